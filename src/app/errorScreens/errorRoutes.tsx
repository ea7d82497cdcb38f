import type { RouteObject } from 'react-router';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { lazyPart } from '@/lib/lazyPart';
import { appTexts } from '../appTexts';
import { GeneralErrorScreen, UnavailableScreen } from './statusScreens';

/**
 * Screens about failed loading are in the first module, since they must work without a fetch; access screens load late.
 */
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
