import { clsx } from 'clsx';
import { useEffect, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router';
import { selectMenuCollapsed } from '@/core/appearance/appearanceSlice';
import type { AreaAction, LateActions, AreaPart, MenuEntry, FrameParts } from '@/core/area';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { paths } from '@/core/paths';
import type { RouteHandle } from '@/core/routeHandle';
import { selectSessionStatus } from '@/core/session/sessionSlice';
import { useRootFlag } from '@/lib/useRootFlag';
import styles from './Frame.module.css';
import { MenuPlace } from './menu/MenuPlace';
import { Boundary, showNothing } from '@/ui/feedback/Boundary';
import { OverDialogs, useIsUnderModal } from '@/ui/overlays/modals';
import { LANDMARKS, SkipLinks } from './SkipLinks';
import { dashboardEntered } from './totals/totalsSlice';
import { TopBar } from './topbar/TopBar';
import { shellTexts } from './shellTexts';

const MENU_ID = 'menu';

/**
 * Sets the colours of the section: tasks green, case flows purple, everything else blue (000 §2.1). They are set on the
 * root, so that dialogs have them as well. This part comes first in the frame, so that its effect runs before later
 * parts measure themselves. The page is then styled once.
 */
function SectionTheme() {
  const theme = useMatches().findLast(({ handle }) => (handle as RouteHandle | undefined)?.theme)?.handle as
    RouteHandle | undefined;
  const name = theme?.theme ?? 'general';
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = name;
  }, [name]);
  return null;
}

/** This part comes as early in the frame as the theme, so that the page is styled once. */
function FootFlag({ isThere }: { isThere: boolean }) {
  useRootFlag('hasFoot', isThere);
  return null;
}

interface FrameProps {
  menu: readonly MenuEntry[];
  /** Actions of the areas that can be done from everywhere. */
  actions: readonly AreaAction[];
  lateActions: readonly LateActions[];
  frameParts: FrameParts;
}

/** Top bar, menu and the place for the page. Without a session only the product's name is shown. */
export function Frame({ menu, actions, lateActions, frameParts }: FrameProps) {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const loading = useNavigation().state !== 'idle';
  const status = useSelector(selectSessionStatus);
  const mode = useSelector(selectDeviceMode);
  const menuCollapsed = useSelector(selectMenuCollapsed);
  const inDashboard = pathname.startsWith(paths.dashboard);
  const signedIn = status === 'ready' || status === 'ended';
  const hasBar = useIsShown(frameParts.bars) && signedIn;
  const hasMenu = signedIn || (status === 'starting' && !pathname.startsWith(paths.login));

  useEffect(() => {
    if (inDashboard && status === 'ready') dispatch(dashboardEntered());
  }, [inDashboard, status, dispatch]);

  return (
    <div className={clsx(styles.frame, mode === 'desktop' && (menuCollapsed ? styles.narrow : styles.wide))}>
      <SectionTheme />
      <FootFlag isThere={hasBar} />
      <SkipLinks />
      <LoadingBar />
      <Boundary>
        <TopBar
          signedIn={signedIn}
          menuId={MENU_ID}
          menu={menu}
          actions={actions}
          lateActions={lateActions}
          tools={frameParts.tools}
        />
      </Boundary>
      <div data-mode-bar />
      <div className={styles.body}>
        {hasMenu && (
          <Boundary>
            <MenuPlace id={MENU_ID} menu={menu} signedIn={signedIn} />
          </Boundary>
        )}
        {signedIn && <Shown parts={frameParts.beside} />}
        {signedIn && (
          /* The foot is in the top layer, so that a press answers a call even beside a menu that was already open. */
          <div className={clsx(hasBar && styles.bar)} data-foot data-react-aria-top-layer="true">
            {frameParts.bars.map((part) => (
              <FootPart key={part.name} {...part} />
            ))}
          </div>
        )}
        <main id={LANDMARKS.main} className={styles.main} tabIndex={-1} aria-busy={loading}>
          <Boundary resetKey={pathname}>
            <Outlet />
          </Boundary>
        </main>
      </div>
    </div>
  );
}

const useIsShown = (parts: readonly AreaPart[]): boolean =>
  useSelector((state: object) => parts.some(({ isShown }) => isShown(state)));

/** The parts of areas that are shown now; a part that fails leaves the others in place. */
function Shown({ parts }: { parts: FrameParts['bars'] }) {
  return parts.map((part) => (
    <Boundary key={part.name} failed={showNothing}>
      <ShownPart {...part} />
    </Boundary>
  ));
}

function ShownPart({ Part, isShown, isUrgent }: AreaPart) {
  const isThere = useSelector(isShown);
  return (
    isThere && (
      <OverDialogs value={isUrgent === true}>
        <Part />
      </OverDialogs>
    )
  );
}

/** The foot is above dialogs during a call, but only urgent parts can be used then. */
function FootPart(part: FrameParts['bars'][number]) {
  const isUnderModal = useIsUnderModal();
  return (
    <div className={styles.part} inert={isUnderModal && !part.isUrgent}>
      <Shown parts={[part]} />
    </div>
  );
}

/** Shows that the next page loads (000 §2.1, the loading flag), after 150 ms, so that fast pages do not flicker. */
function LoadingBar() {
  const loading = useNavigation().state !== 'idle';
  return loading && <div className={styles.loading} role="progressbar" aria-label={shellTexts.pageLoading} />;
}
