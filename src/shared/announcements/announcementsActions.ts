import { createAction } from '@reduxjs/toolkit';
import type { AnnouncementOwner, NewAnnouncement } from '@/api/announcements/announcements';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import type { Changes } from '@/lib/fieldChanges';
import type { AnnouncementAbout } from './area';
import type { WriteFields } from './write/writeFields';

interface Registered {
  /** The kind of record on whose card the announcement is made. */
  of: AnnouncementOwner;
  recordId: string;
  announcement: NewAnnouncement;
}

/** Form names for drafts, completed with the id of the record. */
export const ANNOUNCEMENT_SURFACE = 'register-announcement';
export const WRITE_SURFACE = 'write-announcement';

export const announcementRequested = createAction<Registered>('announcements/requested');

/** Creates an announcement that is not made on the card of a record. */
export const announcementWritten = createAction<NewAnnouncement>('announcements/written');

export const announcementChangeRequested = createAction<{ id: string; changes: Changes<WriteFields> }>(
  'announcements/changeRequested',
);

/** Asks to receive new announcements on every page. */
export const announcementsFollowed = createAction('announcements/followed');

/** Opens one dialog per record. A dialog that is already open is brought to the front. */
export const registerAnnouncementOpened = (about: AnnouncementAbout) =>
  dialogOpened({
    id: `registerAnnouncement/${about.recordId}`,
    dialog: { kind: 'registerAnnouncement', ...about },
  });

export const announcementKey = (subject: 'register' | 'write', id: string): string =>
  submissionKey(`announcements/${subject}`, id);
