export { db } from './db';
export {
  aTimelineCase,
  aCaseActivity,
  aColleague,
  aContract,
  aFunctionGroup,
  aMedia,
  anActivity,
  anAssignee,
  aPerson,
  aTask,
  nextId,
} from './builders';
export { aCaseFlow, aCaseMessage, aPickedUpStep, aStep, aStepTask } from './caseBuilders';
export { toCaseFlow } from './caseFlowWire';
export { resetDb } from '../world';
export { toDetail, toListItem, toRecord } from './wire';
