import { defineArea } from '@/core/area';
import { lazyScreen } from '@/lib/lazyPart';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { shellTexts } from '@/shell/shellTexts';
import { SettingsIcon } from '@/ui/icons';

const title = shellTexts.experimentalArea;
const path = paths.experimentalArea;

/** The area is open to users who unlocked it in this browser (ERR-07, ERR-08). Unlocking needs the shell permission. */
export const experimentalArea = defineArea({
  name: 'experimental',
  routes: [
    {
      path,
      handle: handle({ title, theme: 'general' }),
      lazy: lazyScreen(async () => (await import('./ExperimentalScreen')).ExperimentalScreen),
    },
  ],
  menu: {
    to: path,
    section: path,
    title,
    icon: SettingsIcon,
    theme: 'general',
    needs: [],
    setting: 'experimentalAreaEnabled',
    isApart: true,
  },
});
