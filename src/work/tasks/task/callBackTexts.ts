import { formatDate, formatTime } from '@/lib/dates/format';

const written = (moment: string): string => `${formatDate(moment)} om ${formatTime(moment)}`;

const attempt = (number: number): string => `Niet bereikt (poging ${String(number)})`;

export const callBackTexts = {
  attempts: 'Pogingen',
  notReached: 'Niet bereikt',
  /** The beginning of a message about this attempt. */
  attempt,
  message: (number: number, at: string, next: string) =>
    `${attempt(number)} op ${written(at)}. Opnieuw proberen op ${written(next)}.`,
  outcome: {
    success: 'Poging vastgelegd',
    failure: 'De poging is niet vastgelegd.',
    uncertain: 'Niet zeker of de poging is vastgelegd.',
    halfDone:
      'Het bericht staat bij de taak, maar het tijdstip is niet verzet. Het bericht komt er bij een volgende poging niet dubbel bij.',
  },
} as const;
