import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation, useMatches, useParams } from 'react-router';
import { useIsThere } from '@/core/config/useIsThere';
import { selectConfig } from '@/core/config/configSlice';
import { selectIsOnline } from '@/core/network/networkSlice';
import { to } from '@/core/paths';
import { mayEnter, type RouteHandle } from '@/core/routeHandle';
import { selectMay, selectSessionStatus } from '@/core/session/sessionSlice';
import { awaitsSignIn, loginPath } from '@/core/signIn/signInRules';
import { isGuid } from '@/lib/guid';
import { OfflineScreen } from './errorScreens/statusScreens';

/**
 * Waits until the session is known, and checks the permissions of the route (000 §2.1). When the session ends later,
 * the screen stays below the layer to sign in again.
 */
export function RouteGuard() {
  const status = useSelector(selectSessionStatus);
  const config = useSelector(selectConfig);
  const online = useSelector(selectIsOnline);
  const may = useSelector(selectMay);
  const isThere = useIsThere();
  const { id } = useParams();
  const { pathname, search } = useLocation();
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as RouteHandle);

  if (handles.some((handle) => handle.public)) return <Outlet />;
  if (status === 'starting') {
    if (awaitsSignIn(config)) return <Navigate to={loginPath(config, { pathname, search })} replace />;
    return online ? null : <OfflineScreen />;
  }
  if (status === 'refused' || !handles.every((handle) => mayEnter(handle, may))) {
    return <Navigate to={to.error(401)} replace state={{ from: pathname + search }} />;
  }
  if (!handles.every(isThere)) return <Navigate to={to.error(404)} replace />;
  if (id !== undefined && handles.some(({ guid }) => guid) && !isGuid(id))
    return <Navigate to={to.error(404)} replace />;
  return <Outlet />;
}
