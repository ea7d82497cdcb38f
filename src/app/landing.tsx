import { useSelector } from 'react-redux';
import { matchRoutes, Navigate, type RouteObject } from 'react-router';
import { paths } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import type { PermissionExpression } from '@/domain/permission';

interface LandingPlace {
  path: string;
  needsAny: readonly PermissionExpression[];
}

/** In order of preference; the last is open to everyone (000 §2.1, AMB-026 to AMB-028). */
const places: readonly [...LandingPlace[], LandingPlace] = [
  { path: paths.tasks, needsAny: ['viewTask', 'editTask'] },
  { path: paths.caseFlows, needsAny: ['viewCaseFlow'] },
  { path: paths.announcements, needsAny: [] },
];

type May = (...needs: PermissionExpression[]) => boolean;

/** The first place that this person may see and that this version of the product has. */
export function landingPath(may: May, exists: (path: string) => boolean): string {
  const place = places.find(({ path, needsAny }) => exists(path) && needsAny.some((need) => may(need)));
  return place?.path ?? paths.announcements;
}

const leadsSomewhere = (routes: RouteObject[], path: string): boolean =>
  matchRoutes(routes, path)?.every(({ route }) => route.path !== '*') ?? false;

/** `routes` is asked for late: the landing stands in the table that it looks into. */
export function landing(routes: () => RouteObject[]) {
  return function Landing() {
    const may = useSelector(selectMay);
    return <Navigate to={landingPath(may, (path) => leadsSomewhere(routes(), path))} replace />;
  };
}
