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
 * In order of preference; users who may enter none of them land on the announcements (000 §2.1, AMB-026 to AMB-028).
 */
const places: readonly MenuEntry[] = [tasksArea.menu, caseFlowsArea.menu];

/** Redirects to the first place that this person may see. */
function Landing() {
  const may = useSelector(selectMay);
  const first = places.find(({ needs }) => needs.some((need) => may(need)));
  return <Navigate to={first?.to ?? paths.announcements} replace />;
}

/** While the first screen loads, the frame is already shown. */
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
 * Adds the start of its areas and an error boundary to each route. A screen that cannot be rendered or fetched fails in
 * its own place: the list beside it and the tabs above it stay.
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

/** All routes of the product. A function, because the router blanks the `lazy` of the objects that it is given. */
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

/** An unknown address. It may be one that only this installation has. */
function Elsewhere() {
  const config = useSelector(selectConfig);
  const isKnown = useSelector(selectConfigStatus) !== 'loading';
  const { pathname, search } = useLocation();
  if (!isKnown) return null;
  const page = managementPage(config, pathname);
  return <Navigate to={page === null ? to.error(404) : page + search} replace />;
}
