import { isDeadlineFilter } from '@/lib/dates/deadlineFilter';
import { optional, parameter, words } from '@/lib/question';

/** The largest page; larger ones in the address are reduced to it. */
const PAGE_MAX = 1_999;
const QUERY_LENGTH_MAX = 200;

export const pageNumber = parameter('page', 0, (given) =>
  typeof given === 'string' && /^\d{1,9}$/.test(given) ? Math.min(Number(given), PAGE_MAX) : undefined,
);

export const searchWords = words('query', QUERY_LENGTH_MAX);

/** A deadline is a preset or a date `yyyy-MM-dd`: records due on or before it (AMB-054, AMB-100). */
export const deadline = (name: string) => optional(name, (text) => (isDeadlineFilter(text) ? text : null));
