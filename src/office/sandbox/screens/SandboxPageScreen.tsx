import { Navigate, useParams } from 'react-router';
import { to } from '@/core/paths';
import { lookUp } from '@/lib/values';
import { sandboxScreens } from './sandboxScreens';

/** One page of the sandbox, by its address. */
export const SandboxPageScreen = () =>
  lookUp(sandboxScreens, useParams()['page'] ?? '') ?? <Navigate to={to.error(404)} replace />;
