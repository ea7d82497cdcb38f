import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import * as v from 'valibot';
import { openBroadcast, webLocks } from '../tabs/betweenTabs';
import { KeptDraft } from './draftsSaga';

const key = v.string();
const DraftMessage = v.variant('type', [
  v.object({ type: v.literal('opened'), key }),
  /** Asks for the draft; the tab that has the draft answers with `given` or `kept`. */
  v.object({ type: v.literal('wanted'), key }),
  v.object({ type: v.literal('given'), key, draft: KeptDraft }),
  v.object({ type: v.literal('kept'), key }),
  /**
   * The draft was stored or thrown away, so its copies are out of date. `savedAt` is the time of its last change,
   * `sent` the part that was stored. `isOver` is true when nothing of the draft is left in the sending tab.
   */
  v.object({
    type: v.literal('gone'),
    key,
    savedAt: v.number(),
    sent: v.optional(v.unknown()),
    isOver: v.boolean(),
  }),
]);
export type DraftMessage = v.InferOutput<typeof DraftMessage>;

/** A change of the lock of a draft: this tab has the draft, another tab has it, or no tab has it any more. */
type Turn = { [T in 'had' | 'taken' | 'free']: { type: T; key: string } }['had' | 'taken' | 'free'];

/** The drafts in the other tabs of this browser. A draft is open in the tab that has its lock. */
export interface DraftTabs {
  /** True in a browser without channel and locks between tabs. */
  isAlone: boolean;
  received: EventChannel<DraftMessage | Turn>;
  send: (message: DraftMessage) => void;
  has: (key: string) => boolean;
  /** Requests the lock of the draft, which succeeds only if no other tab has it. */
  claim: (key: string) => void;
  /** Takes a draft from the tab that has it. */
  seize: (key: string) => void;
  release: (key: string) => void;
  /** Waits until no tab has the draft. */
  awaitFree: (key: string) => void;
  openElsewhere: () => Promise<string[]>;
  close: () => void;
}

/** Without Web Locks every tab keeps all of its drafts (E11). */
export function openDraftTabs(userId: string): DraftTabs {
  const name = `thuisbalie-drafts/${userId}`;
  const channel = openBroadcast(name);
  const locks = webLocks();
  const claimed = new Set<string>();
  const held = new Map<string, () => void>();
  const waits = new Map<string, AbortController>();
  let emit: (event: DraftMessage | Turn) => void = () => undefined;

  const received = eventChannel<DraftMessage | Turn>((listener) => {
    emit = listener;
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        const { success, output } = v.safeParse(DraftMessage, data);
        if (success) emit(output);
      };
    return () => channel?.close();
  }, buffers.expanding<DraftMessage | Turn>(8));

  const lockOf = (draft: string) => `${name}/${draft}`;
  const lose = (draft: string) => {
    held.delete(draft);
    if (claimed.delete(draft)) emit({ type: 'taken', key: draft });
  };
  const hold = (draft: string, options: LockOptions) => {
    if (locks === null || claimed.has(draft)) return;
    claimed.add(draft);
    const keep = (lock: Lock | null) => {
      if (lock === null) lose(draft);
      if (lock === null || !claimed.has(draft)) return undefined;
      return new Promise<void>((letGo) => {
        held.set(draft, letGo);
        emit({ type: 'had', key: draft });
      });
    };
    locks.request(lockOf(draft), options, keep).catch(() => {
      if (held.has(draft)) lose(draft);
      else claimed.delete(draft);
    });
  };
  const release = (draft: string) => {
    claimed.delete(draft);
    held.get(draft)?.();
    held.delete(draft);
  };
  const awaitFree = (draft: string) => {
    if (locks === null || waits.has(draft)) return;
    const stop = new AbortController();
    waits.set(draft, stop);
    locks
      .request(lockOf(draft), { signal: stop.signal }, () => emit({ type: 'free', key: draft }))
      .catch(() => undefined)
      .finally(() => waits.delete(draft));
  };

  return {
    isAlone: channel === null && locks === null,
    received,
    send: (message) => channel?.postMessage(message),
    has: (draft) => held.has(draft),
    claim: (draft) => hold(draft, { ifAvailable: true }),
    seize: (draft) => {
      waits.get(draft)?.abort();
      hold(draft, { steal: true });
    },
    release,
    awaitFree,
    openElsewhere: async () => {
      const { held: all = [] } = (await locks?.query()) ?? {};
      const start = lockOf('');
      return all.flatMap(({ name: lock = '' }) =>
        lock.startsWith(start) && !held.has(lock.slice(start.length)) ? [lock.slice(start.length)] : [],
      );
    },
    close: () => {
      received.close();
      waits.forEach((stop) => stop.abort());
      [...claimed].forEach(release);
    },
  };
}
