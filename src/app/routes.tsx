import { Navigate, type RouteObject } from 'react-router';
import { caseFlowsRoutes } from '@/caseflows';
import { paths, to } from '@/core/paths';
import { lazyScreen } from '@/core/lazyScreen';
import { handle } from '@/core/routeHandle';
import { sandboxRoutes } from '@/sandbox';
import { Frame } from '@/shell/Frame';
import { tasksAreas, tasksRoutes } from '@/tasks';
import { appTexts } from './appTexts';
import { errorRoutes } from './errorScreens/errorRoutes';
import { experimentalRoutes } from './experimental/experimentalRoutes';
import { landing } from './landing';
import { loginRoutes } from './login/loginRoutes';
import { Root } from './Root';
import { RouteError } from './RouteError';
import { RouteGuard } from './RouteGuard';
import type { App, Area } from './store';

/** While the first screen is on its way the frame is there already. */
const Nothing = () => null;

const NotFound = () => <Navigate to={to.error(404)} replace />;

const announcementRoutes = (): RouteObject[] => [
  {
    path: paths.announcements,
    handle: handle({ title: appTexts.announcementsTitle, theme: 'general' }),
    lazy: lazyScreen(async () => (await import('./AnnouncementsScreen')).AnnouncementsScreen),
  },
];

/** Every address of the product. A function, because the router blanks the `lazy` of the objects that it was given. */
export function appRoutes({ injectArea }: Pick<App, 'injectArea'>): RouteObject[] {
  /** The routes of an area, whose state and saga arrive with the first of them. */
  const area = (
    load: () => readonly Area[] | Promise<readonly Area[]>,
    children: RouteObject[],
  ): RouteObject => ({
    loader: async () => {
      (await load()).forEach(injectArea);
      return null;
    },
    shouldRevalidate: () => false,
    children,
  });

  const screens: RouteObject[] = [
    area(() => tasksAreas, tasksRoutes(area)),
    area(async () => (await import('@/caseflows/caseFlowsAreas')).caseFlowsAreas, caseFlowsRoutes()),
    ...announcementRoutes(),
    ...sandboxRoutes(),
    ...experimentalRoutes(),
    ...errorRoutes(),
    ...loginRoutes(),
  ];
  const Landing = landing(() => screens);

  return [
    {
      Component: Root,
      ErrorBoundary: RouteError,
      children: [
        {
          Component: Frame,
          children: [
            {
              Component: RouteGuard,
              HydrateFallback: Nothing,
              ErrorBoundary: RouteError,
              children: [
                { path: '/', Component: Landing },
                { path: '/dashboard', Component: Landing },
                ...screens,
                { path: '*', handle: handle({ public: true }), Component: NotFound },
              ],
            },
          ],
        },
      ],
    },
  ];
}
