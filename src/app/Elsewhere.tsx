import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { selectConfig, selectConfigStatus } from '@/core/config/configSlice';
import { managementPage } from '@/core/management';
import { to } from '@/core/paths';

/** No address of ours. It may be one that only this installation has. */
export function Elsewhere() {
  const config = useSelector(selectConfig);
  const isKnown = useSelector(selectConfigStatus) !== 'loading';
  const { pathname, search } = useLocation();
  if (!isKnown) return null;
  const page = managementPage(config, pathname);
  return <Navigate to={page === null ? to.error(404) : page + search} replace />;
}
