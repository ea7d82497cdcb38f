import type { Assignee, Moment } from './shared';

interface Media {
  id: string;
  type: string;
  title: string;
  created: Moment;
  lastModified: Moment | null;
  isDocument: boolean;
  isImage: boolean;
  isLink: boolean;
  /** For a link its target, null when cleared; otherwise the view call. */
  url: string | null;
  mediaCategory: string;
}

/** The tombstone that stays in every list. */
interface ClearedMedia extends Media {
  type: 'MediaClearedModel';
  reason: string | null;
  clearedOn: Moment | null;
  clearedBy: Assignee | null;
}

/** The media of v2 calls. */
export type TypedMedia = Media | ClearedMedia;

/** The media of v1 calls. */
export type FlatMedia = Pick<Media, 'id' | 'title' | 'url'>;
