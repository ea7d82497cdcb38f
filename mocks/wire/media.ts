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
  /** Of a link the address it leads to, null when cleared, else the view call. */
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

/** v2. */
export type TypedMedia = Media | ClearedMedia;

/** v1. */
export type FlatMedia = Pick<Media, 'id' | 'title' | 'url'>;
