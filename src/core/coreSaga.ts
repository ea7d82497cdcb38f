import { fork } from 'typed-redux-saga';
import { appearanceSaga } from './appearance/appearanceSaga';
import { configSaga } from './config/configSaga';
import { deviceSaga } from './device/deviceSaga';
import { keepDrafts } from './drafts/lateDrafts';
import { networkSaga } from './network/networkSaga';
import { supervise } from './sagas/supervise';
import { wakeUpSaga } from './sagas/wakeUpSaga';
import { keepLateSession } from './session/lateSession';
import { createRenewals } from './session/renewalChannel';
import { sessionSaga } from './session/sessionSaga';
import { keepSignals } from './signals/lateSignals';
import { startupSaga } from './startup/startupSaga';
import { toastsSaga } from './toasts/toastsSaga';

/** Runs the core sagas, each under its own supervision; startup comes last, when all others listen. */
export function* coreSaga() {
  const renewals = createRenewals();
  yield* fork(supervise, 'toasts', toastsSaga);
  yield* fork(supervise, 'appearance', appearanceSaga);
  yield* fork(supervise, 'device', deviceSaga);
  yield* fork(supervise, 'network', networkSaga);
  yield* fork(supervise, 'wakeUp', wakeUpSaga);
  yield* fork(supervise, 'drafts', keepDrafts);
  yield* fork(supervise, 'signals', keepSignals);
  yield* fork(supervise, 'config', configSaga);
  yield* fork(supervise<[typeof renewals]>, 'session', sessionSaga, renewals);
  yield* fork(supervise<[typeof renewals]>, 'lateSession', keepLateSession, renewals);
  yield* fork(supervise<[typeof renewals]>, 'startup', startupSaga, renewals);
}
