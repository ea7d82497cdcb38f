import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { lazyPart, lazyScreen } from '@/lib/lazyPart';
import { personTabs } from './personTabs';
import { personTitles } from './personTitles';

interface PersonDialogs {
  indicatorMute: { indicatorId: string; keys: readonly string[]; title: string };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends PersonDialogs {}
}

export const customerCardArea = defineArea({
  name: 'customerCard',
  routes: [
    {
      path: paths.personCard,
      handle: handle({ title: personTitles.title }),
      lazy: lazyScreen(async () => (await import('./card/PersonCardScreen')).PersonCardScreen),
      children: [personTabs.toFirst, ...personTabs.routes],
    },
  ],
  work: async () => {
    const [{ personSagas }, { customerCardSlice }] = await Promise.all([
      import('./card/personLive'),
      import('./customerCardSlice'),
    ]);
    return { reducers: { customerCard: customerCardSlice.reducer }, sagas: personSagas };
  },
  dialogs: {
    indicatorMute: lazyPart(async () => (await import('./sidebar/IndicatorMuteDialog')).IndicatorMuteDialog),
  },
});
