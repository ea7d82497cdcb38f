import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { ExchangeIcon } from '@/ui/icons';
import { diagnosticsRoutes } from './diagnosticsRoutes';
import { MANAGEMENT } from './diagnosticsRules';
import { diagnosticsTitles } from './diagnosticsTitles';

export const diagnosticsArea = defineArea({
  name: 'diagnostics',
  routes: diagnosticsRoutes,
  work: async () => {
    const [{ retrySaga }, { followSaga }, { retriesSlice }] = await Promise.all([
      import('./retry/retrySaga'),
      import('./retry/followSaga'),
      import('./retry/retriesSlice'),
    ]);
    return {
      reducers: { retries: retriesSlice.reducer },
      sagas: { retries: retrySaga, followedMessage: followSaga },
    };
  },
  menu: {
    to: paths.undelivered,
    section: [paths.undelivered, paths.systemLog, paths.synchronizedObjects],
    title: diagnosticsTitles.menu,
    icon: ExchangeIcon,
    theme: 'general',
    needs: MANAGEMENT,
    isApart: true,
  },
});
