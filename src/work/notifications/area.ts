import { defineArea } from '@/core/area';

export const notificationsArea = defineArea({
  name: 'notifications',
  work: () => import('./notificationsWork'),
});
