import { memo, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import {
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  NavigationType,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { selectConfigError, selectConfigStatus } from '@/core/config/configSlice';
import { selectOpenDialogs } from '@/core/dialogs/dialogsSlice';
import { DialogFailed } from '@/shell/dialogs/DialogFailed';
import { DeferredHosts } from '@/shell/DeferredHosts';
import { lazyPart } from '@/lib/lazyPart';
import { SessionEndedLayer } from '@/shell/SessionEndedLayer';
import { ToastHost } from '@/shell/toasts/ToastHost';
import { Boundary } from '@/ui/feedback/Boundary';
import { LiveRegions } from '@/ui/feedback/LiveRegions';
import { appTexts } from './appTexts';
import { ConfigurationFailedScreen } from './errorScreens/ConfigurationFailedScreen';
import { GeneralErrorScreen } from './errorScreens/statusScreens';
import { movedTo } from './redirects';
import { useDocumentTitle, usePageTitle } from './usePageTitle';
import { useRedirectBreaker } from './useRedirectBreaker';
import type { AreaStarts } from './areaStarts';
import { StartArea } from '@/core/useArea';
import { mustFocusStay } from '@/lib/focus';

const DialogHost = lazyPart(async () => (await import('./DialogHost')).DialogHost);

/** The root of all routes: sets title and focus, redirects old addresses, and shows the layers over the page. */
export function Root(app: AreaStarts) {
  const failed = useSelector(selectConfigStatus) === 'failed';
  const error = useSelector(selectConfigError);
  const tripped = useRedirectBreaker();
  const moved = movedTo(useLocation());
  const title = usePageTitle();
  useDocumentTitle(failed ? appTexts.configuration.title : title);
  useRouteFocus();

  if (failed) return <ConfigurationFailedScreen error={error} />;
  if (tripped) {
    return (
      <main data-theme="general">
        <GeneralErrorScreen />
      </main>
    );
  }
  return (
    <StartArea value={app.startRetrying}>
      <LiveRegions />
      {moved === null ? <Outlet /> : <Navigate to={moved} replace />}
      <OverPage {...app} />
      <ScrollRestoration />
    </StartArea>
  );
}

/** The layers over the page, which stay the same when the address changes. */
const OverPage = memo(function OverPage(app: AreaStarts) {
  const hasDialogs = useSelector(selectOpenDialogs).length > 0;
  return (
    <>
      <ToastHost />
      {hasDialogs && (
        <Boundary failed={(retry) => <DialogFailed onRetry={retry} />}>
          <DialogHost {...app} />
        </Boundary>
      )}
      <SessionEndedLayer />
      <DeferredHosts />
    </>
  );
});

const isInContent = (element: Element | null): boolean =>
  element !== null && element.closest('main, [role="dialog"], [role="alertdialog"]') !== null;

/**
 * After a change of page the focus goes to the heading of the page, unless the focus is still in the page's own content
 * (a chosen tab, an opened row, a field that focused itself) or in a conversation. The first page, and the redirects
 * that led to it, leave the focus alone.
 */
function useRouteFocus(): void {
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
