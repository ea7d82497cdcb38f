import { fork } from 'typed-redux-saga';
import { supervise } from '@/core/sagas/supervise';
import { caseFlowSync } from '../caseFlowSync';
import { caseFlowActionsSaga } from './caseFlowActionsSaga';
import { caseFlowRefreshSaga } from './caseFlowRefreshSaga';
import { caseFlowMessagesSaga } from './messages/caseFlowMessagesSaga';
import { stepActionsSaga } from './steps/stepActionsSaga';

/** Runs the sagas of the open case and of actions on cases anywhere. An error in one saga leaves the others running. */
export function* openCaseFlowSaga() {
  yield* fork(supervise, 'caseFlows/open', caseFlowSync.keepOpen);
  yield* fork(supervise, 'caseFlows/actions', caseFlowActionsSaga);
  yield* fork(supervise, 'caseFlows/steps', stepActionsSaga);
  yield* fork(supervise, 'caseFlows/messages', caseFlowMessagesSaga);
  yield* fork(supervise, 'caseFlows/refresh', caseFlowRefreshSaga);
}
