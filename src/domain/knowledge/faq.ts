import * as v from 'valibot';
import { type Moment, dutchDate } from '@/lib/dates/calendar';
import {
  id,
  instant,
  listOf,
  member,
  optionalId,
  optionalRecord,
  optionalText,
  text,
} from '../decode/decode';
import { FollowUpQuestion } from './followUpQuestion';
import { SubjectReference } from './subject';

/** A word that stands for another in answers, written `{{name}}`. */
export const SmartLabel = v.object({ id, name: text, value: optionalText });
export type SmartLabel = v.InferOutput<typeof SmartLabel>;

/** A group of people for whom an answer can differ. */
export const TargetGroup = v.pipe(
  v.object({ id, name: text, title: text }),
  v.transform(({ name, title, ...group }) => ({ ...group, name: name || title })),
);
export type TargetGroup = v.InferOutput<typeof TargetGroup>;

/** Where a question stands on its way to the people who read it (002 §9.3). */
const PublicationStatus = {
  Published: 1,
  Concept: 2,
  ToReview: 3,
  Imported: 4,
  Expired: 5,
  Deleted: 100,
} as const;
type PublicationStatus = (typeof PublicationStatus)[keyof typeof PublicationStatus];

const TargetGroupAnswer = v.object({ targetGroupId: id, answer: text });

/** A question with its answer. The answers are HTML that is not to be trusted. */
export const Faq = v.object({
  id,
  question: text,
  answer: text,
  status: member<PublicationStatus>(PublicationStatus),
  expiresOn: instant,
  mainTag: optionalRecord(SubjectReference),
  tags: listOf(SubjectReference),
  targetGroups: listOf(TargetGroup),
  targetGroupAnswers: listOf(TargetGroupAnswer),
  followupQuestion: optionalRecord(FollowUpQuestion),
  media: listOf(v.object({ id, title: optionalText })),
  applicationIds: listOf(id),
  additionalInternalInfo: optionalText,
  lastPublished: instant,
  lastModified: instant,
  author: optionalText,
  synonyms: listOf(text),
  deletion: optionalRecord(v.object({ on: instant, by: optionalText })),
});
export type Faq = v.InferOutput<typeof Faq>;

/** What a write answers: which question it is. */
export const StoredFaq = v.object({ id: optionalId });

export const isPublished = ({ status }: Faq): boolean => status === PublicationStatus.Published;

/** Expired is what is past its last day in the Netherlands, or has that status (002 §4.3). */
export const isExpired = ({ expiresOn, status }: Faq, now: Moment): boolean =>
  status === PublicationStatus.Expired || (expiresOn !== null && dutchDate(now) > dutchDate(expiresOn));

/** What is registered about a question that customers can read is public (001 §5). */
export const isPublicFaq = (faq: Faq | null, publicApplicationIds: readonly string[]): boolean =>
  faq?.applicationIds.some((id) => publicApplicationIds.some((known) => known.toLowerCase() === id)) ?? false;

/** The subject it belongs to: its main one, else its first. */
export const subjectOf = ({ mainTag, tags }: Faq) => mainTag ?? tags[0] ?? null;
