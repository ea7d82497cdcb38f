import { expect, type Page } from '@playwright/test';
import { pick } from '../../screens/fields';
import { editScreen, linkScreen } from '../../screens/forms';
import { said } from '../../screens/frame';
import type { Colleague, WirePage } from '../api';
import { inbox } from '../../screens/inbox';
import { reasonDialog, type ReasonAction, task } from '../../screens/task';
import {
  type Control,
  type Desk,
  fieldNamed,
  type InputSurface,
  LINE,
  OFFLINE,
  OVERVIEW,
  PARAGRAPH,
  type RecordKind,
  type Write,
} from './input';

/** The record and the history of a task, as the back end holds them. */
interface HeldTask {
  task: { subject: string; relatedPerson: { name: string } | null };
  history: { message: string | null }[];
}

/** How often a task holds a text, by the part of it where that belongs. */
const heldBy = (count: (held: HeldTask, text: string) => number): Write['held'] => {
  return async (control: Control, id, text) => count(await control<HeldTask>('GET', `task/${id}`), text);
};

const aTask: RecordKind = {
  rename: (id, subject, { colleague }) => colleague.change(id, { subject }),
  end: (id, { colleague }) => colleague.remove(id),
};

const RECORD = /\/api\/v1\/task\/byId\//;

const inHistory = heldBy(
  ({ history }, text) => history.filter(({ message }) => message?.includes(text)).length,
);

const writeOfOneTask = {
  calls: 1,
  lookUp: RECORD,
  held: inHistory,
  offline: OFFLINE,
  about: aTask,
  afterEnd: { sent: 'nothing' },
} as const satisfies Partial<Write>;

const reply: InputSurface = {
  name: 'reply',
  modal: false,
  write: {
    ...writeOfOneTask,
    method: 'POST',
    path: '/api/v1/task/discuss/*',
    lookUp: /\/GetHistory\//,
    success: null,
    failure: said.replyFailed,
  },
  open: async ({ page, given }) => {
    const id = await given('Te beantwoorden', { due: 0.2 });
    await page.goto(`${OVERVIEW}/${id}/berichten`);
    const field = fieldNamed(page, 'Bericht');
    return {
      ids: [id],
      text: PARAGRAPH,
      field,
      button: task(page).send,
      type: () => field.fill(PARAGRAPH),
      reopen: () => field.waitFor(),
    };
  },
};

const reasons: Record<ReasonAction, { label: string; success: string; failure: string }> = {
  finish: { label: 'Wat is er gedaan?', success: said.finished, failure: said.finishFailed },
  reject: { label: 'Waarom weiger je deze taak?', success: said.rejected, failure: said.rejectFailed },
  delete: { label: 'Waarom verwijder je deze taak?', success: said.deleted, failure: said.deleteFailed },
};

const reason = (action: ReasonAction): InputSurface => ({
  name: `reason of ${action}`,
  modal: true,
  write: { ...writeOfOneTask, ...reasons[action], method: 'PUT', path: `/api/v1/task/${action}/*` },
  open: async ({ page, me, given }) => {
    const id = await given('Met een reden', { due: 0.2 });
    if (action === 'finish') await me.pickUp(id);
    await page.goto(`${OVERVIEW}/${id}/informatie`);
    await task(page).ask(action);
    const field = fieldNamed(page, reasons[action].label);
    return {
      ids: [id],
      text: PARAGRAPH,
      field,
      button: reasonDialog(page, action).confirm,
      type: () => field.fill(PARAGRAPH),
      reopen: async () => {
        if (!(await field.isVisible())) await task(page).ask(action);
      },
    };
  },
});

const edit: InputSurface = {
  name: 'edit',
  modal: false,
  write: {
    ...writeOfOneTask,
    method: 'PUT',
    path: '/api/v1/task/update/*',
    held: heldBy((held, text) => Number(held.task.subject === text)),
    success: said.updated,
    failure: said.updateFailed,
  },
  open: async ({ page, given }) => {
    const id = await given('Te bewerken', { due: 0.2 });
    await page.goto(`${OVERVIEW}/edit/${id}`);
    const field = fieldNamed(page, 'Onderwerp');
    return {
      ids: [id],
      text: LINE,
      field,
      button: editScreen(page).save,
      type: () => field.fill(LINE),
      reopen: () => field.waitFor(),
    };
  },
};

interface FoundPerson {
  name: string;
  roles: { customer: string | null };
}

/** A tenant with a contract, whose name nobody else has. */
async function aTenant(me: Colleague): Promise<string> {
  const search = '/api/v1/person/search/de?page=0&pageSize=50&roles=customer';
  const { items } = await me.read<WirePage<FoundPerson>>(search);
  for (const { name, roles } of items) {
    const { total } = await me.read<WirePage<unknown>>(
      `/api/v1/contract/byRole/${String(roles.customer)}?page=0&pageSize=1`,
    );
    if (total > 0 && items.filter((other) => other.name === name).length === 1) return name;
  }
  throw new Error('Nobody has a contract');
}

/** A tenant, with the first of the contracts. */
const link: InputSurface = {
  name: 'link',
  modal: false,
  write: {
    ...writeOfOneTask,
    method: 'PUT',
    path: '/api/v1/task/linkAnonymousTask',
    held: heldBy((held, text) => Number(held.task.relatedPerson?.name === text)),
    success: said.linked,
    failure: said.linkFailed,
  },
  open: async ({ page, me, given }) => {
    const id = await given('Te koppelen', { due: 0.2 });
    const tenant = await aTenant(me);
    await page.goto(`${OVERVIEW}/link/${id}`);
    const field = page.getByRole('combobox', { name: 'Relatie', includeHidden: true });
    const contract = page
      .getByRole('radiogroup', { name: /^Contract/, includeHidden: true })
      .locator('input[type=radio]')
      .nth(1);
    const input = {
      ids: [id],
      text: '',
      field,
      button: linkScreen(page).save,
      type: async () => {
        await pick(page, page.getByRole('main'), 'Relatie', tenant, /Huurder ·/);
        await contract.check({ force: true });
        input.text = await field.inputValue();
      },
      isChosen: () => expect(contract).toBeChecked(),
      reopen: () => field.waitFor(),
    };
    return input;
  },
};

const bulkWrite: Write = {
  ...writeOfOneTask,
  method: 'PUT',
  path: '/api/v1/task/finish/*',
  calls: 2,
  success: '2 gelukt',
  failure: '2 mislukt',
  offline: '2 mislukt',
  afterEnd: { sent: 'others', says: 'Deze taak is verwijderd.' },
};

const SELECTED = ['Samen af te ronden', 'Ook af te ronden'] as const;

async function askBulkReason(page: Page): Promise<void> {
  const dismiss = page
    .getByRole('region', { name: 'Taken afronden' })
    .getByRole('button', { name: 'Sluiten' });
  if (await dismiss.isVisible()) await dismiss.click();
  for (const subject of SELECTED) await inbox(page).box(subject).check();
  await inbox(page).bulk.getByRole('button', { name: 'Afronden' }).click();
}

const bulkReason: InputSurface = {
  name: 'reason for several tasks',
  modal: true,
  write: bulkWrite,
  open: async ({ page, me, given }: Desk) => {
    const ids = [];
    for (const [place, subject] of SELECTED.entries()) {
      const id = await given(subject, { due: 0.1 + place / 10 });
      await me.pickUp(id);
      ids.push(id);
    }
    await inbox(page).start();
    await askBulkReason(page);
    const field = fieldNamed(page, reasons.finish.label);
    return {
      ids,
      text: PARAGRAPH,
      field,
      button: page.getByRole('dialog').getByRole('button', { name: 'Bevestigen' }),
      type: () => field.fill(PARAGRAPH),
      reopen: async () => {
        if (!(await field.isVisible())) await askBulkReason(page);
      },
    };
  },
};

const savedView: InputSurface = {
  name: 'name of a view',
  modal: true,
  write: { none: 'A view is kept in this browser; nothing is sent.' },
  open: async ({ page }) => {
    await inbox(page).start('?status=New');
    const ask = page.getByRole('button', { name: 'Weergave bewaren' });
    await ask.click();
    const dialog = page.getByRole('dialog', { name: 'Weergave bewaren' });
    const field = fieldNamed(page, 'Naam');
    const text = 'Mijn “nieuwe” taken — vóór 10 uur 🙂';
    return {
      ids: [],
      text,
      field,
      button: dialog.getByRole('button', { name: 'Bewaren', exact: true }),
      type: () => field.fill(text),
      reopen: async () => {
        if (!(await field.isVisible())) await ask.click();
      },
    };
  },
};

/** Every place where an agent types something about tasks; a new place is a new row. */
export const taskInputs: readonly InputSurface[] = [
  reply,
  reason('finish'),
  reason('reject'),
  reason('delete'),
  edit,
  savedView,
  bulkReason,
  link,
];
