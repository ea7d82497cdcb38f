import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { paths, to } from '@/core/paths';
import { lazyScreen } from '@/core/lazyScreen';
import { handle } from '@/core/routeHandle';
import { Frame } from '@/shell/Frame';
import { tasksAreas, tasksRoutes } from '@/tasks';
import { appTexts } from './appTexts';
import { errorRoutes } from './errorScreens/errorRoutes';
import { Landing } from './Landing';
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

/** The routes of an area, whose state and saga arrive with the first of them. */
export type AreaRoutes = (
  load: () => readonly Area[] | Promise<readonly Area[]>,
  children: RouteObject[],
) => RouteObject;

const areaRoutes =
  ({ injectArea }: Pick<App, 'injectArea'>): AreaRoutes =>
  (load, children) => ({
    loader: async () => {
      (await load()).forEach(injectArea);
      return null;
    },
    shouldRevalidate: () => false,
    children,
  });

/** A screen that cannot be shown or fetched costs its own place: the list beside a record stays, and so do the tabs above one. */
const withBoundaries = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route): RouteObject => {
    const own = route.lazy || route.loader ? { ErrorBoundary: RouteError } : {};
    return route.children
      ? { ...route, ...own, children: withBoundaries(route.children) }
      : { ...route, ...own };
  });

const GUARDED = 'guarded';

/**
 * What is known of the product's addresses from the start; `discoverRoutes` adds the rest. A function, because the router
 * blanks the `lazy` of the objects that it was given.
 */
export function appRoutes(app: Pick<App, 'injectArea'>): RouteObject[] {
  const guarded: RouteObject[] = [
    { path: '/', Component: Landing },
    { path: paths.dashboard, Component: Landing },
    areaRoutes(app)(() => tasksAreas, tasksRoutes(areaRoutes(app))),
    ...announcementRoutes(),
    ...errorRoutes(),
    ...loginRoutes(),
    { path: '*', handle: handle({ public: true }), Component: NotFound },
  ];
  const guard: RouteObject = {
    id: GUARDED,
    Component: RouteGuard,
    HydrateFallback: Nothing,
    ErrorBoundary: RouteError,
    children: withBoundaries(guarded),
  };
  return [
    { Component: Root, ErrorBoundary: RouteError, children: [{ Component: Frame, children: [guard] }] },
  ];
}

/** Sections that the first screen does without. */
const LATER = [paths.caseFlowsRoot, paths.sandbox, paths.experimentalArea];

/**
 * Adds the routes of the other sections at the first visit of an address below one of them. The router takes nothing from a
 * navigation that was overtaken by another, so that one asks again.
 */
export function discoverRoutes(app: Pick<App, 'injectArea'>): PatchRoutesOnNavigationFunction {
  const discovered = new Set<string>();
  return async ({ path, patch, signal }) => {
    if (discovered.has(GUARDED) || !LATER.some((section) => path.startsWith(section))) return;
    const { laterRoutes } = await import('./laterRoutes');
    if (discovered.has(GUARDED) || signal.aborted) return;
    patch(GUARDED, withBoundaries(laterRoutes(areaRoutes(app))));
    discovered.add(GUARDED);
  };
}
