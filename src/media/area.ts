import { defineArea } from '@/core/area';
import { mediaDialogs } from './mediaDialogs';

export const mediaArea = defineArea({
  name: 'media',
  work: () => import('./mediaWork'),
  dialogs: mediaDialogs,
});
