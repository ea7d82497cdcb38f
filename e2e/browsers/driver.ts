/** What is asked of a browser; everything else is made of it. */
export interface Driver {
  /** With its version. */
  readonly name: string;
  goto: (url: string) => Promise<void>;
  /** The value of an expression in the page, as JSON can carry it. */
  evaluate: (expression: string) => Promise<unknown>;
  hover: (point: Point) => Promise<void>;
  click: (point: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** A key with what is held meanwhile, such as `Escape` or `Control+a`. */
  press: (keys: string) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  screenshot: (file: `${string}.png`) => Promise<void>;
  /** Errors of the page and on its console, since this was last asked. */
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

/** The office is in the Netherlands, whatever the clock of this machine says. */
export const officeEnvironment = () => ({ ...process.env, TZ: 'Europe/Amsterdam' });
