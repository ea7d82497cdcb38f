/**
 * The states of something on the screen; `there` may be under something modal, `gone` is nowhere. Something `closed`
 * cannot be changed: it is read-only, under something modal, or gone.
 */
export type State = 'visible' | 'hidden' | 'there' | 'gone' | 'closed' | 'enabled' | 'disabled' | 'checked';

/** Something on the screen, found again at every use. */
export interface Spot {
  click: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  /** Selects a radio button or a checkbox. */
  check: () => Promise<void>;
  value: () => Promise<string>;
  /** Returns whether the state holds now. */
  is: (state: State) => Promise<boolean>;
  /** Waits for the state. */
  becomes: (state: State) => Promise<void>;
  /** Waits until the field has the value. */
  holds: (value: string) => Promise<void>;
}

export interface Wanted {
  /** The whole name, or an expression that matches a part of it. */
  name?: string | RegExp;
  within?: Spot;
  /** True to find the element also when something modal covers it. */
  covered?: boolean;
  level?: number;
  /** The index among several matches, from 0; without an index there must be exactly one match. */
  at?: number;
}

/** A page with the program, in a browser or in jsdom. */
export interface Screen {
  role: (role: Role, wanted?: Wanted) => Spot;
  /** The first element that shows the text. */
  text: (text: string | RegExp) => Spot;
  pane: (id: string) => Spot;
  goTo: (address: string) => Promise<void>;
  path: () => string;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  escape: () => Promise<void>;
}

export type Role =
  | 'alertdialog'
  | 'button'
  | 'complementary'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'form'
  | 'group'
  | 'heading'
  | 'link'
  | 'main'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'textbox';
