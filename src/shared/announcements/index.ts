export { AnnouncementPages, PropertyAnnouncements } from './AnnouncementPages';
export { registerAnnouncementOpened } from './announcementsActions';
