import { createAction } from '@reduxjs/toolkit';
import type { NewFaq } from '@/api/knowledge';
import type { NewTask } from '@/api/tasks';
import type { ContactMoment } from '@/domain/contactMoment';
import type { About } from './flow/keptFlow';

export const contactRequested = createAction<{ personId: string; contact: ContactMoment }>(
  'registration/contactRequested',
);
/** Looks whether the contact moment is there that was sent before a reload. */
export const contactLookedFor = createAction<{ personId: string }>('registration/contactLookedFor');
/** `from` names the dialog that asks. */
export const taskRequested = createAction<{
  personId: string;
  from: 'registerTask' | 'callBack';
  task: NewTask;
}>('registration/taskRequested');
export const faqRequested = createAction<{ person: About; faq: NewFaq }>('registration/faqRequested');

/** A contact moment or task of this person is registered: the flow is over. */
export const registrationFinished = createAction<{ personId: string }>('registration/finished');
