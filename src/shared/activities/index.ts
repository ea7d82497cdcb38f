export { ChatOfActivity } from './ChatOfActivity';
export { By } from './By';
export { MailOfActivity } from './MailOfActivity';
export { RepairOfActivity } from './RepairOfActivity';
export { CaseTimeline } from './CaseTimeline';
export { ContactMoments } from './ContactMoments';
export { activityActionName, ActivityText, activityWords } from './ActivityText';
export { byDay } from './byDay';
