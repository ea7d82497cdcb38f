import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { reportNotUnderstood } from '@/core/errors/notUnderstood';
import { logLine } from '@/lib/log';
import type { Hub, HubConnection } from './hub';

/** The pushes of a connection, in order. */
export type Push<E> = { events: E[] } | { closed: true };

const FRAME_MS = 16;
const LOAD_WINDOW_MS = 100;
/** A batch larger than this means load, so that the next batch may wait for more events. */
const LOAD_SIZE = 10;
const MAX_PAYLOAD = 256 * 1024;

/** The number of pushes per hub that could not be decoded. */
const dropped = new Map<string, number>();

function drop(hubName: string, event: string): null {
  const times = (dropped.get(hubName) ?? 0) + 1;
  dropped.set(hubName, times);
  if (times === 1 || times % 100 === 0)
    logLine(`${hubName}: push '${event}' not understood (${String(times)} in all)`);
  reportNotUnderstood(`${hubName}: push '${event}'`);
  return null;
}

/** Subtracts the characters of a value from the budget; a negative result means that the value is too large. */
function budgetAfter(value: unknown, budget: number): number {
  if (budget < 0) return budget;
  if (typeof value === 'string') return budget - value.length;
  if (typeof value !== 'object' || value === null) return budget - 8;
  return Object.entries(value).reduce((left, [key, item]) => budgetAfter(item, left - key.length), budget);
}

/** The events to listen to, and their decoder. */
export type PushSource<E> = Pick<Hub<E>, 'name' | 'events' | 'decode'>;

function understand<E>(hub: PushSource<E>, event: string, args: readonly unknown[]): E | null {
  if (budgetAfter(args, MAX_PAYLOAD) < 0) return drop(hub.name, event);
  try {
    return hub.decode(event, args) ?? drop(hub.name, event);
  } catch {
    return drop(hub.name, event);
  }
}

/**
 * Collects the pushes of a hub and delivers all of them in order: once per frame, or once per 100 ms under load. The
 * page would not survive a burst if each push were dispatched alone.
 */
export function collectPushes<E extends object>(
  connection: Pick<HubConnection, 'on' | 'onclose'>,
  hub: PushSource<E>,
): EventChannel<Push<E>> {
  return eventChannel<Push<E>>((emit) => {
    let gathered: E[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastFlush = 0;
    let lastSize = 0;
    let isOpen = true;

    const flush = () => {
      clearTimeout(timer);
      timer = undefined;
      lastFlush = performance.now();
      lastSize = gathered.length;
      if (lastSize === 0) return;
      const events = gathered;
      gathered = [];
      emit({ events });
    };

    const gather = (event: E) => {
      gathered.push(event);
      const sinceFlush = performance.now() - lastFlush;
      const wait = lastSize > LOAD_SIZE ? Math.max(FRAME_MS, LOAD_WINDOW_MS - sinceFlush) : FRAME_MS;
      timer ??= setTimeout(flush, wait);
    };

    hub.events.forEach((event) => {
      connection.on(event, (...args) => {
        const understood = isOpen ? understand(hub, event, args) : null;
        if (understood !== null) gather(understood);
      });
    });
    connection.onclose(() => {
      if (!isOpen) return;
      flush();
      emit({ closed: true });
    });
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, buffers.expanding<Push<E>>(8));
}
