import { announcementsArea } from '@/shared/announcements/area';
import { contactMomentsArea } from '@/desk/contacts/area';
import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { lazyScreen } from '@/lib/lazyPart';
import { timelineArea } from '@/shared/timeline/area';
import { complexTabs } from './complexTabs';
import { complexTitles } from './complexTitles';

/** The areas that the tabs and the panel of the card use. */
const uses = [timelineArea, contactMomentsArea, announcementsArea];

export const complexCardArea = defineArea({
  name: 'complexCard',
  routes: [
    {
      path: paths.complexCard,
      handle: handle({ title: complexTitles.title, needs: ['customerCard'], uses }),
      children: [
        complexTabs.toFirstAllowed,
        {
          lazy: lazyScreen(async () => (await import('./ComplexCardScreen')).ComplexCardScreen),
          children: complexTabs.routes,
        },
      ],
    },
  ],
  work: async () => ({ sagas: (await import('./complexLive')).complexSagas }),
});
