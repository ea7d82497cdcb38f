import { textOf } from '../backend/body';
import { pageOf, refuse } from '../backend/answers';
import type { Call } from '../backend/backend';
import { db } from '../db/db';
import type { FaqRecord } from '../db/records';
import { searchedText } from '../people/searchHandlers';
import { listParameter, plain, wordsOf } from '../tasks/query';

export const isPublished = ({ status }: FaqRecord): boolean => status === 1 || status === 'Published';

const everywhere = (faq: FaqRecord): string =>
  plain(
    [
      faq.question,
      faq.answer,
      faq.additionalInternalInfo,
      ...(faq.synonyms ?? []),
      ...(faq.tags ?? []).map(({ name }) => name),
    ].join('\n'),
  );

const holdsAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

/** True for a question for everyone, or for one of these groups. */
const isFor = ({ targetGroups }: FaqRecord, groups: readonly string[]): boolean =>
  groups.length === 0 || !targetGroups?.length || targetGroups.some(({ id }) => groups.includes(id));

/** Published questions in which every word occurs; those with the words in the question itself come first. */
export function findFaqs(call: Call): FaqRecord[] {
  const words = wordsOf(searchedText(call));
  const groups = listParameter(call.query, 'targetGroups');
  const inQuestion = (faq: FaqRecord) => holdsAll(plain(faq.question ?? ''), words);
  const found = db.faqs.where(
    (faq) => isPublished(faq) && isFor(faq, groups) && holdsAll(everywhere(faq), words),
  );
  return [...found.filter(inQuestion), ...found.filter((faq) => !inQuestion(faq))];
}

export const searchFaqs = (call: Call) => pageOf(findFaqs(call), call.query);

/** Words of at least four letters, because shorter ones occur in every text. */
const TELLING_WORD = /\p{L}{4,}/gu;

/**
 * Published questions that share words with a text, those with most of them first; a word of the question counts
 * twice.
 */
export function similarFaqs({ content, page, pageSize }: Record<string, unknown>) {
  const text = textOf(content);
  if (text.trim() === '') return refuse(422, 'Een tekst is verplicht.', 'content');
  const words = plain(text).match(TELLING_WORD) ?? [];
  const count = (where: string) => words.filter((word) => where.includes(word)).length;
  const likeness = (faq: FaqRecord) => count(plain(faq.question ?? '')) * 2 + count(everywhere(faq));
  const found = db.faqs.where((faq) => isPublished(faq) && likeness(faq) > 0);
  const query = new URLSearchParams({ page: String(page), pageSize: String(pageSize) });
  return pageOf(
    found.sort((one, other) => likeness(other) - likeness(one)),
    query,
  );
}

/** Published questions with this subject, without those of the subjects below it. */
export const carriedBy = (tagId: string): FaqRecord[] =>
  db.faqs.where((faq) => isPublished(faq) && (faq.tags ?? []).some(({ id }) => id === tagId));

export function faqsOfSubject({ param, query }: Call) {
  const { id } = db.subjects.named(param('tagId'));
  return pageOf(carriedBy(id), query);
}

/** Questions of every status, by words of the question. */
export function searchAllFaqs({ query }: Call) {
  const words = wordsOf(query.get('query'));
  const application = query.get('applicationId');
  return pageOf(
    db.faqs.where(
      ({ question, applicationIds }) =>
        holdsAll(plain(question ?? ''), words) &&
        (!application || (applicationIds ?? []).includes(application)),
    ),
    query,
  );
}
