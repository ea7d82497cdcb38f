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

/** Whether this text stands in what is written as JSON. */
export const isWritten = (json: string, text: string) => json.includes(JSON.stringify(text).slice(1, -1));

/** What a call to the back end must not be answered with. */
export interface MockFault {
  method?: string;
  path: string;
  status?: number;
  drop?: 'silent';
  times?: number;
}

/** The addresses that a path with a `*` in it stands for. */
export const addressesOf = (path: string) => new RegExp(`^${path.replace('*', '.*')}$`, 'i');

/** What can go wrong between a screen and the back end. */
export interface Line {
  /** The switches of the mock back end. */
  control: Control;
  setOnline: (online: boolean) => Promise<void>;
  /** A second of waiting for an answer becomes 10 ms. */
  hurry: () => Promise<void>;
  /** The back end does what that call asks, and nobody hears that. */
  loseAnswers: (write: Pick<Write, 'method' | 'path'>) => Promise<void>;
  /** Answers of this call wait for `release`; `reached` tells that there is one. */
  hold: (write: Pick<Write, 'method' | 'path'>) => Promise<{ reached: Promise<void>; release: () => void }>;
  /** The same person in another tab, with the drafts of this one. */
  secondTab: (user: string) => Promise<SecondTab>;
  /** As long as it is so, reading there is a line that breaks. */
  breakReads: (path: RegExp, isBroken: () => Promise<boolean>) => Promise<void>;
}

export interface SecondTab {
  /** Goes on there with what is typed here. */
  takeOver: () => Promise<void>;
  /** Whether one of the drafts there says so. */
  says: (text: string) => Promise<boolean>;
}

interface CellParts {
  screen: Screen;
  line: Line;
  user: string;
  surface: InputSurface;
  input: Input;
  /** Sentences of success that were on the page, however briefly. */
  heard: readonly string[];
}

/** One input under one fault: what is on the page, and what the back end has of it. */
export class Cell {
  readonly screen: Screen;
  readonly line: Line;
  readonly surface: InputSurface;
  readonly input: Input;
  readonly user: string;
  readonly #heard: readonly string[];

  constructor({ screen, line, user, surface, input, heard }: CellParts) {
    this.screen = screen;
    this.line = line;
    this.surface = surface;
    this.input = input;
    this.user = user;
    this.#heard = heard;
  }

  /** For faults of a write, which are struck only where there is one. */
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

  arm = (fault: MockFault) => this.line.control('POST', 'fault', fault);
  disarm = () => this.line.control('DELETE', 'fault');

  /** As long as it is so, the page cannot look whether the back end has it. */
  async breakLookUp(isBroken: () => Promise<boolean>): Promise<void> {
    const { lookUp } = this.write;
    if (lookUp !== null) await this.line.breakReads(lookUp, isBroken);
  }

  /** The calls of this write that reached the back end from this screen. */
  async attempts(): Promise<SeenRequest[]> {
    const addresses = addressesOf(this.write.path);
    const { requests } = await this.line.control<{ requests: SeenRequest[] }>('GET', 'stats');
    return requests.filter(
      ({ method, path, user }) => method === this.write.method && addresses.test(path) && user === this.user,
    );
  }

  async hasAttempts(count: number): Promise<void> {
    assert.equal((await this.attempts()).length, count, 'calls of this write');
  }

  /** How often the back end has the text. */
  async held(text = this.input.text): Promise<number> {
    let sum = 0;
    for (const id of this.input.ids) sum += await this.write.held(this.line.control, id, text);
    return sum;
  }

  async isHeld(times: number, text?: string): Promise<void> {
    assert.equal(await this.held(text), times, 'how often the back end has the text');
  }

  send = () => this.input.button.click();

  /** Once more, as soon as the guard against double clicks allows it. */
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

  /** The exact text can be read where it was typed, whatever lies over it. */
  async isReadable(): Promise<void> {
    await this.input.field.holds(this.input.text);
    await this.input.choice?.becomes('checked');
  }

  /** The same, after it may have left the page. */
  async isBack(): Promise<void> {
    await this.input.reopen();
    await this.isReadable();
  }

  /** The back end has nothing, and the page did not say otherwise. */
  async isNowhereElse(attempts: number): Promise<void> {
    await this.hasAttempts(attempts);
    await this.isHeld(0);
    this.saidNoSuccess();
  }

  /** The back end has the text exactly once, by one call for each record, and the page says so. */
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

  /** The same is typed again, where it was typed before. */
  async typeAgain(): Promise<void> {
    await this.input.reopen();
    await this.input.type();
    await this.isReadable();
  }

  says = (sentence: string) => this.screen.text(sentence).becomes('visible');

  /** To another screen, by the menu. */
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
