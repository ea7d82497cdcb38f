import { useSelector } from 'react-redux';
import type { WithDrafts } from '@/core/drafts/draftsSlice';
import type { Contact } from './contact';
import { selectContactWith } from './contacts';
import { isAsked, type Question } from './question';

export const useContactWith = (personId: string): Contact | null =>
  useSelector((state: WithDrafts) => selectContactWith(state, personId));

/**
 * The question that a task or transfer is about: the first asked question that is not registered yet, otherwise the
 * first one.
 */
export const mainQuestion = (contact: Contact | null): Question | null =>
  contact?.questions.find((question) => !question.registered && isAsked(question)) ??
  contact?.questions.find(isAsked) ??
  null;
