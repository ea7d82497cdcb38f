import { NO_DATE } from '@/lib/dates/format';

/** All that a row says, for screen readers: what it lacks is left out, what it shows twice is said once. */
export const rowName = (...parts: readonly (string | null | undefined | false)[]): string =>
  [...new Set(parts.filter((part) => part && part !== NO_DATE))].join(', ');
