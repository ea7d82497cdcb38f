export { ChatOfActivity } from './ChatOfActivity';
export { CaseTimeline } from './CaseTimeline';
export { ContactMoments } from './ContactMoments';
export { ActivityText, activityWords } from './ActivityText';
export { byDay } from './byDay';
