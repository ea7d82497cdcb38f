import { strict as assert } from 'node:assert';
import { eventually } from './eventually';
import type { Control, Input, InputSurface, Write } from './input';
import type { Screen } from './screen';

interface SeenRequest {
  method: string;
  path: string;
  user: string | null;
  status: number | null;
}

/** True if the JSON contains the text. */
export const isWritten = (json: string, text: string) => json.includes(JSON.stringify(text).slice(1, -1));

/** A fault in the answer to a call. */
export interface MockFault {
  method?: string;
  path: string;
  status?: number;
  drop?: 'silent';
  times?: number;
}

/** The addresses that match a path with a `*`. */
export const addressesOf = (path: string) => new RegExp(`^${path.replace('*', '.*')}$`, 'i');

/** The faults between a screen and the back end. */
export interface Connection {
  /** The switches of the mock back end. */
  control: Control;
  setOnline: (online: boolean) => Promise<void>;
  /** Shortens a second of waiting for an answer to 10 ms. */
  hurry: () => Promise<void>;
  /** The back end carries out the call, but its answer is lost. */
  loseAnswers: (write: Pick<Write, 'method' | 'path'>) => Promise<void>;
  /** Holds the answers of this call until `release`; `reached` resolves when there is one. */
  hold: (write: Pick<Write, 'method' | 'path'>) => Promise<{ reached: Promise<void>; release: () => void }>;
  /** Opens another tab of the same user, with the drafts of this tab. */
  secondTab: (user: string) => Promise<SecondTab>;
  /** Breaks the reads of this path while `isBroken` returns true. */
  breakReads: (path: RegExp, isBroken: () => Promise<boolean>) => Promise<void>;
}

export interface SecondTab {
  /** Continues this tab's draft in the other tab. */
  takeOver: () => Promise<void>;
  /** Returns true if one of the drafts in the other tab contains the text. */
  says: (text: string) => Promise<boolean>;
}

interface CellParts {
  screen: Screen;
  connection: Connection;
  user: string;
  surface: InputSurface;
  input: Input;
  /** Success messages that were on the page, however briefly. */
  heard: readonly string[];
}

/** One input under one fault, with checks of the page and of the back end. */
export class Cell {
  readonly screen: Screen;
  readonly connection: Connection;
  readonly surface: InputSurface;
  readonly input: Input;
  readonly user: string;
  readonly #heard: readonly string[];

  constructor({ screen, connection, user, surface, input, heard }: CellParts) {
    this.screen = screen;
    this.connection = connection;
    this.surface = surface;
    this.input = input;
    this.user = user;
    this.#heard = heard;
  }

  /** The write of the input; throws if the input sends nothing. */
  get write(): Write {
    const { write, name } = this.surface;
    if ('none' in write) throw new Error(`${name} sends nothing: ${write.none}`);
    return write;
  }

  get layer() {
    return this.screen.role('alertdialog', { name: /^Je (sessie is verlopen|bent afgemeld)$/ });
  }

  get heading() {
    return this.screen.role('heading', { level: 1 });
  }

  arm = (fault: MockFault) => this.connection.control('POST', 'fault', fault);
  disarm = () => this.connection.control('DELETE', 'fault');

  /** Keeps the page from checking whether the back end has the text, while `isBroken` returns true. */
  async breakLookUp(isBroken: () => Promise<boolean>): Promise<void> {
    const { lookUp } = this.write;
    if (lookUp !== null) await this.connection.breakReads(lookUp, isBroken);
  }

  /** The calls of this write that reached the back end from this screen. */
  async attempts(): Promise<SeenRequest[]> {
    const addresses = addressesOf(this.write.path);
    const { requests } = await this.connection.control<{ requests: SeenRequest[] }>('GET', 'stats');
    return requests.filter(
      ({ method, path, user }) => method === this.write.method && addresses.test(path) && user === this.user,
    );
  }

  async hasAttempts(count: number): Promise<void> {
    assert.equal((await this.attempts()).length, count, 'calls of this write');
  }

  /** The number of times the back end has the text. */
  async held(text = this.input.text): Promise<number> {
    let sum = 0;
    for (const id of this.input.ids) sum += await this.write.held(this.connection.control, id, text);
    return sum;
  }

  async isHeld(times: number, text?: string): Promise<void> {
    assert.equal(await this.held(text), times, 'how often the back end has the text');
  }

  send = () => this.input.button.click();

  /** Sends again, as soon as the guard against double clicks allows it. */
  async sendAgain(): Promise<void> {
    const before = (await this.attempts()).length;
    const isSent = async () => assert.ok((await this.attempts()).length > before, 'nothing was sent');
    await eventually(async () => {
      if ((await this.attempts()).length === before) {
        await this.input.reopen();
        await this.send();
      }
      await eventually(isSent, 250);
    });
  }

  /** Expects the exact text where it was typed, even if the field is covered. */
  async isReadable(): Promise<void> {
    await this.input.field.holds(this.input.text);
    await this.input.choice?.becomes('checked');
  }

  /** Expects the exact text after its place was opened again. */
  async isBack(): Promise<void> {
    await this.input.reopen();
    await this.isReadable();
  }

  /** Expects that the back end has nothing and the page reported no success. */
  async isNowhereElse(attempts: number): Promise<void> {
    await this.hasAttempts(attempts);
    await this.isHeld(0);
    this.saidNoSuccess();
  }

  /** Expects the text exactly once in the back end, by one call for each record, and a success message. */
  async isStoredOnce(calls = this.write.calls): Promise<void> {
    await eventually(() => this.isHeld(calls));
    await this.isCommittedOnce(calls);
    if (this.write.success !== null) await eventually(() => assert.ok(this.#heard.length > 0, 'no success'));
  }

  async isCommittedOnce(calls = this.write.calls): Promise<void> {
    const commits = (await this.attempts()).filter(({ status }) => status !== null && status < 300);
    assert.equal(commits.length, calls, 'calls that the back end accepted');
    await this.isHeld(calls);
  }

  saidNoSuccess(): void {
    assert.deepEqual(this.#heard, []);
  }

  /** Types the same text again in the same place. */
  async typeAgain(): Promise<void> {
    await this.input.reopen();
    await this.input.type();
    await this.isReadable();
  }

  says = (sentence: string) => this.screen.text(sentence).becomes('visible');

  /** Goes to another screen by the menu. */
  async leave(): Promise<void> {
    if (this.surface.modal) {
      await this.screen.escape();
      await this.input.button.becomes('hidden');
    }
    const within = this.screen.role('navigation', { name: 'Hoofdmenu' });
    await this.screen.role('link', { name: 'Sandbox', within }).click();
  }

  async isAt(title: string): Promise<void> {
    await this.screen.role('heading', { level: 1, name: title }).becomes('visible');
  }

  async signIn(): Promise<void> {
    await this.screen.role('button', { within: this.layer }).click();
    await this.layer.becomes('hidden');
  }
}
