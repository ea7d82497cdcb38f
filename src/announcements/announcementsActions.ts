import { createAction } from '@reduxjs/toolkit';
import type { AnnouncementOwner, NewAnnouncement } from '@/api/timeline/announcements';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import type { Changes } from '@/lib/fieldChanges';
import type { AnnouncementAbout } from './area';
import type { WriteFields } from './write/writeFields';

interface Registered {
  /** On whose card it is made. */
  of: AnnouncementOwner;
  recordId: string;
  announcement: NewAnnouncement;
}

/** Where it is typed; with the id of the record it names a draft. */
export const ANNOUNCEMENT_SURFACE = 'register-announcement';
export const WRITE_SURFACE = 'write-announcement';
/** In the place of the id of one that is new. */
export const NEW = 'new';

export const announcementRequested = createAction<Registered>('announcements/requested');

/** One for whomever it is, that is no record's own. */
export const announcementWritten = createAction<NewAnnouncement>('announcements/written');

export const announcementChangeRequested = createAction<{ id: string; changes: Changes<WriteFields> }>(
  'announcements/changeRequested',
);

/** Somebody wants to hear of new ones, wherever they are. */
export const announcementsFollowed = createAction('announcements/followed');

/** One per record: asking again brings the same dialog to the front. */
export const registerAnnouncementOpened = (about: AnnouncementAbout) =>
  dialogOpened({
    id: `registerAnnouncement/${about.recordId}`,
    dialog: { kind: 'registerAnnouncement', ...about },
  });

export const announcementKey = (subject: 'register' | 'write', id: string): string =>
  submissionKey(`announcements/${subject}`, id);
