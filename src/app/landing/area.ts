import { defineArea } from '@/core/area';
import { lazyScreen } from '@/lib/lazyPart';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { MegaphoneIcon } from '@/ui/icons';
import { appTexts } from '../appTexts';

const title = appTexts.announcementsTitle;
const path = paths.announcements;

export const landingArea = defineArea({
  name: 'landing',
  routes: [
    {
      path,
      handle: handle({ title, theme: 'general' }),
      lazy: lazyScreen(async () => (await import('./AnnouncementsScreen')).AnnouncementsScreen),
    },
  ],
  menu: { to: path, section: path, title, icon: MegaphoneIcon, theme: 'general', needs: ['!viewTask'] },
});
