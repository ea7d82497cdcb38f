import { useSelector } from 'react-redux';
import type { WithDrafts } from '@/core/drafts/draftsSlice';
import type { Contact } from './contact';
import { selectContactWith } from './contacts';
import { isAsked, type Question } from './question';

/** The contact with this person, going on or parked; null where there is none. */
export const useContactWith = (personId: string): Contact | null =>
  useSelector((state: WithDrafts) => selectContactWith(state, personId));

/** What a task or a transfer is about: the first question that is still open. */
export const mainQuestion = (contact: Contact | null): Question | null =>
  contact?.questions.find((question) => !question.registered && isAsked(question)) ??
  contact?.questions.find(isAsked) ??
  null;
