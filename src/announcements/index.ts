export { AnnouncementList } from './AnnouncementList';
export { registerAnnouncementOpened } from './announcementsActions';
