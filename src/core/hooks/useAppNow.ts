import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  now = Date.now();
  arm();
  listeners.forEach((listener) => {
    listener();
  });
}

/** The next tick comes just after the clock on the wall has gone to the next minute. */
function arm(): void {
  clearTimeout(timer);
  timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    arm();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

function read(): number {
  if (listeners.size === 0 && Date.now() - now >= MINUTE_MS) now = Date.now();
  return now;
}

/** The time in milliseconds, new every minute: one clock for everything on screen that says 'vandaag' or 'te laat'. */
export const useAppNow = (): number => useSyncExternalStore(subscribe, read);
