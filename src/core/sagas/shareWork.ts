import * as v from 'valibot';
import { call, delay, fork, select, take } from 'typed-redux-saga';
import { type AnySelector, waitUntil } from './waitUntil';
import type { OneTab, Turn } from '../tabs/oneTab';

/** How the tabs of one browser share the state of work that one of them does. */
interface SharedWork<Message extends { kind: string }> {
  /** Null while it is unknown which tab does the work. */
  selectTurn: AnySelector<Turn | null>;
  onTurn: (turn: Turn) => Generator;
  /** The parts of a message of kind `state`, which is sent whenever one of these parts changes. */
  selectState: AnySelector<object>;
  /** The pause after a change before the state is sent, for a state that may be large. */
  pauseMs?: number;
  /** The schema of the messages between the tabs: one of kind `state`, and further ones. */
  Message: v.GenericSchema<unknown, Message>;
  /** Handles a message. A message of kind `state` is handled only while another tab does the work. */
  handle: (message: Message) => Generator;
}

/** A message from a tab that has just opened or has lost its turn, and needs the state. */
const Hello = v.object({ kind: v.literal('hello') });

const isSame = (one: object, other: object): boolean =>
  Object.entries(one).every(([name, part]) => part === (other as Record<string, unknown>)[name]);

/** Lets one tab do the work and send its state; the other tabs show that state, and request it when they open. */
export function* shareWork<Message extends { kind: string }>(tab: OneTab, work: SharedWork<Message>) {
  const { selectTurn, selectState, Message, handle } = work;
  function* sendState() {
    if ((yield* select(selectTurn)) === 'mine') tab.send({ kind: 'state', ...(yield* select(selectState)) });
  }
  yield* fork(sendChanges, work, sendState);
  yield* fork(followTurns, tab, work.onTurn);
  while (true) {
    const received = yield* take(tab.received);
    if (v.is(Hello, received)) yield* call(sendState);
    const { success, output } = v.safeParse(Message, received);
    if (success && (output.kind !== 'state' || (yield* select(selectTurn)) === 'elsewhere'))
      yield* call(handle, output);
  }
}

function* followTurns(tab: OneTab, onTurn: (turn: Turn) => Generator) {
  while (true) {
    const turn = yield* take(tab.turns);
    yield* call(onTurn, turn);
    if (turn === 'elsewhere') tab.send({ kind: 'hello' });
  }
}

type StateOfWork = Pick<SharedWork<never>, 'selectState' | 'pauseMs'>;

function* sendChanges({ selectState, pauseMs = 0 }: StateOfWork, sendState: () => Generator) {
  while (true) {
    const before = yield* select(selectState);
    yield* call(sendState);
    yield* waitUntil((state) => !isSame(before, selectState(state)));
    yield* delay(pauseMs);
  }
}
