import { useSelector } from 'react-redux';
import { Navigate } from 'react-router';
import { paths } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import type { PermissionExpression } from '@/domain/permission';

interface LandingPlace {
  path: string;
  needsAny: readonly PermissionExpression[];
}

/** In order of preference; who may enter none of them lands on the announcements (000 §2.1, AMB-026 to AMB-028). */
const places: readonly LandingPlace[] = [
  { path: paths.tasks, needsAny: ['viewTask', 'editTask'] },
  { path: paths.caseFlows, needsAny: ['viewCaseFlow'] },
];

type May = (...needs: PermissionExpression[]) => boolean;

/** The first place that this person may see. */
export const landingPath = (may: May): string =>
  places.find(({ needsAny }) => needsAny.some((need) => may(need)))?.path ?? paths.announcements;

export function Landing() {
  return <Navigate to={landingPath(useSelector(selectMay))} replace />;
}
