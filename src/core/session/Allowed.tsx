import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { PermissionExpression } from '@/domain/permission';
import { selectMay } from './sessionSlice';

interface Props {
  /** All must hold; `!` before a permission inverts it (002 §6). */
  needs: readonly PermissionExpression[];
  children: ReactNode;
  /** Shown to everyone else. */
  otherwise?: ReactNode;
}

/** Shows its children to those who may. */
export function Allowed({ needs, children, otherwise = null }: Props) {
  return useSelector(selectMay)(...needs) ? children : otherwise;
}
