import { defineArea } from '@/core/area';
import { personDetailsDialogs } from './personDetailsDialogs';

export const personDetailsArea = defineArea({
  name: 'personDetails',
  work: () => import('./personDetailsWork'),
  dialogs: personDetailsDialogs,
});
