import { defineArea } from '@/core/area';
import { timelineDialogs } from './timelineDialogs';

export const timelineArea = defineArea({
  name: 'timeline',
  work: () => import('./timelineWork'),
  dialogs: timelineDialogs,
});
