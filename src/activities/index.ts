export { CaseTimeline } from './CaseTimeline';
export { ContactMoments } from './ContactMoments';
