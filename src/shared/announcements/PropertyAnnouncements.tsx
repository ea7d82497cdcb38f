import { type AnnouncementOwner, announcementQueries } from '@/api/announcements/announcements';
import { AnnouncementPages } from './AnnouncementPages';

/** The announcements about a unit or a complex (ANN-12..14). */
export const PropertyAnnouncements = (owner: { of: AnnouncementOwner; id: string }) => (
  <AnnouncementPages answer={announcementQueries.endpoints.announcementsOfProperty.useInfiniteQuery(owner)} />
);
