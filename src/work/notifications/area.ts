import { defineArea } from '@/core/area';
import { notificationsWanted } from './notificationsWanted';

export const notificationsArea = defineArea({
  name: 'notifications',
  work: () => import('./notificationsWork'),
  startsOn: [notificationsWanted],
});
