import { announcementsArea } from '@/shared/announcements/area';
import { contactMomentsArea } from '@/desk/contacts/area';
import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { housingRegistrationsArea } from '@/records/customercard/housingregistrations/area';
import { lazyPart, lazyScreen } from '@/lib/lazyPart';
import { personDetailsArea } from '@/records/customercard/details/area';
import { timelineArea } from '@/shared/timeline/area';
import { personTabs } from './personTabs';
import { personTitles } from './personTitles';

interface PersonDialogs {
  indicatorMute: { indicatorId: string; keys: readonly string[]; title: string };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends PersonDialogs {}
}

/** The areas whose work the tabs and the panel of a card need. */
const uses = [
  timelineArea,
  contactMomentsArea,
  announcementsArea,
  personDetailsArea,
  housingRegistrationsArea,
];

export const personCardArea = defineArea({
  name: 'personCard',
  routes: [
    {
      path: paths.personCard,
      handle: handle({ title: personTitles.title, uses }),
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
