/** The commands that each browser must support; all others are built on them. */
export interface Driver {
  /** The browser's name with its version. */
  readonly name: string;
  goto: (url: string) => Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  hover: (point: Point) => Promise<void>;
  click: (point: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** A key with its modifiers, such as `Escape` or `Control+a`. */
  press: (keys: string) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  screenshot: (file: `${string}.png`) => Promise<void>;
  /** Errors of the page and on its console since the last call. */
  takeErrors: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const DESKTOP: Size = { width: 1366, height: 768 };

/** The office is in the Netherlands, regardless of this machine's time zone. */
export const officeEnvironment = () => ({ ...process.env, TZ: 'Europe/Amsterdam' });
