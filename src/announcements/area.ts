import { defineArea } from '@/core/area';
import { announcementDialogs } from './announcementDialogs';

export const recordAnnouncementsArea = defineArea({
  name: 'recordAnnouncements',
  work: async () => ({ sagas: { announcements: (await import('./announcementsSaga')).announcementsSaga } }),
  dialogs: announcementDialogs,
});
