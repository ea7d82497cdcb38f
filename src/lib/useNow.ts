import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick() {
  now = Date.now();
  timer = setTimeout(tick, MINUTE_MS - (now % MINUTE_MS));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    clearTimeout(timer);
    tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

function read() {
  if (listeners.size === 0 && Date.now() - now >= MINUTE_MS) now = Date.now();
  return now;
}

/** Returns the time, updated every whole minute by one timer for all components. */
export const useNow = (): number => useSyncExternalStore(subscribe, read);
