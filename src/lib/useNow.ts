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

/** The time, new every whole minute, from one timer however many words on screen depend on it. */
export const useNow = (): number => useSyncExternalStore(subscribe, read);
