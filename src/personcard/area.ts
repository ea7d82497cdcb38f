import { defineArea } from '@/core/area';
import { personDialogs } from './personDialogs';
import { personRoutes } from './personRoutes';

export const personCardArea = defineArea({
  name: 'personCard',
  routes: personRoutes,
  work: () => import('./personWork'),
  dialogs: personDialogs,
});
