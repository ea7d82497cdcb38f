import type { RouteObject } from 'react-router';
import { paths } from '@/core/paths';
import type { Area } from '@/core/area';
import { connectRoutes } from '@/core/openable';
import { handle, type RouteHandle } from '@/core/routeHandle';
import { Frame } from '@/shell/Frame';
import { actions, areas, lateActions, menu, surrounding } from './areas';
import { Elsewhere } from './Elsewhere';
import { errorRoutes } from './errorScreens/errorRoutes';
import { Landing } from './landing/Landing';
import { loginRoutes } from './login/loginRoutes';
import { Root } from './Root';
import { RouteError } from './RouteError';
import { RouteGuard } from './RouteGuard';
import type { App } from './store';

/** While the first screen is on its way the frame is there already. */
const Nothing = () => null;

const routesOf = (area: Area): RouteObject => ({
  handle: handle({ uses: [area] }),
  children: [...(area.routes ?? [])],
});

/** What the screens below use has started before they are shown. */
const startUsed = ({ start }: Pick<App, 'start'>, { uses = [] }: RouteHandle): RouteObject =>
  uses.length === 0
    ? {}
    : {
        loader: async () => {
          await Promise.all(uses.map(start));
          return null;
        },
        shouldRevalidate: () => false,
      };

/**
 * The routes with what each needs. A screen that cannot be shown or fetched costs its own place: the list beside a record
 * stays, and so do the tabs above one.
 */
const prepare = (routes: readonly RouteObject[], app: Pick<App, 'start'>): RouteObject[] =>
  routes.map((route): RouteObject => {
    const started = startUsed(app, (route.handle ?? {}) as RouteHandle);
    const own =
      route.lazy || route.Component || started.loader ? { ...started, ErrorBoundary: RouteError } : {};
    return route.children
      ? { ...route, ...own, children: prepare(route.children, app) }
      : { ...route, ...own };
  });

/** All addresses of the product. A function, because the router blanks the `lazy` of the objects that it was given. */
export function appRoutes(app: Pick<App, 'start' | 'isStarted'>): RouteObject[] {
  const guarded: RouteObject[] = [
    { path: '/', Component: Landing },
    { path: paths.dashboard, Component: Landing },
    ...areas.map(routesOf),
    ...errorRoutes,
    ...loginRoutes,
    { path: '*', handle: handle({ public: true }), Component: Elsewhere },
  ];
  connectRoutes(guarded);
  const guard: RouteObject = {
    Component: RouteGuard,
    HydrateFallback: Nothing,
    ErrorBoundary: RouteError,
    children: prepare(guarded, app),
  };
  return [
    {
      element: <Root start={app.start} isStarted={app.isStarted} />,
      ErrorBoundary: RouteError,
      children: [
        {
          element: (
            <Frame menu={menu} actions={actions} lateActions={lateActions} surrounding={surrounding} />
          ),
          children: [guard],
        },
      ],
    },
  ];
}
