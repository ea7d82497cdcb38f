import { momentOf } from '../db/calendar';
import type { Moment } from '../wire/shared';

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Orders records by a moment. Records without a moment come last, and equal moments are ordered by id. */
export function byMoment<T extends { id: string }>(
  of: (record: T) => Moment | null,
  isDescending: boolean,
): (a: T, b: T) => number {
  return (a, b) => {
    const [left, right] = [momentOf(of(a)), momentOf(of(b))];
    if (left === right) return compare(a.id, b.id);
    if (left === null) return 1;
    if (right === null) return -1;
    return isDescending ? compare(right, left) : compare(left, right);
  };
}
