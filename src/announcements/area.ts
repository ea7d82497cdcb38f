import { defineArea } from '@/core/area';
import { lazyPart } from '@/lib/lazyPart';

interface AnnouncementDialogs {
  registerAnnouncement: {
    personId: string;
    personName: string;
    /** As a tenant, whose homes it can be about; null for who rents nothing. */
    roleId: string | null;
  };
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
