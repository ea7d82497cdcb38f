import type { ReactNode } from 'react';
import { matchPath, parsePath, useLocation } from 'react-router';
import { useOpenLink } from './hooks/useOpenLink';

interface TabLinkProps {
  to: string;
  className: string;
  children: ReactNode;
}

/** The link of a tab of what is open. What it holds is there in the very next frame, since the rest stays as it is. */
export function TabLink({ to, className, children }: TabLinkProps) {
  const open = useOpenLink();
  const { pathname } = useLocation();
  const isOpen = matchPath({ path: parsePath(to).pathname ?? '', end: false }, pathname) !== null;
  return (
    <a
      href={to}
      className={className}
      aria-current={isOpen ? 'page' : undefined}
      onClick={(event) => open(event, { replace: true, flushSync: true })}
    >
      {children}
    </a>
  );
}
