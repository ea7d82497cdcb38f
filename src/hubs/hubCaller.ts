import type { Action } from '@reduxjs/toolkit';
import { call, delay, getContext, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import * as v from 'valibot';
import { selectIsOnline } from '@/core/network/networkSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { whyNotDone } from '@/lib/failures/failureTexts';
import { reportNotUnderstood } from '@/core/errors/notUnderstood';
import { logLine } from '@/lib/log';
import { lookUp } from '@/lib/values';
import { hubUp } from './connectionSlice';
import { type HubConnection, type HubContext, type HubFacts, type HubMethod, HubRefusal } from './hub';
import { sentenceOf } from './hubMessages';
import { hubsTexts } from './hubsTexts';

/** The time that a call waits for a connection; when it is over, the user no longer wants the call. */
const CONNECTION_LIMIT_MS = 5_000;
/** The time that a call waits for its answer, which may never come. */
const ANSWER_LIMIT_MS = 10_000;

/**
 * The outcome of a call, as with `submit`. `refused` means that nothing happened, for the reason in `text`. `unknown`
 * means that the call was sent, but perhaps not carried out; such a call is never sent again automatically (H20).
 */
type HubOutcome<Answer> =
  { outcome: 'done'; answer: Answer } | { outcome: 'refused'; text: string } | { outcome: 'unknown' };

type HubTable = Readonly<Record<string, Pick<HubFacts, 'needs' | 'methods'>>>;
type MethodsOf<Table extends HubTable, Name extends keyof Table> = Table[Name]['methods'];
type ArgsOf<Method> = Method extends HubMethod<infer Args> ? Args : never;
type AnswerOf<Method> = Method extends HubMethod<never, infer Answer> ? Answer : never;

const unknown = { outcome: 'unknown' } as const;
const refused = (text: string) => ({ outcome: 'refused', text }) as const;

/** Returns the function that calls methods of the hubs in a table. The compiler checks names, arguments and answers. */
export const hubCaller =
  <Table extends HubTable>(table: Table) =>
  <Name extends keyof Table & string, Method extends keyof MethodsOf<Table, Name> & string>(
    name: Name,
    method: Method,
    args: ArgsOf<MethodsOf<Table, Name>[Method]>,
  ): SagaGenerator<HubOutcome<AnswerOf<MethodsOf<Table, Name>[Method]>>> =>
    callMethod(table, { name, method, args }) as SagaGenerator<never>;

interface HubCall {
  name: string;
  method: string;
  args: readonly unknown[];
}

function* callMethod(table: HubTable, asked: HubCall) {
  const { needs = [], methods = {} } = lookUp(table, asked.name) ?? {};
  if (!(yield* select(selectMay))(...needs)) return refused(hubsTexts.mayNot);
  const connection = yield* awaitConnection(asked.name);
  if (connection === undefined)
    return refused((yield* select(selectIsOnline)) ? hubsTexts.noConnection : whyNotDone.offline);
  const ended = yield* send(connection, asked);
  return ended === undefined ? unknown : outcomeOf(asked, lookUp(methods, asked.method), ended);
}

/** Waits for the connection of a hub, but returns at once when there is no network. */
function* awaitConnection(name: string) {
  const connections = yield* getContext<HubContext['hubConnections']>('hubConnections');
  if (!connections.has(name) && (yield* select(selectIsOnline)))
    yield* race({
      up: take((action: Action) => hubUp.match(action) && action.payload === name),
      late: delay(CONNECTION_LIMIT_MS),
    });
  return connections.get(name);
}

type Ended = { answer: unknown } | { error: unknown };

const ending = (invocation: Promise<unknown>): Promise<Ended> =>
  invocation.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );

/** Sends a call once; returns nothing if the call did not end within the limit. */
function* send(connection: HubConnection, { method, args }: HubCall) {
  const { ended } = yield* race({
    ended: call(() => ending(connection.invoke(method, ...args))),
    late: delay(ANSWER_LIMIT_MS),
  });
  return ended;
}

function outcomeOf({ name, method }: HubCall, known: HubMethod | undefined, ended: Ended) {
  if ('error' in ended) {
    /* Only a text that the server wrote itself is shown, because SignalR's own texts are not written for agents. */
    if (ended.error instanceof HubRefusal)
      return refused(sentenceOf(ended.error.message) || hubsTexts.refused);
    logLine(`Hub method '${method}' failed`, ended.error);
    return unknown;
  }
  const read = v.safeParse(known?.answer ?? v.unknown(), ended.answer);
  if (read.success) return { outcome: 'done', answer: read.output } as const;
  logLine(`${name}: answer of '${method}' not understood`);
  reportNotUnderstood(`${name}: answer of '${method}'`);
  return unknown;
}
