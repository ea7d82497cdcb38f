import type { ReactNode } from 'react';
import { matchPath, parsePath, useLocation } from 'react-router';
import { useOpenLink } from './hooks/useOpenLink';

interface TabLinkProps {
  to: string;
  className: string;
  children: ReactNode;
}

/** A link to a tab of the opened record. It navigates with `flushSync`, so that the tab is drawn in the next frame. */
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
