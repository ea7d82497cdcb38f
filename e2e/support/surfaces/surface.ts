import type { Page } from '@playwright/test';
import { openFilters } from '../../screens/filters';
import { task } from '../../screens/task';
import type { Colleague, WireCase } from '@/testing/colleague';
import type { NewCase } from '@/testing/newCase';
import type { UserName } from '@/testing/colleague';
import type { Backend } from '../backend';
import { silence } from '../config';
import type { TaskChanges } from '@/testing/givenTask';

export type Mode = 'desktop' | 'tablet' | 'mobile';

/** The parts that open a surface: the page, the user and the back end. */
export interface Stage {
  page: Page;
  mode: Mode;
  /** The user of the browser. */
  me: Colleague;
  given: (subject: string, changes?: TaskChanges) => Promise<string>;
  makeCase: (wanted: NewCase) => Promise<WireCase>;
  /** Runs any command of the back end by its name. */
  control: Backend['control'];
}

/** A screen, dialog or state of a pane, and how to open it. */
export interface Surface {
  name: string;
  user?: UserName;
  scenario?: string;
  modes?: readonly Mode[];
  /** True for the state in which its screen is checked in every mode and in both colour schemes. */
  ofScreen?: true;
  /** A surface with the same components, whose accessibility is checked instead. The pictures show both surfaces. */
  drawnAs?: string;
  /** True for a surface that cannot be resized, or is opened differently in each mode. */
  opensPerMode?: true;
  /** Accessibility rules that do not fit this state, for the reason given beside them. */
  unlessRules?: readonly string[];
  open: (stage: Stage) => Promise<void>;
}

/** Rules that do not apply under a modal, where the page is hidden, with its heading and landmarks. */
export const UNDER_MODAL: readonly string[] = ['page-has-heading-one', 'landmark-one-main'];

export const OVERVIEW = '/dashboard/taken/overzicht';
export const LIST = /\/api\/v1\/task\/(overview|search)\?/;
export const LONG =
  'Aanhoudende lekkage via het plafond van de bovenburen in de badkamer en de gang, inclusief schimmelvorming en loslatend stucwerk';

export const goto = async ({ page }: Stage, path: string) => {
  await page.goto(path);
  await page.getByRole('main').waitFor();
};

export const fail = (page: Page, call: RegExp) =>
  page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
/** Opens an address while the server never answers this call. */
export const gotoStalled = async (stage: Stage, path: string, call: RegExp) => {
  await stage.page.route(call, silence);
  const asked = stage.page.waitForRequest(call);
  await goto(stage, path);
  await asked;
};

export const showFilters = ({ page }: Stage) => openFilters(page);

export const opened = async (
  stage: Stage,
  tab = 'informatie',
  subject = 'Lekkage in de badkamer',
  changes: TaskChanges = {},
) => {
  const id = await stage.given(subject, { due: 3, ...changes });
  await goto(stage, `${OVERVIEW}/${id}/${tab}`);
  await task(stage.page).heading(subject).waitFor();
  return id;
};
