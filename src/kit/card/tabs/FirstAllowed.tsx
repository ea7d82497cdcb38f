import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { mayEnter, type RouteHandle } from '@/core/routeHandle';
import { selectMay } from '@/core/session/sessionSlice';

interface FirstAllowedProps {
  tabs: readonly (Pick<RouteHandle, 'needs' | 'needsAny'> & { path: string })[];
}

/**
 * Redirects from the address of a card to the first tab that this person may open (AMB-202); renders nothing without
 * such a tab.
 */
export function FirstAllowed({ tabs }: FirstAllowedProps) {
  const may = useSelector(selectMay);
  const { search } = useLocation();
  const first = tabs.find((tab) => mayEnter(tab, may));
  return first && <Navigate to={{ pathname: first.path, search }} replace />;
}
