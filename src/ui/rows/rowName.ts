import { NO_DATE } from '@/lib/dates/format';

/** Returns the name of a row for screen readers: its parts in order, without empty parts and duplicates. */
export const rowName = (...parts: readonly (string | null | undefined | false)[]): string =>
  [...new Set(parts.filter((part) => part && part !== NO_DATE))].join(', ');
