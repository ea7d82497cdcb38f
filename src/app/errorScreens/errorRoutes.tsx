import type { RouteObject } from 'react-router';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { appTexts } from '../appTexts';
import { GeneralErrorScreen } from './GeneralErrorScreen';
import { NotFoundScreen, UnauthorizedScreen, UnavailableScreen } from './statusScreens';

/** Not lazy: what tells that something does not load must be there already. */
export const errorRoutes: readonly RouteObject[] = [
  {
    path: paths.error,
    handle: handle({ title: appTexts.general.title, public: true }),
    Component: GeneralErrorScreen,
  },
  {
    path: paths.unauthorized,
    handle: handle({ title: appTexts.unauthorized.title, public: true }),
    Component: UnauthorizedScreen,
  },
  {
    path: paths.notFound,
    handle: handle({ title: appTexts.notFound.title, public: true }),
    Component: NotFoundScreen,
  },
  {
    path: paths.unavailable,
    handle: handle({ title: appTexts.unavailable.title, public: true }),
    Component: UnavailableScreen,
  },
];
