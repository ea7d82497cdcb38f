import type { LoadedTimeline } from '@/api/timeline/loadedTimeline';
import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';

type Cases = readonly CaseOnTimeline[];

const idOf = ({ case: { id } }: CaseOnTimeline): string => id;

const byId = (items: Cases) => new Map(items.map((item, place) => [idOf(item), { item, place }]));

/**
 * The ids of those that would move what is read: new ones, and known ones that came above others, because something happened
 * in them. What comes below everything that is read moves nothing.
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

/** What is shown of a timeline. */
export interface Held {
  items: Cases;
  /** How many wait. */
  waiting: number;
}

/**
 * What is shown of a timeline while it is read: as it is now, but what is new or came up waits, and what was read keeps its
 * place. Nothing waits when something of one's own is among it.
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
    /* Pushed out below by what is new, or deleted. */
    return place > lowest && !isWhole ? [item] : [];
  });
  const below = latest.items.filter((item) => !before.has(idOf(item)) && !moving.has(idOf(item)));
  return { items: [...kept, ...below], waiting: moving.size };
}
