import * as v from 'valibot';
import type { FaqChanges, SentStep } from '@/api/knowledge/faqEditing';
import { type Faq, FaqType, type Publication, PublicationStatus } from '@/domain/knowledge/faq';
import { FollowUpQuestion } from '@/domain/knowledge/followUpQuestion';
import { SubjectReference } from '@/domain/knowledge/subject';
import { dutchDate } from '@/lib/dates/calendar';
import { sameValue } from '@/lib/values';

export const FaqFields = v.object({
  question: v.string(),
  answer: v.string(),
  mainTag: v.nullable(SubjectReference),
  tags: v.array(SubjectReference),
  additionalInternalInfo: v.string(),
  /** One synonym per line. */
  synonyms: v.string(),
  /** The name of a status; empty for an unknown one. */
  status: v.string(),
  expiresOn: v.nullable(v.string()),
  targetGroups: v.array(v.string()),
  targetGroupAnswers: v.array(v.object({ targetGroupId: v.string(), answer: v.string() })),
  /** The applications, including those without a known name, which are sent back unchanged. */
  applicationIds: v.array(v.string()),
  followupQuestion: v.nullable(FollowUpQuestion),
  media: v.array(v.object({ id: v.string(), title: v.nullable(v.string()), isPublic: v.boolean() })),
});
export type FaqFields = v.InferOutput<typeof FaqFields>;
export type FaqField = keyof FaqFields;

/** The names of the fields, in the order of the form. */
const FAQ_FIELDS = Object.keys(FaqFields.entries) as FaqField[];

/** The name of a status on the wire; undefined for an unknown one. */
export const statusName = (status: Faq['status']): string | undefined =>
  Object.entries(PublicationStatus).find(([, code]) => code === status)?.[0];

export const publicationOf = ({ status, expiresOn }: FaqFields): Publication => ({
  status: Object.entries(PublicationStatus).find(([name]) => name === status)?.[1] ?? null,
  expiresOn,
});

const UNPUBLISHED: readonly Publication['status'][] = [
  PublicationStatus.Concept,
  PublicationStatus.ToReview,
  PublicationStatus.Imported,
];

/** Whether the question can still be published: it is a concept, to be reviewed or imported. */
export const isUnpublished = (fields: FaqFields): boolean =>
  UNPUBLISHED.includes(publicationOf(fields).status);

export const PUBLISHED: keyof typeof PublicationStatus = 'Published';

/** A file without an entry is not visible outside the corporation. */
const isPublicMedia = ({ mediaWithVisibility }: Faq, id: string): boolean =>
  mediaWithVisibility.some(({ mediaId, isPublic }) => mediaId === id && isPublic);

export const fieldsOf = (faq: Faq): FaqFields => ({
  question: faq.question,
  answer: faq.answer,
  mainTag: faq.mainTag,
  tags: faq.tags,
  additionalInternalInfo: faq.additionalInternalInfo ?? '',
  synonyms: faq.synonyms.join('\n'),
  status: statusName(faq.status) ?? '',
  expiresOn: faq.expiresOn === null ? null : dutchDate(faq.expiresOn),
  targetGroups: faq.targetGroups.map(({ id }) => id),
  targetGroupAnswers: faq.targetGroupAnswers,
  applicationIds: faq.applicationIds,
  followupQuestion: faq.followupQuestion,
  media: faq.media.map((file) => ({ ...file, isPublic: isPublicMedia(faq, file.id) })),
});

export const EMPTY_FIELDS: FaqFields = {
  question: '',
  answer: '',
  status: 'Concept',
  mainTag: null,
  tags: [],
  synonyms: '',
  targetGroups: [],
  targetGroupAnswers: [],
  applicationIds: [],
  followupQuestion: null,
  media: [],
  expiresOn: null,
  additionalInternalInfo: '',
};
const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** The sent subjects include the main subject, because a question is found by these subjects (knowledge.md). */
const tagsOf = ({ mainTag, tags }: FaqFields) => {
  const others = tags.filter(({ id }) => id !== mainTag?.id);
  return [...(mainTag ? [mainTag] : []), ...others].map(({ id }) => ({ id }));
};

/** The last step of a path has an answer and no question; every step has its parent and its index (knowledge.md). */
const stepBody = (step: FollowUpQuestion, parentId: string | null = null, index = 0): SentStep => ({
  id: step.id,
  parent: parentId === null ? null : { id: parentId },
  parentId,
  question: step.options.length === 0 ? null : step.question?.trim() || null,
  answer: step.answer || null,
  icon: step.icon,
  value: step.value,
  name: step.name.trim(),
  index,
  options: step.options.map((option, place) => stepBody(option, step.id, place)),
});

const writers: { [F in FaqField]: (fields: FaqFields) => FaqChanges } = {
  question: ({ question }) => ({ question: question.trim() }),
  answer: ({ answer }) => ({ answer }),
  status: ({ status }) => (status === '' ? {} : { status }),
  mainTag: (fields) =>
    fields.mainTag === null ? {} : { mainTag: { id: fields.mainTag.id }, tags: tagsOf(fields) },
  tags: (fields) => ({ tags: tagsOf(fields) }),
  synonyms: ({ synonyms }) => ({ synonyms: linesOf(synonyms) }),
  targetGroups: ({ targetGroups }) => ({ targetGroups: targetGroups.map((id) => ({ id })) }),
  targetGroupAnswers: ({ targetGroupAnswers }) => ({ targetGroupAnswers }),
  applicationIds: ({ applicationIds }) => ({ applicationIds }),
  followupQuestion: ({ followupQuestion }) => ({
    faqType: followupQuestion === null ? FaqType.Default : FaqType.WithFollowUpQuestions,
    followupQuestion: followupQuestion && stepBody(followupQuestion),
  }),
  media: ({ media }) => ({
    media: media.map(({ id, title }) => ({ id, title })),
    mediaWithVisibility: media.map(({ id, isPublic }) => ({ mediaId: id, isPublic })),
  }),
  expiresOn: ({ expiresOn }) => ({ expiresOn }),
  additionalInternalInfo: ({ additionalInternalInfo }) => ({
    additionalInternalInfo: additionalInternalInfo.trim() || null,
  }),
};

/** Returns the request body that saves the fields in `names`. */
export const bodyOf = (fields: FaqFields, names: readonly FaqField[]): FaqChanges =>
  names.reduce<FaqChanges>((body, name) => ({ ...body, ...writers[name](fields) }), {});

/** Returns the body of a new question. */
export const wholeOf = (fields: FaqFields): FaqChanges => bodyOf(fields, FAQ_FIELDS);

/** Whether a stored question has all the sent values. */
export function says(faq: Faq, sent: FaqChanges): boolean {
  const now = wholeOf(fieldsOf(faq));
  return Object.entries(sent).every(([name, value]) => sameValue(now[name as keyof FaqChanges], value));
}
