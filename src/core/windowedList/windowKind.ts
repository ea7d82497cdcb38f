import type { Page } from '@/domain/page';
import type { User } from '@/domain/user';

/** A record that can stand in a windowed list. */
export interface Item {
  id: string;
  /** Tells which of two versions is newer; null where the back end does not say. */
  lastModified: string | null;
}

/** Whether a record belongs in a list; `unsure` where only the server can tell (text search, a field that did not come). */
export type Membership = 'in' | 'out' | 'unsure';

/** What a list is asked. */
export interface Question<F, S> {
  filters: F;
  sort: S;
}

export interface Place {
  page: number;
  pageSize: number;
}

/** All that the engine knows of one kind of record and of the questions about it. */
export interface WindowKind<T extends Item, F, S> {
  noQuestion: Question<F, S>;
  pageSize: number;
  fetchPage: (question: Question<F, S>, place: Place, signal: AbortSignal) => Promise<Page<T>>;
  /** Whether two filters ask the server the same; names of people do not matter. */
  sameFilters: (one: F, other: F) => boolean;
  /** The same as far as a list shows it. */
  looksSame: (one: T, other: T) => boolean;
  /** The incoming record, with what only the held one knows. */
  merge: (held: T, incoming: T) => T;
  /** Deleted records that still can be asked for. */
  isDeleted: (item: T) => boolean;
}

/** What is needed beside that once changes come in, which is after the first rows. */
export interface ChangingKind<T extends Item, F, S> extends WindowKind<T, F, S> {
  /** Made once for many records, so that a thousand events a second cost no dates. */
  membership: (filters: F, user: User, now: number) => (item: T) => Membership;
  /** The server's order. */
  compare: (sort: S) => (one: T, other: T) => number;
  /** Whether deleted records are asked for. */
  showsDeleted: (filters: F) => boolean;
}

/**
 * What became known of one record: `talk` says nothing about where it belongs. `item` is null where only its id came:
 * whether and how the list changed is for the server to say.
 */
export interface Change<T> {
  change: 'created' | 'changed' | 'talk' | 'deleted';
  id: string;
  item: T | null;
}

/** For whom and when it is judged. */
export interface Surroundings {
  user: User;
  /** ms since 1970. */
  now: number;
}
