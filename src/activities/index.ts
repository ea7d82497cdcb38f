export { CaseTimeline } from './CaseTimeline';
export { ContactMoments } from './ContactMoments';
export { ActivityText } from './ActivityText';
export { activityWords } from './activityWords';
