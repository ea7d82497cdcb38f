import { expect, type Page } from '@playwright/test';
import { caseDialog, CASES, conversation, openedCase } from '../../screens/cases';
import { pick } from '../../screens/fields';
import type { WireCase, WireTask } from '../api';
import type { NewCase } from '../backend';
import {
  type Desk,
  fieldNamed,
  type InputSurface,
  OFFLINE,
  PARAGRAPH,
  type RecordKind,
  type Write,
} from './input';

/** What the back end holds of a case. */
interface HeldCase {
  caseFlow: WireCase;
  cancelation: { reason: string } | null;
  messages: { message: string; isPublic: boolean }[];
}

/** How often a case holds a text, by the part of it where that belongs. */
const heldBy = (count: (held: HeldCase, text: string) => number): Write['held'] => {
  return async (control, id, text) => count(await control<HeldCase>('GET', `caseflow/${id}`), text);
};

/** Nobody can rename a case but the back end itself. */
const aCase: RecordKind = {
  rename: (id, title, { control }) =>
    control('PUT', `caseflow/${id}`, { changes: { title }, event: 'updated' }),
  end: (id, { colleague }) => colleague.cancelCase(id),
};

const writeOfOneCase = {
  calls: 1,
  lookUp: /\/api\/v1\/caseflow\/detailed\//,
  success: null,
  offline: OFFLINE,
  about: aCase,
  afterEnd: { sent: 'nothing' },
} as const satisfies Partial<Write>;

/** Blocked by a task, so that all that can be done with a case can be done with it. */
const given = async ({ makeCase, me }: Desk, wanted: NewCase = {}): Promise<string> =>
  (await makeCase({ type: 'Woningruil', state: 'blocked', at: 1, ownerId: me.userId, ...wanted })).id;

const MESSAGE_FAILED = 'Er is iets mis gegaan tijdens het opslaan van het bericht. Probeer het nogmaals.';

const writeOfMessage = {
  ...writeOfOneCase,
  method: 'POST',
  failure: MESSAGE_FAILED,
  /** About a case that is over there is still something to say. */
  afterEnd: { sent: 'all' },
} as const satisfies Partial<Write>;

const internalMessage: InputSurface = {
  name: 'internal message',
  modal: false,
  write: {
    ...writeOfMessage,
    path: '/api/v1/caseflow/message/*',
    lookUp: /\/api\/v1\/caseflow\/messages\//,
    held: heldBy(
      ({ messages }, text) =>
        messages.filter(({ message, isPublic }) => !isPublic && message === text).length,
    ),
  },
  open: async (desk) => {
    const { page } = desk;
    const id = await given(desk);
    await openedCase(page).open(id, 'messages');
    const field = fieldNamed(page, 'Bericht');
    return {
      ids: [id],
      text: PARAGRAPH,
      field,
      button: conversation(page, 'internal').submit,
      type: () => field.fill(PARAGRAPH),
      reopen: () => field.waitFor(),
    };
  },
};

/** Typed in the pane, sent from the preview that lies over it. */
const publicMessage: InputSurface = {
  name: 'public message, through its preview',
  modal: true,
  write: {
    ...writeOfMessage,
    path: '/api/v1/caseflow/message/public/*',
    lookUp: /\/api\/v1\/caseflow\/messages\/public\//,
    held: heldBy(
      ({ messages }, text) => messages.filter(({ message, isPublic }) => isPublic && message === text).length,
    ),
  },
  open: async (desk) => {
    const { page } = desk;
    const id = await given(desk);
    await openedCase(page).open(id, 'publicmessages');
    const field = fieldNamed(page, 'Bericht');
    const preview = page.getByRole('dialog', { name: 'Controleer je bericht aan de klant' });
    const look = () => conversation(page, 'public').submit.click();
    return {
      ids: [id],
      text: PARAGRAPH,
      field,
      button: preview.getByRole('button', { name: /ersturen naar klant$/ }),
      type: async () => {
        await field.fill(PARAGRAPH);
        await look();
        await preview.waitFor();
      },
      reopen: async () => {
        if (!(await preview.isVisible())) await look();
      },
    };
  },
};

const askToCancel = (page: Page) => openedCase(page).action('Zaak annuleren').click();

const cancelReason: InputSurface = {
  name: 'reason of cancelling a case',
  modal: true,
  write: {
    ...writeOfOneCase,
    method: 'PUT',
    path: '/api/v1/caseflow/cancel/*',
    held: heldBy(({ cancelation }, text) => Number(cancelation?.reason === text)),
    failure: 'Afbreken zaak mislukt. Probeer het nogmaals.',
  },
  open: async (desk) => {
    const { page } = desk;
    const id = await given(desk);
    await openedCase(page).open(id);
    await askToCancel(page);
    const { button, choice } = caseDialog(page, 'Zaak annuleren');
    const field = fieldNamed(page, 'Toelichting (niet verplicht)');
    const status = page.getByRole('radio', { name: 'Dubbel aangemaakt', includeHidden: true });
    return {
      ids: [id],
      text: PARAGRAPH,
      field,
      button: button('Zaak annuleren'),
      type: async () => {
        await choice('Dubbel aangemaakt').check({ force: true });
        await field.fill(PARAGRAPH);
      },
      isChosen: () => expect(status).toBeChecked(),
      reopen: async () => {
        if (!(await field.isVisible())) await askToCancel(page);
      },
    };
  },
};

const NEW_OWNER = 'Mutatieteam';

const owner: InputSurface = {
  name: 'owner of a case',
  modal: false,
  write: {
    ...writeOfOneCase,
    method: 'PUT',
    path: '/api/v1/caseflow/*',
    held: heldBy(({ caseFlow }, text) => Number(caseFlow.ownerModel?.name === text)),
    success: 'Zaak bijgewerkt',
    failure: 'Zaak kon niet bijgewerkt worden',
  },
  open: async (desk) => {
    const { page } = desk;
    const id = await given(desk);
    await page.goto(`${CASES}/edit/${id}`);
    const { pane } = openedCase(page);
    const field = pane.getByRole('combobox', { name: 'Eigenaar', includeHidden: true });
    return {
      ids: [id],
      text: NEW_OWNER,
      field,
      button: page.getByRole('button', { name: 'Opslaan' }),
      type: () => pick(page, pane, 'Eigenaar', NEW_OWNER),
      reopen: () => field.waitFor(),
    };
  },
};

const STEP = 'Beoordelen';
const STEP_TASK = 'Toetsen aan huurgeschiedenis en passendheid';

const assignment: InputSurface = {
  name: 'who does a task of a step',
  modal: true,
  write: {
    ...writeOfOneCase,
    method: 'PUT',
    path: '/api/v1/caseflow/pickupstep/*',
    held: async (control, id, text) => {
      const { caseFlow } = await control<HeldCase>('GET', `caseflow/${id}`);
      const inbox = caseFlow.steps
        .flatMap((step) => step.tasks)
        .find(({ title }) => title === STEP_TASK)?.umbrellaTaskId;
      if (inbox == null) return 0;
      const { task } = await control<{ task: WireTask }>('GET', `task/${inbox}`);
      return Number(task.completeBy?.name === text);
    },
    failure: 'Oppakken stap mislukt. Probeer het nogmaals.',
  },
  open: async (desk) => {
    const { page } = desk;
    const id = await given(desk, { state: 'waiting' });
    await openedCase(page).open(id);
    const ask = () => openedCase(page).step(STEP).pickUp.click();
    await ask();
    const { dialog, button } = caseDialog(page, 'Stap oppakken');
    const field = page.getByRole('combobox', { name: STEP_TASK, exact: true, includeHidden: true });
    return {
      ids: [id],
      text: NEW_OWNER,
      field,
      button: button('Stap oppakken'),
      type: () => pick(page, dialog, STEP_TASK, NEW_OWNER),
      reopen: async () => {
        if (!(await dialog.isVisible())) await ask();
      },
    };
  },
};

/**
 * Every place where something is typed or chosen about a case. The outcome of a step task and the channel of a scenario are
 * one press each, kept nowhere before they are sent: there is nothing to lose.
 */
export const caseInputs: readonly InputSurface[] = [
  internalMessage,
  publicMessage,
  cancelReason,
  owner,
  assignment,
];
