import { useSelector } from 'react-redux';
import { matchRoutes, type RouteObject } from 'react-router';
import type { May } from '@/domain/session/permission';
import { useIsThere } from './config/useIsThere';
import { mayEnter, type RouteHandle } from './routeHandle';
import { selectMay } from './session/sessionSlice';

let routes: RouteObject[] = [];
const known = new Map<string, RouteHandle[] | null>();

/** Sets the routes of all screens. */
export function connectRoutes(all: readonly RouteObject[]): void {
  routes = [...all];
  known.clear();
}

const ELSE = '*';

/** The route handles of a screen; null where there is no such screen. */
function handlesOf(pattern: string): RouteHandle[] | null {
  const matches = matchRoutes(routes, pattern);
  if (matches === null || matches.some(({ route }) => route.path === ELSE)) return null;
  return matches.map(({ route }) => (route.handle ?? {}) as RouteHandle);
}

/** True if addresses of this pattern lead to a screen that this person may see; otherwise no link is shown. */
export function mayOpen(pattern: string, may: May): boolean {
  if (!known.has(pattern)) known.set(pattern, handlesOf(pattern));
  return known.get(pattern)?.every((handle) => mayEnter(handle, may)) ?? false;
}

export function useMayOpen(pattern: string): boolean {
  const isThere = useIsThere();
  return mayOpen(pattern, useSelector(selectMay)) && (known.get(pattern)?.every(isThere) ?? false);
}
