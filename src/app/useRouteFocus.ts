import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import { mustFocusStay } from '@/lib/focus';

const isInContent = (element: Element | null): boolean =>
  element !== null && element.closest('main, [role="dialog"], [role="alertdialog"]') !== null;

/**
 * After a change of page the focus goes to its heading, unless it is still somewhere in the page's own content (a tab that was
 * chosen, a row that was opened, a field that focused itself) or in a conversation. The first page is left alone, with the redirects
 * that led to it.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const action = useNavigationType();
  const idle = useNavigation().state === 'idle';
  const shown = useRef<string | null>(null);
  const arriving = useRef(true);

  useEffect(() => {
    if (!idle || shown.current === pathname) return;
    if (shown.current !== null && action !== NavigationType.Replace) arriving.current = false;
    shown.current = pathname;
    if (arriving.current || isInContent(document.activeElement) || mustFocusStay()) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, action, idle]);
}
