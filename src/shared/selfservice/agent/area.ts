import { defineArea } from '@/core/area';
import { lazyScreen } from '@/lib/lazyPart';
import { paths } from '@/core/paths';
import { handle } from '@/core/routeHandle';

export const impersonationArea = defineArea({
  name: 'impersonation',
  work: async () => (await import('./impersonationSaga')).impersonationWork,
  routes: [
    {
      path: paths.impersonation,
      /* The screen checks a stricter rule, which depends on the page the user comes from (AMB-155). */
      handle: handle({ title: 'Selfservice', needsAny: ['customerCard', 'viewCaseFlow'] }),
      lazy: lazyScreen(async () => (await import('./portal/ImpersonationScreen')).ImpersonationScreen),
    },
  ],
});
