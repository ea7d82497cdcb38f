import { useSyncExternalStore } from 'react';

const SECOND_MS = 1_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

const read = (): number => Math.floor(Date.now() / SECOND_MS);

function tick() {
  timer = setTimeout(tick, SECOND_MS - (Date.now() % SECOND_MS));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) timer = setTimeout(tick, SECOND_MS - (Date.now() % SECOND_MS));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/**
 * Returns a value that is derived from the seconds since 1970 every second; the component renders again only when it
 * changes.
 */
export const useEverySecond = <T extends string | number>(judge: (second: number) => T): T =>
  useSyncExternalStore(subscribe, () => judge(read()));

/**
 * Returns the seconds since 1970, updated every second by one timer for all components. The calling component renders
 * every second.
 */
export const useSecond = (): number => useSyncExternalStore(subscribe, read);
