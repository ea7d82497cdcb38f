import type { Locator, Page } from '@playwright/test';
import type { Colleague } from '../api';
import type { TaskChanges } from '../given';

/** The record and the history of a task, as the back end holds them. */
export interface HeldTask {
  task: { subject: string; relatedPerson: { name: string } | null };
  history: { message: string }[];
}

/** Where something is typed, and who can make what it is about. */
export interface Desk {
  page: Page;
  /** The person at the browser. */
  me: Colleague;
  given: (subject: string, changes?: TaskChanges) => Promise<string>;
}

/** The call by which the text gets to the back end, and what the page says of it. */
export interface Write {
  method: 'PUT' | 'POST';
  /** As the faults of the mock back end spell it: `*` stands for anything. */
  path: string;
  /** How many calls one intent is; more than one where it is about several tasks. */
  calls: number;
  /** By which the page looks, after a lost answer, whether the back end has it after all. */
  lookUp: RegExp;
  /** How often a task holds the text. */
  held: (task: HeldTask, text: string) => number;
  /** What is said when it worked, or null where the page says nothing. */
  success: string | null;
  failure: string;
  offline: string;
  /** What happens when a colleague deletes one of the tasks: nothing can be sent, or that one is left out. */
  afterDelete: 'blocked' | 'leftOut';
}

/** What is typed, on a page, in one test. */
export interface Input {
  /** The tasks that it is about. */
  ids: readonly string[];
  /** What is typed, or the name of what is chosen. */
  text: string;
  /** Found also when it lies under something modal. */
  field: Locator;
  /** Sends it. */
  button: Locator;
  type: () => Promise<void>;
  /** Whatever else is chosen beside the text. */
  isChosen?: () => Promise<void>;
  /** Brings the field back when something else took its place. */
  reopen: () => Promise<void>;
}

/** A place where work can be lost: one row of the table. */
export interface InputSurface {
  name: string;
  /** In a dialog: what lies behind it cannot be reached. */
  modal: boolean;
  /** Null where nothing is sent, with the reason. */
  write: Write | { none: string };
  open: (desk: Desk) => Promise<Input>;
}

/** Everything that is easily bent on its way: accents, quotes, an emoji. */
export const LINE = 'Reden één — met “leestekens”, <b>tekens</b> & emoji 🙂';
export const PARAGRAPH = `${LINE}\nen een tweede regel.`;

export const OVERVIEW = '/dashboard/taken/overzicht';
