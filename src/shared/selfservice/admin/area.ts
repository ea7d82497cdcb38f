import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { MANAGEMENT } from '@/domain/session/permission';
import type { PortalStatus } from '@/domain/selfservice/portal';
import { lazyPart, lazyScreen } from '@/lib/lazyPart';
import { MonitorIcon } from '@/ui/icons';
import { portalTitles as titles } from './portalTitles';

interface PortalDialogs {
  /** Asks for confirmation and shows what customers will see. */
  portalStatus: { status: PortalStatus };
  /** Asks for confirmation and shows what visitors will see. */
  chatOffer: { isOn: boolean };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends PortalDialogs {}
}

const theme = 'general';
/** An error task links to its request, so the rights to see tasks also open a request (wire: administration). */
const READS_REQUEST = [...MANAGEMENT, 'viewDetailedCaseFlow', 'viewTask', 'editTask'] as const;

export const portalArea = defineArea({
  name: 'portal',
  work: async () => {
    const [{ portalSlice }, { portalSaga }, { portalWritesSaga }] = await Promise.all([
      import('./availability/portalSlice'),
      import('./availability/portalSaga'),
      import('./portalWrites'),
    ]);
    return {
      reducers: { portal: portalSlice.reducer },
      sagas: { portal: portalSaga, portalWrites: portalWritesSaga },
    };
  },
  routes: [
    {
      path: paths.portal,
      handle: handle({ title: titles.portal, theme, needsAny: MANAGEMENT }),
      lazy: lazyScreen(async () => (await import('./PortalScreen')).PortalScreen),
    },
    {
      path: paths.portalScenario,
      handle: handle({ title: titles.scenario, theme, needsAny: MANAGEMENT }),
      lazy: lazyScreen(async () => (await import('./scenarios/ScenarioScreen')).ScenarioScreen),
    },
    {
      path: paths.portalRequests,
      handle: handle({ title: titles.requests, theme, needsAny: MANAGEMENT }),
      lazy: lazyScreen(async () => (await import('./requests/RequestsScreen')).RequestsScreen),
    },
    {
      path: paths.portalRequest,
      handle: handle({ title: titles.request, theme, needsAny: READS_REQUEST }),
      lazy: lazyScreen(async () => (await import('./requests/RequestScreen')).RequestScreen),
    },
  ],
  menu: {
    to: paths.portal,
    section: [paths.portal, paths.portalRequests],
    title: titles.portal,
    icon: MonitorIcon,
    theme,
    needs: MANAGEMENT,
    isApart: true,
  },
  dialogs: {
    chatOffer: lazyPart(async () => (await import('./chat/ChatOfferDialog')).ChatOfferDialog),
    portalStatus: lazyPart(
      async () => (await import('./availability/PortalStatusDialog')).PortalStatusDialog,
    ),
  },
});
