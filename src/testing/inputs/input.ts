import type { Colleague, WireCase } from '../colleague';
import type { TaskChanges } from '../givenTask';
import type { NewCase } from '../newCase';
import type { Screen, Spot } from './screen';

/** The switches of the mock back end, which also report its data. */
export type Control = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** The kind of record that a text is about, and the changes that others make to it. */
export interface RecordKind {
  /** Gives the record this title. */
  rename: (id: string, title: string, others: Others) => Promise<void>;
  /** Deletes or cancels the record. */
  end: (id: string, others: Others) => Promise<void>;
}

export interface Others {
  colleague: Colleague;
  control: Control;
}

/** The place of an input, and the means to create its record. */
export interface Desk {
  screen: Screen;
  /** The person at the screen. */
  me: Colleague;
  control: Control;
  given: (subject: string, changes?: TaskChanges) => Promise<string>;
  makeCase: (wanted: NewCase) => Promise<WireCase>;
}

/** The part of a submission that is still sent when a record has ended: nothing, everything, or all other records. */
export type AfterEnd =
  | { sent: 'nothing' }
  | { sent: 'all' }
  /** The page asks first, and explains why the ended record was left out. */
  | { sent: 'others'; asks: string; says: string };

/** The call that sends the text to the back end, and the messages of the page about it. */
export interface Write {
  method: 'PUT' | 'POST';
  /** The path, spelled as in the faults of the mock back end: `*` matches anything. */
  path: string;
  /** The number of calls per submission; more than one for several records. */
  calls: number;
  /**
   * The read by which the page checks after a lost answer whether the back end has the text; null if no read can show
   * that.
   */
  lookUp: RegExp | null;
  /** Counts how often the record holds the text. */
  held: (control: Control, id: string, text: string) => Promise<number>;
  /** The success message, or null if the page shows none. */
  success: string | null;
  failure: string;
  /** The message for a 409, if it differs from `failure`. */
  conflict?: string;
  /** The message for an unknown outcome, if it differs from the usual one. */
  uncertain?: string;
  offline: string;
  /** Null for an input that makes a record. */
  about: RecordKind | null;
  afterEnd: AfterEnd;
}

/** An input on a screen in one test. */
export interface Input {
  /** The records that the text is about. */
  ids: readonly string[];
  /** The typed text, or the name of the chosen option. */
  text: string;
  /** The field, which is also found when something modal covers it. */
  field: Spot;
  button: Spot;
  /** Types the text, or the given words if the record can be made twice. */
  type: (words?: string) => Promise<void>;
  /** An option chosen beside the text. */
  choice?: Spot;
  /** Brings the field back after something else replaced it. */
  reopen: () => Promise<void>;
}

/** A place where work can be lost: one row of the table. */
export interface InputSurface {
  name: string;
  /** The input also meets the faults that all inputs of its shape handle alike. */
  isTypical?: true;
  /** The field can be edited while its text is sent. */
  composes?: true;
  /** The field is free as soon as the text is sent, so later typing is the next text. */
  queues?: true;
  /** The same record can be made again, word for word. */
  repeatable?: true;
  /** The input is in a dialog, so the page behind it cannot be reached. */
  modal: boolean;
  /** The write, or the reason why nothing is sent. */
  write: Write | { none: string };
  open: (desk: Desk) => Promise<Input>;
}

/** Characters that are easily damaged on their way: accents, quotes, an emoji. */
export const LINE = 'Reden één — met “leestekens”, <b>tekens</b> & emoji 🙂';
export const PARAGRAPH = `${LINE}\nen een tweede regel.`;

export const TASKS = '/dashboard/taken/overzicht';
export const CASES = '/dashboard/zaken/overzicht';

export const OFFLINE = 'Je bent offline. Dit is niet verstuurd.';

/** Returns the field, which is also found when something modal covers it. */
export const fieldNamed = (screen: Screen, name: RegExp): Spot =>
  screen.role('textbox', { name, covered: true });

/** Types into a combo box and chooses the first matching option. */
export async function pick(screen: Screen, field: Spot, text: string, option: RegExp): Promise<void> {
  await field.click();
  await field.fill(text);
  await screen.role('option', { name: option, at: 0 }).click();
}

/** Opens the spot unless it is already on the screen. */
export const unlessShown = (spot: Spot, open: () => Promise<void>) => async (): Promise<void> => {
  if (!(await spot.is('visible'))) await open();
};
