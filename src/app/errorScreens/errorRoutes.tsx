import type { RouteObject } from 'react-router';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { lazyPart } from '@/lib/lazyPart';
import { appTexts } from '../appTexts';
import { GeneralErrorScreen, UnavailableScreen } from './statusScreens';

/** What tells that something does not load is there from the start; who is told that they may not, has loaded something. */
export const errorRoutes: readonly RouteObject[] = [
  {
    path: paths.error,
    handle: handle({ title: appTexts.general.title, public: true }),
    Component: GeneralErrorScreen,
  },
  {
    path: paths.unauthorized,
    handle: handle({ title: appTexts.unauthorizedTitle, public: true }),
    Component: lazyPart(async () => (await import('./accessScreens')).UnauthorizedScreen),
  },
  {
    path: paths.notFound,
    handle: handle({ title: appTexts.notFoundTitle, public: true }),
    Component: lazyPart(async () => (await import('./accessScreens')).NotFoundScreen),
  },
  {
    path: paths.unavailable,
    handle: handle({ title: appTexts.unavailable.title, public: true }),
    Component: UnavailableScreen,
  },
];
