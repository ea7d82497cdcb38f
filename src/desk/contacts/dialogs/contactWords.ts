import type { Faq } from '@/domain/knowledge/faq';
import { isFilledIn } from '@/lib/text';
import { identityLine } from '@/shared/people';
import type { Contact } from '../contact/contact';
import { mainQuestion } from '../contact/contactWith';
import { isAsked, type Question } from '../contact/question';

/** A longer text is cut off in the subject; the description contains all of it. */
const LONGEST_SUBJECT = 100;

export function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n');
  const shown = line.trim();
  return shown.length <= LONGEST_SUBJECT ? shown : `${shown.slice(0, LONGEST_SUBJECT - 1).trimEnd()}…`;
}

const topicOf = ({ faq, subject }: Question): string => faq?.question || subject?.name || '';

const questionLine = (question: Question): string =>
  [topicOf(question), question.words.trim()].filter(isFilledIn).join(': ');

/** The asked questions that are not registered yet, one line each. */
export const questionLines = (contact: Contact | null): string[] =>
  (contact?.questions ?? [])
    .filter((question) => isAsked(question) && !question.registered)
    .map(questionLine)
    .filter(isFilledIn);

/** Names a record after the contact's first question, or otherwise after the first line of its notes. */
export function contactSubject(contact: Contact | null, faq: Faq | null): string {
  if (contact === null) return faq?.question ?? '';
  const question = mainQuestion(contact);
  const asked = question === null ? '' : faq?.question || topicOf(question) || firstLine(question.words);
  return asked || firstLine(contact.notes);
}

/** The notes, the questions that are not in the subject, and the facts by which the identity was established. */
export function contactWords(contact: Contact | null, subject = ''): string {
  if (contact === null) return '';
  const questions = questionLines(contact).filter((line) => line !== subject);
  return [contact.notes.trim(), ...questions, identityLine(contact.identity)].filter(isFilledIn).join('\n');
}
