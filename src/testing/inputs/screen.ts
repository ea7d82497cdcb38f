/**
 * What can be said of something on the screen; `there` may lie under something modal, `gone` is nowhere. What is `closed` can
 * not be changed: it is read-only, under something modal, or gone.
 */
export type State = 'visible' | 'hidden' | 'there' | 'gone' | 'closed' | 'enabled' | 'disabled' | 'checked';

/** Something on the screen, looked for anew whenever it is used. */
export interface Spot {
  click: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  /** Of a radio button or a checkbox. */
  check: () => Promise<void>;
  /** What the field holds now. */
  value: () => Promise<string>;
  /** Whether that is so now. */
  is: (state: State) => Promise<boolean>;
  /** Waits until that is so. */
  becomes: (state: State) => Promise<void>;
  /** Waits until the field holds that. */
  holds: (value: string) => Promise<void>;
}

export interface Wanted {
  /** All of it, or a part that the expression matches. */
  name?: string | RegExp;
  within?: Spot;
  /** Found also when something modal lies over it. */
  covered?: boolean;
  level?: number;
  /** Which of several, from 0; without it there must be one. */
  at?: number;
}

/** A page with the program in it, whether a browser draws it or jsdom holds it. */
export interface Screen {
  role: (role: Role, wanted?: Wanted) => Spot;
  /** The first that shows the text. */
  text: (text: string | RegExp) => Spot;
  /** The pane, by its id. */
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
