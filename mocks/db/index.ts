export { db } from './db';
export { aCaseActivity, aMedia, anAssignee, aTimelineCase, nextId } from './builders';
export { anActivity, aTask } from '../tasks/records';
export {
  aColleague,
  aContract,
  aFunctionGroup,
  aMobile,
  anAddress,
  aPerson,
  aRegistration,
  reachedAt,
} from '../people/builders';
export { aCaseFlow, aCaseMessage, aPickedUpStep, aStep, aStepTask } from '../caseflows/builders';
export { toCaseFlow } from '../caseflows/wire';
export { referenceTo } from './references';
export { resetDb } from '../world/world';
export { toDetail, toListItem, toRecord } from '../tasks/records';
