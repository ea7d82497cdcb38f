import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { lazyScreen } from '@/lib/lazyPart';
import { complexTabs } from './complexTabs';
import { complexTitles } from './complexTitles';

export const complexCardArea = defineArea({
  name: 'complexCard',
  routes: [
    {
      path: paths.complexCard,
      handle: handle({ title: complexTitles.title, needs: ['customerCard'] }),
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
