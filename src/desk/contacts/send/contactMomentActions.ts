import { createAction } from '@reduxjs/toolkit';
import type { NewFaq } from '@/api/knowledge/knowledge';
import type { NewTask } from '@/api/tasks/newTasks';
import type { Person } from '@/domain/people/person';
import type { ContactSource } from '../contact/contact';

/** `from` is the dialog that requests the task. */
export const taskRequested = createAction<{
  /** The id of the person, unit or complex that the task is about. */
  recordId: string;
  /** Null for a task about a unit or a complex. */
  personId: string | null;
  from: 'registerTask' | 'callBack' | 'propertyTask';
  task: NewTask;
  /** The name of the colleague who has the call now, if the task only passes the notes on. */
  givenTo?: string | undefined;
}>('contacts/taskRequested');
export const faqRequested = createAction<{ person: Pick<Person, 'id'>; faq: NewFaq }>(
  'contacts/faqRequested',
);

/** A task that took over the notes of the contact with this person was registered. */
export const notesTakenOver = createAction<{ personId: string }>('contacts/notesTakenOver');

/** The server stored a contact moment; `source` is the call, chat or mail that it was about. */
export const momentRegistered = createAction<{
  personId: string;
  momentId: string;
  source: ContactSource | null;
}>('contacts/momentRegistered');
/** The server stored a task about this person. */
export const taskMade = createAction<{ personId: string; taskId: string }>('contacts/taskMade');
