export { db } from './db';
export { aCaseActivity, aMedia, anActivity, anAssignee, aTask, aTimelineCase, nextId } from './builders';
export {
  aColleague,
  aContract,
  aFunctionGroup,
  aMobile,
  anAddress,
  aPerson,
  aRegistration,
  reachedAt,
} from './peopleBuilders';
export { aCaseFlow, aCaseMessage, aPickedUpStep, aStep, aStepTask } from './caseBuilders';
export { toCaseFlow } from './caseFlowWire';
export { referenceTo } from './references';
export { resetDb } from '../world';
export { toDetail, toListItem, toRecord } from './wire';
