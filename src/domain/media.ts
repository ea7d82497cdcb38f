import * as v from 'valibot';
import { isRecord } from '@/lib/values';
import * as d from './decode/decode';

/** What a stored file is; a cleared one leaves its tombstone (000 §3.3). */
export const MediaModel = {
  Cleared: 'MediaClearedModel',
  Link: 'MediaLinkModel',
  Image: 'MediaImageModel',
  Video: 'MediaVideoModel',
  Document: 'MediaDocumentModel',
} as const;
export type MediaModel = (typeof MediaModel)[keyof typeof MediaModel];

export const MediaCategory = {
  SelfServiceMedia: 'SelfServiceMedia',
  CaseMedia: 'CaseMedia',
  TaskMedia: 'TaskMedia',
  RepairRequestItemMedia: 'RepairRequestItemMedia',
  KnowledgebaseItemMedia: 'KnowledgebaseItemMedia',
} as const;
export type MediaCategory = (typeof MediaCategory)[keyof typeof MediaCategory];

type Flagged = Readonly<Partial<Record<'type' | 'isImage' | 'isLink', unknown>>>;

/** Where no model is named, the flags of the record speak; `isDocument` says what it is taken for anyway. */
function named(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  const { type, isImage, isLink }: Flagged = record;
  if (isImage !== true && isLink !== true) return record;
  return { ...record, type: type ?? (isImage === true ? MediaModel.Image : MediaModel.Link) };
}

/** Who did it: a record with a name, or a name. */
const nameOfAccount = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => (isRecord(value) && 'name' in value ? value['name'] : value)),
  d.optionalText,
);

export const Media = v.pipe(
  v.unknown(),
  v.transform(named),
  v.object({
    id: d.id,
    type: d.memberOr<MediaModel>(MediaModel, MediaModel.Document),
    title: d.text,
    created: d.instant,
    lastModified: d.instant,
    url: d.optionalText,
    mediaCategory: d.member<MediaCategory>(MediaCategory),
    /** Why, when and by whom it was cleared; only on a tombstone. */
    reason: d.optionalText,
    clearedOn: d.instant,
    clearedBy: nameOfAccount,
  }),
  /* As the store would, which has to look into each of thousands otherwise. */
  v.transform((media) => Object.freeze(media)),
);
export type Media = v.InferOutput<typeof Media>;

export const isCleared = (media: Media): boolean => media.type === MediaModel.Cleared;

/** Categories whose files can be cleared (000 §3.3). */
export const isClearable = (media: Media): boolean =>
  !isCleared(media) && Object.hasOwn(MediaCategory, media.mediaCategory);

/** The upload's answer. */
export const StoredMedia = v.object({ id: d.id });
