export { AnnouncementPages } from './AnnouncementPages';
export { registerAnnouncementOpened } from './announcementsActions';
export { ZoneAnnouncements } from './ZoneAnnouncements';
