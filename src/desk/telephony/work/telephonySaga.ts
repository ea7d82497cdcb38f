import { call, delay, fork, put, race, select, takeEvery } from 'typed-redux-saga';
import { selectConfig, type WithConfig } from '@/core/config/configSlice';
import { untilChanged } from '@/core/sagas/waitUntil';
import { selectUser, type WithSession } from '@/core/session/sessionSlice';
import { leaveAfterSleep } from '@/core/sleep/leaveAfterSleep';
import { openOneTab, type Turn } from '@/core/tabs/oneTab';
import { shareWork } from '@/core/sagas/shareWork';
import { hubReleased, hubRequested, selectIsRequested } from '@/hubs/demandSlice';
import { takeOverRequested } from '../state/phoneCommands';
import { selectMayPhone } from '../state/phoneShown';
import { selectTelephony } from '../state/telephonySelectors';
import { iconChecked, phoneMirrored, turnChanged, type WithTelephony } from '../state/telephonySlice';
import { commandsSaga, perform, TAB_LIMIT_MS } from './commandsSaga';
import { callingSaga, clearedSaga, sayingSaga } from './eventsSaga';
import { type ShowInAllTabs, createShowInAllTabs, show } from './showInAllTabs';
import { phoneDuty } from './phoneDuty';
import { TabMessage } from './tabMessages';

const ICON_CHECK_MS = 250;

/** Returns the user of the phone; null without the permission or without telephony. */
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
    yield* takeEvery(takeOverRequested, tab.seize);
    yield* shareWork<TabMessage>(tab, {
      selectTurn: (state: WithTelephony) => selectTelephony(state).turn,
      onTurn,
      selectState: (state: WithTelephony) => ({ state: selectTelephony(state) }),
      Message: TabMessage,
      handle: (message) => handle(message, showInAllTabs),
    });
  } finally {
    tab.close();
    yield* put(hubReleased('phoneHub'));
  }
}

/** The same turn may be reported again, as when the browser refuses a lock; the hub is still requested once. */
function* onTurn(turn: Turn) {
  yield* put(turnChanged(turn));
  const isRequested = yield* select(selectIsRequested, 'phoneHub');
  if (turn === 'mine' && !isRequested) yield* put(hubRequested('phoneHub'));
  if (turn === 'elsewhere' && isRequested) yield* put(hubReleased('phoneHub'));
}

function* handle(message: TabMessage, showInAllTabs: ShowInAllTabs) {
  if (message.kind === 'said') yield* call(show, message.said);
  else if (message.kind === 'state') yield* put(phoneMirrored(message.state));
  else {
    const isMine = (yield* select(selectTelephony)).turn === 'mine';
    if (isMine && Date.now() - message.at < TAB_LIMIT_MS)
      yield* fork(perform, showInAllTabs, message.command);
  }
}
