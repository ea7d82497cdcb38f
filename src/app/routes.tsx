import { type RouteObject, Navigate, useLocation } from 'react-router';
import { paths, to } from '@/core/paths';
import type { Area, MenuEntry } from '@/core/area';
import { connectRoutes } from '@/core/openable';
import { handle } from '@/core/routeHandle';
import { Frame } from '@/shell/Frame';
import { actions, areas, lateActions, menu, frameParts } from './areas';
import { errorRoutes } from './errorScreens/errorRoutes';
import { loginRoutes } from './login/loginRoutes';
import { Root } from './Root';
import { RouteError } from './RouteError';
import { RouteGuard } from './RouteGuard';
import type { AreaStarts } from './areaStarts';
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

/** The work of an area starts before its screens are shown. */
const routesOf = (area: Area, { start }: Pick<AreaStarts, 'start'>): RouteObject => ({
  loader: async () => {
    await start(area);
    return null;
  },
  shouldRevalidate: () => false,
  children: [...(area.routes ?? [])],
});

/**
 * Adds an error boundary to each route. A screen that cannot be rendered or fetched fails in its own place, so that the
 * list beside it and the tabs above it stay.
 */
const prepare = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route): RouteObject => {
    const own = route.lazy || route.Component || route.loader ? { ErrorBoundary: RouteError } : {};
    return route.children ? { ...route, ...own, children: prepare(route.children) } : { ...route, ...own };
  });

/** Returns all routes of the product. This is a function, because the router blanks the `lazy` of its route objects. */
export function appRoutes(app: AreaStarts): RouteObject[] {
  const guarded: RouteObject[] = [
    { path: '/', Component: Landing },
    { path: paths.dashboard, Component: Landing },
    ...areas.map((area) => routesOf(area, app)),
    ...errorRoutes,
    ...loginRoutes,
    { path: '*', handle: handle({ public: true }), Component: Elsewhere },
  ];
  connectRoutes(guarded);
  const guard: RouteObject = {
    Component: RouteGuard,
    HydrateFallback: Nothing,
    ErrorBoundary: RouteError,
    children: prepare(guarded),
  };
  return [
    {
      element: <Root {...app} />,
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
