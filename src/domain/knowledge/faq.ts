import * as v from 'valibot';
import { type Moment, dutchDate } from '@/lib/dates/calendar';
import * as d from '../decode/decode';
import { labelsOf } from '../decode/received';
import { FollowUpQuestion } from './followUpQuestion';
import { SubjectReference } from './subject';

/** A word that answers replace by its value, written `{{name}}`. */
export const SmartLabel = v.object({ id: d.id, name: d.text, value: d.optionalText });
export type SmartLabel = v.InferOutput<typeof SmartLabel>;

/** A group of people that an answer can differ for. */
export const TargetGroup = v.pipe(
  v.object({ id: d.id, name: d.text, title: d.text }),
  v.transform(({ name, title, ...group }) => ({ ...group, name: name || title })),
);
export type TargetGroup = v.InferOutput<typeof TargetGroup>;

/** The status of a question in its publication (002 §9.3). */
export const PublicationStatus = {
  Published: 1,
  Concept: 2,
  ToReview: 3,
  Imported: 4,
  Expired: 5,
  Deleted: 100,
} as const;
export type PublicationStatus = (typeof PublicationStatus)[keyof typeof PublicationStatus];

/** The documents have English keys only (002 §9.3); the Dutch labels are our own (AMB-215). */
export const publicationStatusLabel = labelsOf<PublicationStatus>({
  [PublicationStatus.Published]: 'Gepubliceerd',
  [PublicationStatus.Concept]: 'Concept',
  [PublicationStatus.ToReview]: 'Te beoordelen',
  [PublicationStatus.Imported]: 'Geïmporteerd',
  [PublicationStatus.Expired]: 'Verlopen',
  [PublicationStatus.Deleted]: 'Verwijderd',
});

/** A question with an answer, or one that leads to an answer by follow-up questions (knowledge.md). */
export const FaqType = { Default: 'Default', WithFollowUpQuestions: 'WithFollowUpQuestions' } as const;

const TargetGroupAnswer = v.object({ targetGroupId: d.id, answer: d.text });

/** A question with its answer. The answers are untrusted HTML. */
export const Faq = v.object({
  id: d.id,
  question: d.text,
  answer: d.text,
  status: d.member<PublicationStatus>(PublicationStatus),
  faqType: d.optionalText,
  expiresOn: d.instant,
  mainTag: d.optionalRecord(SubjectReference),
  tags: d.listOf(SubjectReference),
  targetGroups: d.listOf(TargetGroup),
  targetGroupAnswers: d.listOf(TargetGroupAnswer),
  followupQuestion: d.optionalRecord(FollowUpQuestion),
  media: d.listOf(v.object({ id: d.id, title: d.optionalText })),
  /** The media of the question; `isPublic` is true for those that are visible outside the corporation. */
  mediaWithVisibility: d.listOf(v.object({ mediaId: d.id, isPublic: d.flag })),
  applicationIds: d.listOf(d.id),
  additionalInternalInfo: d.optionalText,
  lastPublished: d.instant,
  created: d.instant,
  lastModified: d.instant,
  lastModifiedBy: d.optionalText,
  author: d.optionalText,
  viewCount: d.count,
  synonyms: d.listOf(d.text),
  deletion: d.optionalRecord(v.object({ on: d.instant, by: d.optionalText })),
});
export type Faq = v.InferOutput<typeof Faq>;

/** The answer to a write: the id of the question. */
export const StoredFaq = v.object({ id: d.optionalId });

/** The status is null when unknown. */
export interface Publication {
  status: Faq['status'] | null;
  expiresOn: Faq['expiresOn'];
}

export const isPublished = ({ status }: Publication): boolean => status === PublicationStatus.Published;

/** True for a question that an agent has just written down and nobody has reviewed. */
export const isToReview = ({ status, deletion }: Faq): boolean =>
  status === PublicationStatus.ToReview && deletion === null;

/** A question is expired after its last day in the Netherlands, or when it has the status Expired (002 §4.3). */
export const isExpired = ({ expiresOn, status }: Publication, now: Moment): boolean =>
  status === PublicationStatus.Expired || (expiresOn !== null && dutchDate(now) > dutchDate(expiresOn));

/** A contact moment about a question that customers can read is public (001 §5). */
export const isPublicFaq = (faq: Faq | null, publicApplicationIds: readonly string[]): boolean =>
  faq?.applicationIds.some((id) => publicApplicationIds.some((known) => known.toLowerCase() === id)) ?? false;

/** Returns the main subject, otherwise the first. */
export const subjectOf = ({ mainTag, tags }: Faq) => mainTag ?? tags[0] ?? null;
