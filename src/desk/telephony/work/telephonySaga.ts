import { call, delay, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { selectConfig, type WithConfig } from '@/core/config/configSlice';
import { untilChanged } from '@/core/sagas/waitUntil';
import { selectUser, type WithSession } from '@/core/session/sessionSlice';
import { leaveAfterSleep } from '@/core/sleep/leaveAfterSleep';
import { type OneTab, openOneTab } from '@/core/tabs/oneTab';
import { hubReleased, hubRequested } from '@/hubs/demandSlice';
import { takeOverRequested } from '../state/phoneCommands';
import { selectMayPhone } from '../state/phoneShown';
import { selectTelephony } from '../state/telephonySelectors';
import { iconChecked, phoneMirrored, turnChanged } from '../state/telephonySlice';
import { commandsSaga, perform, TAB_LIMIT_MS } from './commandsSaga';
import { callingSaga, clearedSaga, sayingSaga } from './eventsSaga';
import { type ShowInAllTabs, createShowInAllTabs, show } from './showInAllTabs';
import { phoneDuty } from './phoneDuty';
import { readTabMessage, stateMessage, type TabMessage } from './tabMessages';

const ICON_CHECK_MS = 250;

/** Returns the user of the phone; null without the permission, and when there is no telephony. */
const selectPhoneUser = (state: WithSession & WithConfig): string | null =>
  selectMayPhone(state) && selectConfig(state).facets.telephony?.available === true
    ? (selectUser(state)?.id ?? null)
    : null;

/** Runs the phone of the signed-in user, until another user signs in. */
export function* telephonySaga() {
  while (true) {
    const userId = yield* select(selectPhoneUser);
    const changed = call(untilChanged<string | null>, selectPhoneUser, userId);
    if (userId === null) yield* changed;
    else yield* race({ work: call(keepPhone, userId), changed });
  }
}

function* checkIcon() {
  yield* delay(ICON_CHECK_MS);
  yield* put(iconChecked());
}

/** One tab of this browser holds the phone; the others mirror its state, and pass their commands to it. */
function* keepPhone(userId: string) {
  const tab = openOneTab('phone', userId);
  const showInAllTabs = createShowInAllTabs(tab);
  try {
    yield* fork(checkIcon);
    yield* fork(commandsSaga, tab, showInAllTabs);
    yield* fork(sayingSaga, showInAllTabs);
    yield* fork(clearedSaga);
    yield* fork(callingSaga);
    yield* fork(leaveAfterSleep, phoneDuty);
    yield* fork(tellState, tab);
    yield* fork(hearTabs, tab, showInAllTabs);
    yield* takeEvery(takeOverRequested, tab.seize);
    yield* call(followTurns, tab);
  } finally {
    tab.close();
    yield* put(hubReleased('phoneHub'));
  }
}

function* followTurns(tab: OneTab) {
  while (true) {
    const turn = yield* take(tab.turns);
    yield* put(turnChanged(turn));
    yield* put(turn === 'mine' ? hubRequested('phoneHub') : hubReleased('phoneHub'));
    if (turn === 'elsewhere') tab.tell({ kind: 'hello' } satisfies TabMessage);
  }
}

function* tellState(tab: OneTab) {
  let told = yield* select(selectTelephony);
  while (true) {
    yield* untilChanged(selectTelephony, told);
    told = yield* select(selectTelephony);
    if (told.turn === 'mine') tab.tell(stateMessage(told));
  }
}

function* hearTabs(tab: OneTab, showInAllTabs: ShowInAllTabs) {
  while (true) {
    const word = readTabMessage(yield* take(tab.heard));
    if (word !== null) yield* call(hear, word, tab, showInAllTabs);
  }
}

function* hear(word: TabMessage, tab: OneTab, showInAllTabs: ShowInAllTabs) {
  const state = yield* select(selectTelephony);
  if (word.kind === 'said') yield* call(show, word.said);
  else if (word.kind === 'state') {
    if (state.turn === 'elsewhere') yield* put(phoneMirrored(word.state));
  } else if (state.turn === 'mine') {
    if (word.kind === 'hello') tab.tell(stateMessage(state));
    else if (Date.now() - word.at < TAB_LIMIT_MS) yield* fork(perform, showInAllTabs, word.command);
  }
}
