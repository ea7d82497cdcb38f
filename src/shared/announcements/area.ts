import type { AnnouncementOwner } from '@/api/announcements/announcements';
import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { lazyPart, lazyScreen } from '@/lib/lazyPart';
import { MegaphoneIcon } from '@/ui/icons';
import { announcementsTitles as titles } from './announcementsTitles';
import { AnnouncementsTool } from './panel/AnnouncementsTool';

export interface AnnouncementAbout {
  of: AnnouncementOwner;
  recordId: string;
  name: string;
  /** The role of a tenant, whose homes the announcement can be about; null for a person who rents nothing. */
  roleId: string | null;
  /** The number of units of a complex, if it is known. */
  units: number | null;
}

interface AnnouncementDialogs {
  registerAnnouncement: AnnouncementAbout;
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends AnnouncementDialogs {}
}

const theme = 'general';
const WRITE = ['announcementRead', 'announcementWrite'] as const;

export const announcementsArea = defineArea({
  name: 'announcements',
  work: async () => ({ sagas: { announcements: (await import('./announcementsSaga')).announcementsSaga } }),
  tool: AnnouncementsTool,
  routes: [
    {
      /* Users without any rights land here too (AMB-028). */
      path: paths.announcements,
      handle: handle({ title: titles.all, theme }),
      lazy: lazyScreen(async () => (await import('./overview/AnnouncementsScreen')).AnnouncementsScreen),
    },
    {
      path: paths.announcementNew,
      handle: handle({ title: titles.write, theme, needs: WRITE }),
      lazy: lazyScreen(async () => (await import('./write/WriteScreens')).NewAnnouncementScreen),
    },
    {
      path: paths.announcement,
      handle: handle({ title: titles.one, theme, needs: ['announcementRead'] }),
      lazy: lazyScreen(async () => (await import('./overview/AnnouncementScreen')).AnnouncementScreen),
    },
    {
      path: paths.announcementEdit,
      handle: handle({ title: titles.change, theme, needs: WRITE }),
      lazy: lazyScreen(async () => (await import('./write/WriteScreens')).ChangeAnnouncementScreen),
    },
  ],
  menu: {
    to: paths.announcements,
    section: paths.announcements,
    title: titles.all,
    icon: MegaphoneIcon,
    theme,
    needs: ['announcementRead', '!viewTask'],
  },
  actions: [
    {
      title: titles.write,
      words: titles.words,
      icon: MegaphoneIcon,
      needs: ['announcementWrite'],
      does: { goTo: paths.announcementNew },
    },
  ],
  dialogs: {
    registerAnnouncement: lazyPart(
      async () => (await import('./register/RegisterAnnouncementDialog')).RegisterAnnouncementDialog,
    ),
  },
});
