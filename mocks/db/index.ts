export { db } from './db';
export { anAnnouncement } from '../announcements/builders';
export { aMail, anOutgoingMail } from '../mail/builders';
export { aLogEntry, anUndeliveredMessage } from '../diagnostics/builders';
export { aCaseActivity, aMedia, anAssignee, aTimelineCase, nextId } from './builders';
export { anActivity, aTask } from '../tasks/records';
export {
  anAccount,
  anAdditionalField,
  aSynchronizedObject,
  aColleague,
  aContract,
  aFunctionGroup,
  aMobile,
  anAddress,
  aPerson,
  aRegistration,
  reachedAt,
} from '../people/builders';
export { aBill, aContractContact, anOccupancy, aScore, aWorkArea } from '../tenancy/builders';
export { aComplex, aUnit } from '../properties/builders';
export { aConversation, aCustomerMessage, anOperator, anOperatorMessage } from '../chat/records';
export { aCaseFlow, aCaseMessage, aPickedUpStep, aStep, aStepTask } from '../caseflows/builders';
export { toCaseFlow } from '../caseflows/wire';
export { referenceTo } from './references';
export { resetDb } from '../world/world';
export { toDetail, toListItem, toRecord } from '../tasks/records';
export { aFaq } from '../knowledge/builders';
