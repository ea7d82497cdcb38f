import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { openBroadcast, webLocks } from './betweenTabs';

/** Which tab does the work: this one, or another one of the same person. */
export type Turn = 'mine' | 'elsewhere';

/**
 * Work that one tab of this browser does for all tabs of a person, such as polling. The others show what it tells them. When that
 * tab is closed or crashes, the next one has the turn at once, since the browser gives the lock to who waits for it.
 */
export interface OneTab {
  /** Says at the start, and whenever it changes, which tab does the work. */
  turns: EventChannel<Turn>;
  /** What other tabs say; nobody trusts it before it is decoded. */
  heard: EventChannel<object>;
  tell: (word: object) => void;
  /** Takes the turn from the tab that has it. */
  seize: () => void;
  close: () => void;
}

/** Without Web Locks every tab does its own work (E11). `name` is that of the work. */
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
  /** Where another tab steals the turn, this one waits for it again. */
  const wait = (options: LockOptions) => {
    locks?.request(shared, options, hold).catch(() => {
      if (closing.signal.aborted) return;
      emit('elsewhere');
      wait({ signal: closing.signal });
    });
  };

  const turns = eventChannel<Turn>((listener) => {
    emit = listener;
    void begin();
    return () => undefined;
  }, buffers.expanding<Turn>(2));

  async function begin() {
    const { held = [] } = (await locks?.query()) ?? {};
    if (closing.signal.aborted) return;
    if (locks === null) emit('mine');
    else if (held.some((lock) => lock.name === shared)) emit('elsewhere');
    wait({ signal: closing.signal });
  }

  const heard = eventChannel<object>((listener) => {
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'object' && data !== null) listener(data);
      };
    return () => channel?.close();
  }, buffers.sliding<object>(64));

  return {
    turns,
    heard,
    tell: (word) => channel?.postMessage(word),
    seize: () => wait({ steal: true }),
    close: () => {
      closing.abort();
      release();
      turns.close();
      heard.close();
    },
  };
}
