import { createAction } from '@reduxjs/toolkit';
import type { NewFaq } from '@/api/knowledge/knowledge';
import type { NewTask } from '@/api/newTasks';
import type { Person } from '@/domain/person/person';

/** `from` names the dialog that asks. */
export const taskRequested = createAction<{
  personId: string;
  from: 'registerTask' | 'callBack';
  task: NewTask;
}>('registration/taskRequested');
export const faqRequested = createAction<{ person: Pick<Person, 'id'>; faq: NewFaq }>(
  'registration/faqRequested',
);

/** A task of this person is registered, which took over what was noted. */
export const registrationFinished = createAction<{ personId: string }>('registration/finished');
