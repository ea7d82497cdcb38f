import { countOf, formatCount } from '@/lib/count';

export const logTexts = {
  list: 'Regels van de systeemlog',
  failed: 'De systeemlog kon niet worden geladen.',
  count: (total: number) => countOf(total, 'regel', 'regels'),
  scope: 'Scope',
  scopePlaceholder: 'Kenmerk van de verwerking',
  level: 'Niveau',
  allLevels: 'Alle',
  none: 'De systeemlog is leeg.',
  noneOfScope: 'Er zijn geen regels van deze scope.',
  noneOfLevel: (loaded: number) =>
    `Geen regel met dit niveau onder de ${countOf(loaded, 'regel', 'regels')} die geladen zijn.`,
  partly: (shown: number, loaded: number, total: number) =>
    `${formatCount(shown)} met dit niveau, van de ${formatCount(loaded)} geladen regels. In totaal ${countOf(total, 'regel', 'regels')}.`,
  messages: 'Niet-bezorgde berichten van deze scope',
  allScopes: 'Log van alle scopes',
  ofScope: (scopeId: string) => `Log van scope ${scopeId}`,
  noMessage: 'Zonder tekst',
  exception: 'Foutmelding',
  copyException: 'Foutmelding kopiëren',
  exceptionCopied: 'Foutmelding gekopieerd',
} as const;
