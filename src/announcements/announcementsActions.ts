import { createAction } from '@reduxjs/toolkit';
import type { AnnouncementOwner, NewAnnouncement } from '@/api/timeline/announcements';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import type { AnnouncementAbout } from './area';

interface Registered {
  /** On whose card it is made. */
  of: AnnouncementOwner;
  recordId: string;
  announcement: NewAnnouncement;
}

/** Where it is typed; with the id of the record it names a draft. */
export const ANNOUNCEMENT_SURFACE = 'register-announcement';

export const announcementRequested = createAction<Registered>('announcements/requested');

/** One per record: asking again brings the same dialog to the front. */
export const registerAnnouncementOpened = (about: AnnouncementAbout) =>
  dialogOpened({
    id: `registerAnnouncement/${about.recordId}`,
    dialog: { kind: 'registerAnnouncement', ...about },
  });
