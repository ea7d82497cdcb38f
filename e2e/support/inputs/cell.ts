import { type BrowserContext, expect, type Page } from '@playwright/test';
import { frame } from '../../screens/frame';
import type { Control, Input, InputSurface, Write } from './input';

/** Playwright itself asks after 100, 350, 850 ms and then every second. */
const OFTEN = { intervals: [50] };

interface SeenRequest {
  method: string;
  path: string;
  user: string | null;
  status: number | null;
}

/** What a call to the back end must not be answered with. */
export interface MockFault {
  method?: string;
  path: string;
  status?: number;
  drop?: 'silent';
  times?: number;
}

interface CellParts {
  page: Page;
  context: BrowserContext;
  url: string;
  user: string;
  surface: InputSurface;
  input: Input;
  /** Sentences of success that were on the page, however briefly. */
  heard: readonly string[];
}

/** One input under one fault: what is on the page, and what the back end has of it. */
export class Cell {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly surface: InputSurface;
  readonly input: Input;
  readonly #parts: CellParts;

  constructor(parts: CellParts) {
    this.page = parts.page;
    this.context = parts.context;
    this.surface = parts.surface;
    this.input = parts.input;
    this.#parts = parts;
  }

  /** For faults of a write, which are struck only where there is one. */
  get write(): Write {
    const { write, name } = this.surface;
    if ('none' in write) throw new Error(`${name} sends nothing: ${write.none}`);
    return write;
  }

  get layer() {
    return this.page.getByRole('alertdialog', { name: /^Je (sessie is verlopen|bent afgemeld)$/ });
  }

  readonly control: Control = async <T>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${this.#parts.url}/__mock/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const sent = await answer.text();
    if (!answer.ok) throw new Error(`/__mock/${path} answered ${answer.status}: ${sent}`);
    return (sent === '' ? null : JSON.parse(sent)) as T;
  };

  arm = (fault: MockFault) => this.control('POST', 'fault', fault);
  disarm = () => this.control('DELETE', 'fault');

  /** The calls of this write that reached the back end from this browser. */
  async attempts(): Promise<SeenRequest[]> {
    const { method, path } = this.write;
    const pattern = new RegExp(`^${path.replace('*', '.*')}$`, 'i');
    const { requests } = await this.control<{ requests: SeenRequest[] }>('GET', 'stats');
    return requests.filter(
      (seen) => seen.method === method && pattern.test(seen.path) && seen.user === this.#parts.user,
    );
  }

  /** How often the back end has the text. */
  async held(): Promise<number> {
    let sum = 0;
    for (const id of this.input.ids) sum += await this.write.held(this.control, id, this.input.text);
    return sum;
  }

  send = () => this.input.button.click();

  /** Once more, as soon as the guard against double clicks allows it. */
  async sendAgain(): Promise<void> {
    const before = (await this.attempts()).length;
    await expect(async () => {
      if ((await this.attempts()).length === before) {
        await this.input.reopen();
        await this.send();
      }
      await expect
        .poll(async () => (await this.attempts()).length, { timeout: 250, ...OFTEN })
        .toBeGreaterThan(before);
    }).toPass(OFTEN);
  }

  /** The exact text can be read where it was typed, whatever lies over it. */
  async isReadable(): Promise<void> {
    await expect(this.input.field).toHaveValue(this.input.text);
    await this.input.isChosen?.();
  }

  /** The same, after it may have left the page. */
  async isBack(): Promise<void> {
    await this.input.reopen();
    await this.isReadable();
  }

  /** The back end has nothing, and the page did not say otherwise. */
  async isNowhereElse(attempts?: number): Promise<void> {
    if (attempts !== undefined) expect(await this.attempts()).toHaveLength(attempts);
    expect(await this.held()).toBe(0);
    expect(this.#parts.heard).toEqual([]);
  }

  /** The back end has the text exactly once, by one call for each record, and the page says so. */
  async isStoredOnce(calls = this.write.calls): Promise<void> {
    await expect.poll(() => this.held(), OFTEN).toBe(calls);
    await this.isCommittedOnce(calls);
    if (this.write.success !== null)
      await expect.poll(() => this.#parts.heard.length, OFTEN).toBeGreaterThan(0);
  }

  async isCommittedOnce(calls = this.write.calls): Promise<void> {
    const commits = (await this.attempts()).filter(({ status }) => status !== null && status < 300);
    expect(commits).toHaveLength(calls);
    expect(await this.held()).toBe(calls);
  }

  saidNoSuccess(): void {
    expect(this.#parts.heard).toEqual([]);
  }

  says = (sentence: string) => expect(this.page.getByText(sentence).first()).toBeVisible();

  /** To another screen, by the menu. */
  async leave(): Promise<void> {
    if (this.surface.modal) {
      await this.page.keyboard.press('Escape');
      await expect(this.input.button).toBeHidden();
    }
    await frame(this.page).menu.getByRole('link', { name: 'Sandbox' }).click();
  }

  async signIn(): Promise<void> {
    await this.layer.getByRole('button').click();
    await expect(this.layer).toBeHidden();
  }
}
