import { countOf } from '@/lib/count';
import type { ScoreLevel } from '@/domain/people/satisfaction';

/** The Dutch texts of the tab Klantscore. */
export const satisfactionTexts = {
  title: 'Klantscore',
  list: 'Beoordelingen',
  failed: 'De klantscore kon niet worden geladen.',
  empty: 'Deze relatie heeft nog niets beoordeeld.',
  count: (total: number) => countOf(total, 'beoordeling', 'beoordelingen'),
  untitled: 'Beoordeling',
  noScore: 'Geen cijfer',
  levels: {
    good: 'Tevreden',
    fair: 'Redelijk tevreden',
    poor: 'Ontevreden',
    none: 'Geen oordeel',
  } satisfies Record<ScoreLevel, string>,
  chart: 'Verloop van de klantscore',
  table: 'Klantscore per datum',
  date: 'Datum',
  score: 'Cijfer',
  noDate: 'Datum onbekend',
} as const;
