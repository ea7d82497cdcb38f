import { defineArea } from '@/core/area';
import { noticesWanted } from './noticesWanted';

export const noticesArea = defineArea({
  name: 'notices',
  work: () => import('./noticesWork'),
  startsOn: [noticesWanted],
});
