import * as v from 'valibot';
import { nanoid } from '@reduxjs/toolkit';
import { type Faq, isPublicFaq, subjectOf } from '@/domain/knowledge/faq';
import type { SubjectReference } from '@/domain/knowledge/subject';

/** The case that a question is about, which is a file on the timeline. */
const AboutCase = v.object({ id: v.string(), title: v.string() });
export type AboutCase = v.InferOutput<typeof AboutCase>;

/** A question of the knowledge base; `isPublic` is null while only its id is known. */
const AskedFaq = v.object({
  id: v.string(),
  question: v.string(),
  isPublic: v.nullable(v.boolean()),
  /** True if the question was written during this contact. */
  isOwn: v.optional(v.boolean()),
});
type AskedFaq = v.InferOutput<typeof AskedFaq>;

/** One question that is asked during a contact; each becomes a contact moment. */
export const Question = v.object({
  id: v.string(),
  subject: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** The words with which the agent searches for the question. */
  query: v.optional(v.string(), ''),
  faq: v.nullable(AskedFaq),
  targetGroupId: v.nullable(v.string()),
  followUpQuestionId: v.nullable(v.string()),
  /** The case that the question is about; a question without a case opens one of its own. */
  about: v.nullable(AboutCase),
  words: v.string(),
  registered: v.boolean(),
  /** The contact moment that the question became, if the server returned its id. */
  momentId: v.optional(v.nullable(v.string())),
});
export type Question = v.InferOutput<typeof Question>;

const noFaq = { faq: null, targetGroupId: null, followUpQuestionId: null };

export const newQuestion = (about: AboutCase | null = null): Question => ({
  id: nanoid(),
  subject: null,
  query: '',
  ...noFaq,
  about,
  words: '',
  registered: false,
});

/** Returns true if something was chosen or written down. */
export const isAsked = ({ subject, faq, words }: Question): boolean =>
  subject !== null || faq !== null || words.trim() !== '';

export function demand<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`No ${what} to choose.`);
  return value;
}

/** Step 2 (001 §4). Choosing a subject clears the chosen question and the search words. */
export const withSubject = (question: Question, subject: SubjectReference | null): Question => ({
  ...question,
  ...noFaq,
  query: '',
  subject: demand(subject, 'subject'),
});

export const withoutSubject = (question: Question): Question => ({
  ...question,
  ...noFaq,
  query: '',
  subject: null,
});

const askedFaq = (faq: Faq, publicApplicationIds: readonly string[]): AskedFaq => ({
  id: faq.id,
  question: faq.question,
  isPublic: isPublicFaq(faq, publicApplicationIds),
});

/** Takes over the subject of the knowledge base question if no subject was chosen. */
export const withKnownFaq = (
  question: Question,
  faq: Faq,
  publicApplicationIds: readonly string[],
): Question => ({
  ...question,
  faq: {
    ...askedFaq(faq, publicApplicationIds),
    ...(question.faq?.id === faq.id && question.faq.isOwn && { isOwn: true }),
  },
  subject: question.subject ?? subjectOf(faq),
});

/** Step 3. Choosing the same question again deselects it. */
export function withFaq(
  question: Question,
  chosen: Faq | null,
  publicApplicationIds: readonly string[],
): Question {
  const faq = demand(chosen, 'question');
  if (faq.id === question.faq?.id) return { ...question, ...noFaq };
  return withKnownFaq({ ...question, ...noFaq }, faq, publicApplicationIds);
}
