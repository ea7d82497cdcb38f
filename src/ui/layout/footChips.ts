import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { sameValue } from '@/lib/values';
import { type FootChip, partsOf, roomFor, thatFit } from './footRoom';

interface Group {
  place: HTMLElement;
  chips: readonly FootChip[];
}

interface Foot {
  groups: readonly Group[];
  /** The room for chips in px; null until it is measured. */
  room: number | null;
}

/* The groups belong to areas that do not know each other but share one foot. */
let foot: Foot = { groups: [], room: null };
const listeners = new Set<() => void>();

function change(next: Partial<Foot>) {
  foot = { ...foot, ...next };
  for (const listener of listeners) listener();
}

const useFoot = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => foot,
  );

const isBefore = (one: Node, other: Node) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

const without = (place: HTMLElement) => foot.groups.filter((group) => group.place !== place);

const place = (group: Group) =>
  [...without(group.place), group].toSorted((one, other) => (isBefore(one.place, other.place) ? -1 : 1));

const wordsOf = (chips: readonly FootChip[]) =>
  chips.map(({ id, label, unread, isOpen }) => [id, label, unread, isOpen]);

/** Measures the foot again whenever one of its parts appears, disappears or changes width. */
function watchRoom(bar: HTMLElement): () => void {
  const measure = () => {
    const room = roomFor(bar);
    if (room !== foot.room) change({ room });
  };
  const sizes = new ResizeObserver(measure);
  const observe = () => {
    sizes.disconnect();
    for (const part of [bar, ...partsOf(bar), ...bar.querySelectorAll('[data-foot-fixed]')])
      sizes.observe(part);
    measure();
  };
  const parts = new MutationObserver(observe);
  parts.observe(bar, { childList: true, subtree: true });
  observe();
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
}

/**
 * Puts chips at the foot of the page. Returns which of the chips fit. The last group also receives the chips of all
 * groups that do not fit.
 */
export function useFootChips(section: RefObject<HTMLElement | null>, chips: readonly FootChip[]) {
  const { groups, room } = useFoot();
  const [told, setTold] = useState(chips);
  if (told !== chips && !sameValue(wordsOf(told), wordsOf(chips))) setTold(chips);
  useLayoutEffect(() => {
    if (section.current) change({ groups: place({ place: section.current, chips: told }) });
  }, [section, told]);
  useEffect(() => {
    const { current } = section;
    const bar = current?.closest<HTMLElement>('[data-foot]');
    if (!current || !bar) return undefined;
    const unwatch = watchRoom(bar);
    return () => {
      unwatch();
      change({ groups: without(current) });
    };
  }, [section]);
  const all = groups.flatMap((group) => group.chips);
  const fitting = room === null ? new Set(all.map(({ id }) => id)) : thatFit(all, room);
  const isLast = groups.at(-1)?.place === section.current;
  return {
    isShown: (id: string) => fitting.has(id) || !all.some((chip) => chip.id === id),
    rest: isLast ? all.filter(({ id }) => !fitting.has(id)) : [],
  };
}

/** The ids of everything that is at the foot of the page, in a chip or in the menu. */
export const useFootIds = (): ReadonlySet<string> =>
  new Set(useFoot().groups.flatMap(({ chips }) => chips.map(({ id }) => id)));
