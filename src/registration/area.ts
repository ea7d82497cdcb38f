import { defineArea } from '@/core/area';
import { knowledgeArea } from '@/knowledge/area';
import { mediaArea } from '@/media/area';
import { registrationDialogs } from './registrationDialogs';

export const registrationArea = defineArea({
  name: 'registration',
  work: () => import('./registrationParts'),
  dialogs: registrationDialogs,
});

/** What must work where somebody can register. */
export const registrationWork = [registrationArea, knowledgeArea, mediaArea];
