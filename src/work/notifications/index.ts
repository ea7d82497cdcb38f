export { noticesWanted } from './noticesWanted';
export { selectUnreadNotices } from './noticesSelectors';
export { NoticesPanel } from './panel/laterNoticesPanel';
