import type { RouteObject } from 'react-router';
import { lazyScreen } from '@/core/lazyScreen';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { shellTexts } from '@/shell/shellTexts';

/** Open to whoever unlocked it in this browser (ERR-07, ERR-08); unlocking itself needs the shell permission. */
export const experimentalRoutes = (): RouteObject[] => [
  {
    path: paths.experimentalArea,
    handle: handle({ title: shellTexts.experimentalArea, theme: 'general' }),
    lazy: lazyScreen(async () => (await import('./ExperimentalScreen')).ExperimentalScreen),
  },
];
