import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

const keepsFocus = (element: Element | null): boolean =>
  element !== null && element.closest('main, [role="dialog"], [role="alertdialog"]') !== null;

/**
 * After a change of page the focus goes to its heading, unless it is still somewhere in the page's own content: a tab
 * that was chosen, a row that was opened, a field that focused itself.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const idle = useNavigation().state === 'idle';
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (!idle || shown.current === pathname) return;
    const isFirst = shown.current === null;
    shown.current = pathname;
    if (isFirst || keepsFocus(document.activeElement)) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, idle]);
}
