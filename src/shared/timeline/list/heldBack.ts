import type { LoadedTimeline } from '@/api/timeline/loadedTimeline';
import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';

type Cases = readonly CaseOnTimeline[];

const idOf = ({ case: { id } }: CaseOnTimeline): string => id;

const byId = (items: Cases) => new Map(items.map((item, place) => [idOf(item), { item, place }]));

/**
 * The ids of the cases that would move what is being read: new ones, and known ones that moved up because of an
 * activity. Cases below everything that was read move nothing.
 */
function movingIds(read: Cases, latest: Cases): Set<string> {
  const before = byId(read);
  const moving = new Set<string>();
  let highest = Infinity;
  for (const item of [...latest].reverse()) {
    const place = before.get(idOf(item))?.place;
    if (place !== undefined && place < highest) highest = place;
    else if (highest !== Infinity) moving.add(idOf(item));
  }
  return moving;
}

export interface Held {
  items: Cases;
  waiting: number;
}

/**
 * Returns the cases to show while a timeline is read. The cases are updated, but new and risen cases wait, and read
 * cases keep their place. Nothing waits if one of the waiting cases has the user's own activity.
 */
export function heldBack(
  read: Cases,
  latest: LoadedTimeline,
  isOwn: (item: CaseOnTimeline) => boolean,
): Held {
  const moving = movingIds(read, latest.items);
  const isNothingHeld = !latest.items.some((item) => moving.has(idOf(item)));
  if (isNothingHeld || latest.items.some((item) => moving.has(idOf(item)) && isOwn(item)))
    return { items: latest.items, waiting: 0 };
  const now = byId(latest.items);
  const before = byId(read);
  const isWhole = latest.items.length >= latest.total;
  const lowest = Math.max(-1, ...latest.items.map((item) => before.get(idOf(item))?.place ?? -1));
  const kept = read.flatMap((item, place) => {
    const { item: newer } = now.get(idOf(item)) ?? {};
    if (newer !== undefined) return [moving.has(idOf(item)) ? item : newer];
    /* A missing case was either deleted or pushed off the page by new cases. Only a pushed case is kept. */
    return place > lowest && !isWhole ? [item] : [];
  });
  const below = latest.items.filter((item) => !before.has(idOf(item)) && !moving.has(idOf(item)));
  return { items: [...kept, ...below], waiting: moving.size };
}
