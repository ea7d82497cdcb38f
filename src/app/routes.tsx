import { type RouteObject, Navigate, useLocation } from 'react-router';
import { paths, to } from '@/core/paths';
import type { Area, MenuEntry } from '@/core/area';
import { connectRoutes } from '@/core/openable';
import { handle, type RouteHandle } from '@/core/routeHandle';
import { Frame } from '@/shell/Frame';
import { actions, areas, lateActions, menu, frameParts } from './areas';
import { errorRoutes } from './errorScreens/errorRoutes';
import { loginRoutes } from './login/loginRoutes';
import { Root } from './Root';
import { RouteError } from './RouteError';
import { RouteGuard } from './RouteGuard';
import type { App } from './store';
import { useSelector } from 'react-redux';
import { selectConfig, selectConfigStatus } from '@/core/config/configSlice';
import { managementPage } from '@/core/management';
import { caseFlowsArea } from '@/work/caseflows/area';
import { selectMay } from '@/core/session/sessionSlice';
import { tasksArea } from '@/work/tasks/area';

/**
 * The first pages, in order of preference. Users who may enter none of these pages land on the announcements (000 §2.1,
 * AMB-026 to AMB-028).
 */
const places: readonly MenuEntry[] = [tasksArea.menu, caseFlowsArea.menu];

/** Redirects to the first place that this person may see. */
function Landing() {
  const may = useSelector(selectMay);
  const first = places.find(({ needs }) => needs.some((need) => may(need)));
  return <Navigate to={first?.to ?? paths.announcements} replace />;
}

/** Draws nothing, because the frame is already shown while the first screen loads. */
const Nothing = () => null;

const routesOf = (area: Area): RouteObject => ({
  handle: handle({ uses: [area] }),
  children: [...(area.routes ?? [])],
});

/** Starts the areas that a route uses before its screens are shown. */
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
 * Adds to each route an error boundary and the start of the areas that the route uses. A screen that cannot be rendered
 * or fetched fails in its own place, so that the list beside it and the tabs above it stay.
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

/** Returns all routes of the product. This is a function, because the router blanks the `lazy` of its route objects. */
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
          element: <Frame menu={menu} actions={actions} lateActions={lateActions} frameParts={frameParts} />,
          children: [guard],
        },
      ],
    },
  ];
}

/** Handles an unknown address, which may be an address that only this installation has. */
function Elsewhere() {
  const config = useSelector(selectConfig);
  const isKnown = useSelector(selectConfigStatus) !== 'loading';
  const { pathname, search } = useLocation();
  if (!isKnown) return null;
  const page = managementPage(config, pathname);
  return <Navigate to={page === null ? to.error(404) : page + search} replace />;
}
