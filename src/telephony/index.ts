export { callsMissed } from './history/callsMissed';
export { usePastCall } from './history/usePastCall';
export { candidatesOf, chosenOf } from './incoming/caller';
export { callAppeared } from './state/callAppeared';
export { callIdOf, directionOf, isNoted, stageOf } from './state/callStage';
export { selectCall, selectKnownCalls } from './state/knownCalls';
export {
  afterWorkAndQueueEndRequested,
  afterWorkEndRequested,
  dialRequested,
  forwardRequested,
  holdRequested,
  noRoleRequested,
  phoneCommanded,
  pickUpRequested,
  releaseRequested,
  resumeRequested,
  roleRequested,
  transferRequested,
} from './state/phoneCommands';
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
