export { ChatOfActivity } from './ChatOfActivity';
export { By } from './By';
export { MailOfActivity } from './MailOfActivity';
export { RepairOfActivity } from './RepairOfActivity';
export { CaseTimeline } from './CaseTimeline';
export { ContactMoments } from './ContactMoments';
export { ActivityText, activityWords } from './ActivityText';
export { activityActionName } from './activityActionName';
export { byDay } from './byDay';
