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

/** What follows from the seconds since 1970, judged every second; whoever shows it is drawn again only when that differs. */
export const useEverySecond = <T extends string | number>(judge: (second: number) => T): T =>
  useSyncExternalStore(subscribe, () => judge(read()));

/** Seconds since 1970, new every second, from one timer for all that counts. Only for what shows them: it draws that again. */
export const useSecond = (): number => useSyncExternalStore(subscribe, read);
