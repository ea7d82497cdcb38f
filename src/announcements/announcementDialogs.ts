import type { DialogComponents } from '@/core/dialogs/dialog';
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

/** Dialog kind to component; each arrives when it is first asked for. */
export const announcementDialogs: DialogComponents<keyof AnnouncementDialogs> = {
  registerAnnouncement: lazyPart(
    async () => (await import('./register/RegisterAnnouncementDialog')).RegisterAnnouncementDialog,
  ),
};
