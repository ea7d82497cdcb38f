export { PHONES_TITLE } from './phones/phonesTitle';
export { CallHistory } from './history/CallHistory';
export { callsMissed } from './state/callsMissed';
export { usePastCall } from './history/usePastCall';
export { callerOf, findPerson, roleForCall, subjectOf } from './callers';
export { callPassedOn } from './state/passedOn';
export { callIdOf, isNoted, stageOf } from './state/callStage';
export { selectCall, selectDirection, selectKnownCalls } from './state/knownCalls';
export {
  afterWorkAndQueueEndRequested,
  afterWorkEndRequested,
  dialRequested,
  enterQueueRequested,
  forwardRequested,
  holdRequested,
  noRoleRequested,
  notReadyRequested,
  phoneCommanded,
  pickUpRequested,
  readyRequested,
  releaseRequested,
  resumeRequested,
  richPresenceRequested,
  roleRequested,
  transferRequested,
} from './state/phoneCommands';
export { selectMayPhone, selectMayRing } from './state/phoneShown';
export type { TelephonyAvailability } from './state/phoneRules';
export {
  selectCalls,
  selectEstablishedCall,
  selectIsAfterWork,
  selectLastFinishedCall,
  selectPhone,
  selectRingingCall,
  selectTelephony,
  selectTelephonyAvailability,
  selectWhyNotDial,
} from './state/telephonySelectors';
export type { WithTelephony } from './state/telephonySlice';
