export { AnnouncementPages } from './AnnouncementPages';
export { registerAnnouncementOpened } from './announcementsActions';
export { PropertyAnnouncements } from './PropertyAnnouncements';
