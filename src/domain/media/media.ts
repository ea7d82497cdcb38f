import * as v from 'valibot';
import { isRecord } from '@/lib/values';
import * as d from '../decode/decode';

/** The kind of a stored file; a cleared file leaves a tombstone (000 §3.3). */
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

/** Without a `type` the flags of the record decide; a file without flags counts as a document. */
function named(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  const { type, isImage, isLink }: Flagged = record;
  if (isImage !== true && isLink !== true) return record;
  return { ...record, type: type ?? (isImage === true ? MediaModel.Image : MediaModel.Link) };
}

/** The account: a record with a name, or the name alone. */
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
    /** Why, when and by whom the file was cleared; filled only for a tombstone. */
    reason: d.optionalText,
    clearedOn: d.instant,
    clearedBy: nameOfAccount,
  }),
  /* Each record is frozen here. Otherwise the store would walk through thousands of records to freeze them. */
  v.transform((media) => Object.freeze(media)),
);
export type Media = v.InferOutput<typeof Media>;

export const isCleared = (media: Media): boolean => media.type === MediaModel.Cleared;

/** Categories whose files can be cleared (000 §3.3). */
export const isClearable = (media: Media): boolean =>
  !isCleared(media) && Object.hasOwn(MediaCategory, media.mediaCategory);

/** The answer to an upload. */
export const StoredMedia = v.object({ id: d.id });
