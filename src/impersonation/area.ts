import { defineArea } from '@/core/area';
import { lazyScreen } from '@/core/lazyScreen';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';
import { impersonationTitles } from './impersonationTitles';

export const impersonationArea = defineArea({
  name: 'impersonation',
  work: () => import('./impersonationWork'),
  routes: [
    {
      path: paths.impersonation,
      /* The screen knows the finer rule: it depends on where somebody comes from (AMB-155). */
      handle: handle({ title: impersonationTitles.portal, needsAny: ['customerCard', 'viewCaseFlow'] }),
      lazy: lazyScreen(async () => (await import('./portal/ImpersonationScreen')).ImpersonationScreen),
    },
  ],
});
