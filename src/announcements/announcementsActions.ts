import { createAction } from '@reduxjs/toolkit';
import type { NewAnnouncement } from '@/api/timeline/announcements';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import type { Person } from '@/domain/person/person';

interface Registered {
  /** On whose card it is made. */
  personId: string;
  announcement: NewAnnouncement;
}

/** Where it is typed; with the person's id it names a draft. */
export const ANNOUNCEMENT_SURFACE = 'register-announcement';

export const announcementRequested = createAction<Registered>('announcements/requested');

/** One per person: asking again brings the same dialog to the front. */
export const registerAnnouncementOpened = ({ id, name, roles }: Person) =>
  dialogOpened({
    id: `registerAnnouncement/${id}`,
    dialog: { kind: 'registerAnnouncement', personId: id, personName: name, roleId: roles.customer },
  });
