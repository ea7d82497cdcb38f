import { call, delay, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import type { Action } from '@reduxjs/toolkit';
import { askAtFirstLogIn } from '@/core/signals/askAtFirstLogIn';
import type { OneTab } from '@/core/tabs/oneTab';
import { callRequested } from '@/core/telephony/calling';
import { callHub } from '@/hubs/hubs';
import { phoneEvents } from '@/hubs/phoneHub';
import { dialRequested, phoneCommanded, type PhoneCommand, sameCommand } from '../state/phoneCommands';
import { selectTelephony, selectWhyNotDial } from '../state/telephonySelectors';
import { commandEnded, commandSent, phoneMirrored } from '../state/telephonySlice';
import { telephonyTexts as texts } from '../telephonyTexts';
import type { ShowInAllTabs } from './showInAllTabs';
import type { TabMessage } from './tabMessages';

/** Releasing is ignored for this long, so that a double press ends one call and not the next one too (TEL-27). */
const RELEASE_GUARD_MS = 500;
/** The exchange reports the effect of a command within this time; until then the command is not sent again. */
const SETTLE_MS = 1_000;
/** The tab that holds the phone answers within this time, or not at all. */
export const TAB_LIMIT_MS = 3_000;

const isRelease = (action: Action): boolean =>
  phoneCommanded.match(action) && action.payload.method === 'releaseCall';
const isLogIn = (action: Action): boolean =>
  phoneCommanded.match(action) && action.payload.method === 'login';
const isOther = (action: Action): boolean => phoneCommanded.match(action) && !isRelease(action);

export function* commandsSaga(tab: OneTab, showInAllTabs: ShowInAllTabs) {
  const asked = ({ payload }: ReturnType<typeof phoneCommanded>) => ask(tab, showInAllTabs, payload);
  yield* takeEvery(isOther, asked as (action: Action) => Generator);
  yield* takeEvery(isLogIn, askAtFirstLogIn);
  yield* takeEvery(callRequested, dial, showInAllTabs);
  while (true) {
    const action = (yield* take(isRelease)) as ReturnType<typeof phoneCommanded>;
    yield* fork(asked, action);
    yield* delay(RELEASE_GUARD_MS);
  }
}

/** Dials a number that any screen requests (TEL-32, TEL-33). */
function* dial(
  showInAllTabs: ShowInAllTabs,
  { payload: { number, roleId } }: ReturnType<typeof callRequested>,
) {
  const reason = yield* select(selectWhyNotDial);
  if (reason !== null)
    yield* showInAllTabs({ kind: 'error', text: texts.dialling.cannot(texts.whyNot[reason]) });
  else yield* put(roleId === undefined ? dialRequested(number) : dialRequested(number, roleId));
}

function* isBeingAsked(command: PhoneCommand) {
  const { sent } = yield* select(selectTelephony);
  return sent.some((one) => sameCommand(one, command));
}

function* ask(tab: OneTab, showInAllTabs: ShowInAllTabs, command: PhoneCommand) {
  const { turn } = yield* select(selectTelephony);
  if (turn !== 'elsewhere') yield* call(perform, showInAllTabs, command);
  else if (!(yield* call(isBeingAsked, command))) yield* call(askElsewhere, tab, showInAllTabs, command);
}

/**
 * Sends a command to the exchange once. After an unknown outcome it requests the state instead of sending it again
 * (H20).
 */
export function* perform(showInAllTabs: ShowInAllTabs, command: PhoneCommand) {
  if (yield* call(isBeingAsked, command)) return;
  yield* put(commandSent(command));
  const ended = yield* callHub('phoneHub', command.method, command.args as never);
  if (ended.outcome === 'done') yield* race({ told: take(phoneEvents), late: delay(SETTLE_MS) });
  yield* put(commandEnded({ command, outcome: ended.outcome }));
  if (ended.outcome === 'refused') yield* showInAllTabs({ kind: 'error', text: ended.text });
  if (ended.outcome !== 'unknown') return;
  yield* showInAllTabs({ kind: 'warning', text: texts.doubtful(texts.commands[command.method]) });
  yield* call(askForPhone);
}

/** Requests phone and queue again; a connection that is down delivers both when it comes up. */
export function* askForPhone() {
  yield* callHub('phoneHub', 'reportUserReconnected', []);
}

/** Lets the tab that holds the phone perform the command and report the outcome. */
function* askElsewhere(tab: OneTab, showInAllTabs: ShowInAllTabs, command: PhoneCommand) {
  yield* put(commandSent(command));
  tab.send({ kind: 'command', command, at: Date.now() } satisfies TabMessage);
  const { late } = yield* race({ heard: take(phoneMirrored), late: delay(TAB_LIMIT_MS) });
  if (!late) return;
  yield* put(commandEnded({ command, outcome: 'unknown' }));
  yield* showInAllTabs({ kind: 'error', text: texts.tabSilent });
}
