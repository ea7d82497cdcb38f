import * as v from 'valibot';
import { call, delay, fork, select, take } from 'typed-redux-saga';
import { type AnySelector, waitUntil } from './waitUntil';
import type { OneTab, Turn } from '../tabs/oneTab';

/** How the tabs of one browser share the state of work that one of them does. */
interface SharedWork<Message extends { kind: string }> {
  /** Null while it is unknown which tab does the work. */
  selectTurn: AnySelector<Turn | null>;
  onTurn: (turn: Turn) => Generator;
  /** The parts of a message of kind `state`, which is sent when one of them changes. */
  selectState: AnySelector<object>;
  /** The pause after a change, for a state that may be large. */
  pauseMs?: number;
  /** The messages between the tabs: one of kind `state`, and further ones. */
  Message: v.GenericSchema<unknown, Message>;
  /** Handles a message; a state only while another tab does the work. */
  hear: (message: Message) => Generator;
}

/** Sent by a tab that has just opened, or lost its turn. */
const Hello = v.object({ kind: v.literal('hello') });

const isSame = (one: object, other: object): boolean =>
  Object.entries(one).every(([name, part]) => part === (other as Record<string, unknown>)[name]);

/** One tab does the work and sends its state; the others show it, and request it when they open. */
export function* shareWork<Message extends { kind: string }>(tab: OneTab, work: SharedWork<Message>) {
  const { selectTurn, selectState, Message, hear } = work;
  function* tellState() {
    if ((yield* select(selectTurn)) === 'mine') tab.tell({ kind: 'state', ...(yield* select(selectState)) });
  }
  yield* fork(tellChanges, work, tellState);
  yield* fork(followTurns, tab, work.onTurn);
  while (true) {
    const heard = yield* take(tab.heard);
    if (v.is(Hello, heard)) yield* call(tellState);
    const { success, output } = v.safeParse(Message, heard);
    if (success && (output.kind !== 'state' || (yield* select(selectTurn)) === 'elsewhere'))
      yield* call(hear, output);
  }
}

function* followTurns(tab: OneTab, onTurn: (turn: Turn) => Generator) {
  while (true) {
    const turn = yield* take(tab.turns);
    yield* call(onTurn, turn);
    if (turn === 'elsewhere') tab.tell({ kind: 'hello' });
  }
}

type Told = Pick<SharedWork<never>, 'selectState' | 'pauseMs'>;

function* tellChanges({ selectState, pauseMs = 0 }: Told, tellState: () => Generator) {
  while (true) {
    const before = yield* select(selectState);
    yield* call(tellState);
    yield* waitUntil((state) => !isSame(before, selectState(state)));
    yield* delay(pauseMs);
  }
}
