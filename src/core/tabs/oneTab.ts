import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { openBroadcast, webLocks } from './betweenTabs';

/** Tells which tab does the work: this one, or another one of the same person. */
export type Turn = 'mine' | 'elsewhere';

/**
 * Work that one tab of this browser does for all tabs of a person, such as polling. The other tabs show the state that
 * this tab sends. When it closes or crashes, the next tab has the turn at once, since the browser passes the lock on.
 */
export interface OneTab {
  /** Reports at the start and at every change which tab does the work. */
  turns: EventChannel<Turn>;
  /** Messages from other tabs, which must be decoded before use. */
  received: EventChannel<object>;
  send: (message: object) => void;
  /** Takes the turn from the tab that has it. */
  seize: () => void;
  close: () => void;
}

async function isHeld(locks: LockManager | null, name: string): Promise<boolean> {
  const { held = [] } = (await locks?.query().catch((): LockManagerSnapshot => ({}))) ?? {};
  return held.some((lock) => lock.name === name);
}

/** Opens the turns for the work called `name`. Without Web Locks, or if refused, every tab does its own work (E11). */
export function openOneTab(name: string, userId: string): OneTab {
  const shared = `thuisbalie-${name}/${userId}`;
  const channel = openBroadcast(shared);
  const locks = webLocks();
  const closing = new AbortController();
  let release: () => void = () => undefined;
  let emit: (turn: Turn) => void = () => undefined;

  const hold = () => {
    if (closing.signal.aborted) return Promise.resolve();
    emit('mine');
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  /**
   * When another tab steals the turn, this one waits for it again. A browser that refuses locks is asked only once,
   * because it keeps refusing, as WebKit does in a page that is being left.
   */
  const wait = (options: LockOptions) => {
    locks?.request(shared, options, hold).catch((error: unknown) => {
      if (closing.signal.aborted) return;
      const isStolen = error instanceof DOMException && error.name === 'AbortError';
      emit(isStolen ? 'elsewhere' : 'mine');
      if (isStolen) wait({ signal: closing.signal });
    });
  };

  const turns = eventChannel<Turn>((listener) => {
    emit = listener;
    void begin();
    return () => undefined;
  }, buffers.expanding<Turn>(2));

  async function begin() {
    const isTaken = await isHeld(locks, shared);
    if (closing.signal.aborted) return;
    if (locks === null) emit('mine');
    else if (isTaken) emit('elsewhere');
    wait({ signal: closing.signal });
  }

  const received = eventChannel<object>((listener) => {
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'object' && data !== null) listener(data);
      };
    return () => channel?.close();
  }, buffers.sliding<object>(64));

  return {
    turns,
    received,
    send: (message) => channel?.postMessage(message),
    seize: () => wait({ steal: true }),
    close: () => {
      closing.abort();
      release();
      turns.close();
      received.close();
    },
  };
}
