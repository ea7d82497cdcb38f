import { NO_DATE } from '@/lib/dates/format';

/** The name of a row for screen readers: its parts in order, without empty ones and doubles. */
export const rowName = (...parts: readonly (string | null | undefined | false)[]): string =>
  [...new Set(parts.filter((part) => part && part !== NO_DATE))].join(', ');
