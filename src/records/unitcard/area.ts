import { announcementsArea } from '@/shared/announcements/area';
import { contactMomentsArea } from '@/desk/contacts/area';
import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { lazyPart, lazyScreen } from '@/lib/lazyPart';
import { repairsArea } from '@/records/repairs/area';
import { timelineArea } from '@/shared/timeline/area';
import { UNIT_CARD_RIGHTS, unitTabs } from './unitTabs';
import { unitTitles } from './unitTitles';

interface UnitDialogs {
  valuationRequest: { unitId: string; name: string };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends UnitDialogs {}
}

/** The areas that the tabs and the panel of the card use. */
const uses = [timelineArea, contactMomentsArea, announcementsArea, repairsArea];

export const unitCardArea = defineArea({
  name: 'unitCard',
  routes: [
    {
      path: paths.unitCard,
      handle: handle({ title: unitTitles.title, needsAny: UNIT_CARD_RIGHTS, uses }),
      children: [
        unitTabs.toFirstAllowed,
        {
          lazy: lazyScreen(async () => (await import('./card/UnitCardScreen')).UnitCardScreen),
          children: unitTabs.routes,
        },
      ],
    },
  ],
  work: async () => {
    const [{ unitSagas }, { unitCardSlice }] = await Promise.all([
      import('./card/unitLive'),
      import('./unitCardSlice'),
    ]);
    return { reducers: { unitCard: unitCardSlice.reducer }, sagas: unitSagas };
  },
  dialogs: {
    valuationRequest: lazyPart(
      async () => (await import('./valuation/ValuationRequestDialog')).ValuationRequestDialog,
    ),
  },
});
