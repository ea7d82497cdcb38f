import { fireEvent, screen as dom, waitFor, within as inside } from '@testing-library/react';
import { renderApp } from '../renderApp';
import type { Screen, Spot, State, Wanted } from './screen';

type App = ReturnType<typeof renderApp>;
type Find = () => HTMLElement[];

function one(find: Find): HTMLElement {
  const found = find();
  expect(found).toHaveLength(1);
  return found[0] as HTMLElement;
}

const isDisabled = (element: HTMLElement) =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';

const COVERED = '[aria-hidden="true"], [inert]';
const CLOSED = '[readonly], [aria-readonly="true"]';

const judge: Record<State, (find: Find) => void> = {
  visible: (find) => expect(one(find)).toBeVisible(),
  hidden: (find) => find().forEach((element) => expect(element).not.toBeVisible()),
  there: (find) => expect(find()).not.toHaveLength(0),
  gone: (find) => expect(find()).toHaveLength(0),
  closed: (find) =>
    find().forEach((element) => expect(element.matches(CLOSED) || !isUncovered(element)).toBe(true)),
  enabled: (find) => expect(isDisabled(one(find))).toBe(false),
  disabled: (find) => expect(isDisabled(one(find))).toBe(true),
  checked: (find) => expect(one(find)).toBeChecked(),
};

class JsdomSpot implements Spot {
  readonly find: Find;
  readonly #app: () => App;

  constructor(find: Find, app: () => App) {
    this.find = find;
    this.#app = app;
  }

  /** The element, as soon as a user could use it. */
  async #usable(): Promise<HTMLElement> {
    return waitFor(() => {
      judge.enabled(this.find);
      return one(this.find);
    });
  }

  click = async () => this.#app().user.click(await this.#usable());
  fill = async (value: string) => {
    const field = await this.#usable();
    field.focus();
    fireEvent.input(field, { target: { value } });
  };
  check = async () => {
    const box = await this.#usable();
    if (!(box as HTMLInputElement).checked) await this.#app().user.click(box);
  };
  value = () => Promise.resolve((one(this.find) as HTMLInputElement).value);
  is = (state: State) => {
    try {
      judge[state](this.find);
      return Promise.resolve(true);
    } catch {
      return Promise.resolve(false);
    }
  };
  becomes = (state: State) => waitFor(() => judge[state](this.find));
  holds = (value: string) =>
    waitFor(() => {
      expect(one(this.find)).toHaveValue(value);
    });
}

const isUncovered = (element: HTMLElement) => element.closest(COVERED) === null;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function byRole(role: string, { name, within, covered, level, at }: Wanted): HTMLElement[] {
  const options = {
    hidden: true,
    ...(name !== undefined && { name }),
    ...(level !== undefined && { level }),
  };
  if (within !== undefined && !(within instanceof JsdomSpot)) throw new Error('Not of this screen');
  const around = within?.find() ?? [document.body];
  const found = around.flatMap((element) => inside(element).queryAllByRole(role, options));
  const reached = covered ? found : found.filter(isUncovered);
  return at === undefined ? reached : reached.slice(at, at + 1);
}

/** The program in jsdom, on the mock back end in this process. */
export function jsdomScreen(user: NonNullable<Parameters<typeof renderApp>[1]>['user']) {
  let opened: App | null = null;
  const app = (): App => {
    if (opened === null) throw new Error('Nothing is opened');
    return opened;
  };
  const spot = (find: Find) => new JsdomSpot(find, app);
  const screen: Screen = {
    role: (role, wanted = {}) => spot(() => byRole(role, wanted)),
    text: (text) => {
      const pattern = typeof text === 'string' ? new RegExp(escaped(text), 'i') : text;
      return spot(() => dom.queryAllByText(pattern).slice(0, 1));
    },
    pane: (id) => spot(() => [...document.querySelectorAll<HTMLElement>(`#${id}`)]),
    goTo: (address) => {
      opened = renderApp(address, { ...(user && { user }) });
      return Promise.resolve();
    },
    path: () => app().router.state.location.pathname,
    back: () => app().router.navigate(-1),
    forward: () => app().router.navigate(1),
    escape: () => app().user.keyboard('{Escape}'),
  };
  return { screen, app };
}
