import type { AnnouncementOwner } from '@/api/timeline/announcements';
import { defineArea } from '@/core/area';
import { lazyPart } from '@/lib/lazyPart';

/** The record on whose card an announcement is made. */
export interface AnnouncementAbout {
  of: AnnouncementOwner;
  recordId: string;
  name: string;
  /** Of a person as a tenant, whose homes it can be about; null for who rents nothing. */
  roleId: string | null;
  /** How many units a complex has, as far as that is known. */
  units: number | null;
}

interface AnnouncementDialogs {
  registerAnnouncement: AnnouncementAbout;
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends AnnouncementDialogs {}
}

export const recordAnnouncementsArea = defineArea({
  name: 'recordAnnouncements',
  work: async () => ({ sagas: { announcements: (await import('./announcementsSaga')).announcementsSaga } }),
  dialogs: {
    registerAnnouncement: lazyPart(
      async () => (await import('./register/RegisterAnnouncementDialog')).RegisterAnnouncementDialog,
    ),
  },
});
