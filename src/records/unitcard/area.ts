import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { lazyPart, lazyScreen } from '@/lib/lazyPart';
import { UNIT_CARD_RIGHTS, unitTabs } from './unitTabs';
import { unitTitles } from './unitTitles';

interface UnitDialogs {
  valuationRequest: { unitId: string; name: string };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends UnitDialogs {}
}

export const unitCardArea = defineArea({
  name: 'unitCard',
  routes: [
    {
      path: paths.unitCard,
      handle: handle({ title: unitTitles.title, needsAny: UNIT_CARD_RIGHTS }),
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
