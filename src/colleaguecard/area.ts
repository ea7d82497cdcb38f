import { contactMomentsArea } from '@/contactmoments/area';
import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { lazyScreen } from '@/lib/lazyPart';
import { timelineArea } from '@/timeline/area';
import { colleagueTabs } from './colleagueTabs';
import { colleagueTitles } from './colleagueTitles';

export const colleagueCardArea = defineArea({
  name: 'colleagueCard',
  routes: [
    {
      path: paths.colleagueCard,
      handle: handle({
        title: colleagueTitles.title,
        needs: ['customerCard'],
        uses: [timelineArea, contactMomentsArea],
      }),
      children: [
        { index: true, lazy: lazyScreen(async () => (await import('./card/ToFirstTab')).ToFirstTab) },
        {
          lazy: lazyScreen(async () => (await import('./card/ColleagueCardScreen')).ColleagueCardScreen),
          children: colleagueTabs.routes,
        },
      ],
    },
  ],
});
