import { takeEvery } from 'typed-redux-saga';
import { caseFlowEvents } from '@/hubs/caseFlowEvents';
import { applyToCaseFlows } from './caseFlowSync';

export function* caseFlowsSaga() {
  yield* takeEvery(caseFlowEvents, function* ({ payload: events }) {
    yield* applyToCaseFlows('hub', events);
  });
}
