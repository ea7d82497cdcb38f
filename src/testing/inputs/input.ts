import type { Colleague, WireCase } from '../colleague';
import type { TaskChanges } from '../givenTask';
import type { NewCase } from '../newCase';
import type { Screen, Spot } from './screen';

/** The switches of the mock back end, which also tell what it holds. */
export type Control = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** The kind of record that something is typed about, and what others do with it meanwhile. */
export interface RecordKind {
  /** From now on it is called so. */
  rename: (id: string, title: string, others: Others) => Promise<void>;
  /** It is over: deleted, or cancelled. */
  end: (id: string, others: Others) => Promise<void>;
}

export interface Others {
  colleague: Colleague;
  control: Control;
}

/** Where something is typed, and who can make what it is about. */
export interface Desk {
  screen: Screen;
  /** The person at the screen. */
  me: Colleague;
  control: Control;
  given: (subject: string, changes?: TaskChanges) => Promise<string>;
  makeCase: (wanted: NewCase) => Promise<WireCase>;
}

/** What can still be sent about a record that is over: nothing, all but that record, or all. */
export type AfterEnd =
  | { sent: 'nothing' }
  | { sent: 'all' }
  /** The page asks first, and says of the ended record why it was left out. */
  | { sent: 'others'; asks: string; says: string };

/** The call by which the text gets to the back end, and what the page says of it. */
export interface Write {
  method: 'PUT' | 'POST';
  /** As the faults of the mock back end spell it: `*` stands for anything. */
  path: string;
  /** How many calls one intent is; more than one where it is about several records. */
  calls: number;
  /** By which the page looks, after a lost answer, whether the back end has it after all; null where nothing tells. */
  lookUp: RegExp | null;
  /** How often the record holds the text. */
  held: (control: Control, id: string, text: string) => Promise<number>;
  /** What is said when it worked, or null where the page says nothing. */
  success: string | null;
  failure: string;
  /** Where a 409 has words of its own. */
  conflict?: string;
  /** Where it says in its own words that nobody knows. */
  uncertain?: string;
  offline: string;
  /** Null for what makes a record. */
  about: RecordKind | null;
  afterEnd: AfterEnd;
}

/** What is typed, on a screen, in one test. */
export interface Input {
  /** The records that it is about. */
  ids: readonly string[];
  /** What is typed, or the name of what is chosen. */
  text: string;
  /** Found also when it lies under something modal. */
  field: Spot;
  /** Sends it. */
  button: Spot;
  /** Types the text; where it can be made twice, also other words. */
  type: (words?: string) => Promise<void>;
  /** Chosen beside the text. */
  choice?: Spot;
  /** Brings the field back when something else took its place. */
  reopen: () => Promise<void>;
}

/** A place where work can be lost: one row of the table. */
export interface InputSurface {
  name: string;
  /** It also meets the faults that are handled alike for all inputs of its shape. */
  isTypical?: true;
  /** It can be written on while it is sent. */
  composes?: true;
  /** Its field is free as soon as it is sent: what is typed then is the next one. */
  queues?: true;
  /** What it makes can be made again, word for word. */
  repeatable?: true;
  /** In a dialog: what lies behind it cannot be reached. */
  modal: boolean;
  /** Or why nothing is sent. */
  write: Write | { none: string };
  open: (desk: Desk) => Promise<Input>;
}

/** Everything that is easily bent on its way: accents, quotes, an emoji. */
export const LINE = 'Reden één — met “leestekens”, <b>tekens</b> & emoji 🙂';
export const PARAGRAPH = `${LINE}\nen een tweede regel.`;

export const TASKS = '/dashboard/taken/overzicht';
export const CASES = '/dashboard/zaken/overzicht';

export const OFFLINE = 'Je bent offline. Dit is niet verstuurd.';

/** Found also when something modal lies over it. */
export const fieldNamed = (screen: Screen, name: RegExp): Spot =>
  screen.role('textbox', { name, covered: true });

/** Types into a combo box and takes the first option that is found. */
export async function pick(screen: Screen, field: Spot, text: string, option: RegExp): Promise<void> {
  await field.click();
  await field.fill(text);
  await screen.role('option', { name: option, at: 0 }).click();
}

/** Opens it, unless it stands on the screen already. */
export const unlessShown = (spot: Spot, open: () => Promise<void>) => async (): Promise<void> => {
  if (!(await spot.is('visible'))) await open();
};
