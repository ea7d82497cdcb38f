import { strict as assert } from 'node:assert';
import type { Colleague, WirePage } from '../colleague';
import { eventually } from './eventually';
import {
  type Control,
  fieldNamed,
  type InputSurface,
  LINE,
  OFFLINE,
  PARAGRAPH,
  pick,
  type RecordKind,
  TASKS,
  unlessShown,
  type Write,
} from './input';
import { said } from '../said';
import type { Screen } from './screen';

/** The record and the history of a task in the back end. */
interface HeldTask {
  task: { subject: string; relatedPerson: { name: string } | null };
  history: { message: string | null }[];
}

/** Counts how often a task holds a text, in the part where the text belongs. */
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
  isTypical: true,
  modal: false,
  composes: true,
  repeatable: true,
  write: {
    ...writeOfOneTask,
    method: 'POST',
    path: '/api/v1/task/discuss/*',
    lookUp: /\/GetHistory\//,
    success: null,
    failure: said.replyFailed,
  },
  open: async ({ screen, given }) => {
    const id = await given('Te beantwoorden', { due: 0.2 });
    await screen.goTo(`${TASKS}/${id}/berichten`);
    const field = fieldNamed(screen, /^Bericht/);
    return {
      ids: [id],
      text: PARAGRAPH,
      field,
      button: screen.role('button', {
        name: /^(Versturen|Opnieuw versturen)$/,
        within: screen.pane('details'),
      }),
      type: (words = PARAGRAPH) => field.fill(words),
      reopen: () => field.becomes('visible'),
    };
  },
};

type Action = 'finish' | 'reject' | 'delete';

interface Reason {
  ask: string;
  label: RegExp;
  success: string;
  failure: string;
  uncertain: string;
}

const reasons: Record<Action, Reason> = {
  finish: {
    ask: 'Afronden',
    label: /^Wat is er gedaan/,
    success: said.finished,
    failure: said.finishFailed,
    uncertain: 'Niet zeker of de taak is afgerond.',
  },
  reject: {
    ask: 'Weigeren',
    label: /^Waarom weiger je/,
    success: said.rejected,
    failure: said.rejectFailed,
    uncertain: 'Niet zeker of de taak is geweigerd.',
  },
  delete: {
    ask: 'Verwijderen',
    label: /^Waarom verwijder je/,
    success: said.deleted,
    failure: said.deleteFailed,
    uncertain: 'Niet zeker of de taak is verwijderd.',
  },
};

const isAsked = (screen: Screen) => screen.role('button', { name: 'Bevestigen' });

const reason = (action: Action): InputSurface => ({
  name: `reason of ${action}`,
  modal: true,
  write: { ...writeOfOneTask, ...reasons[action], method: 'PUT', path: `/api/v1/task/${action}/*` },
  open: async ({ screen, me, given }) => {
    const id = await given('Met een reden', { due: 0.2 });
    if (action === 'finish') await me.pickUp(id);
    await screen.goTo(`${TASKS}/${id}/informatie`);
    const ask = async () => {
      const within = screen.role('group', { name: 'Acties voor deze taak' });
      await screen.role('button', { name: reasons[action].ask, within }).click();
      await isAsked(screen).becomes('visible');
    };
    await ask();
    const field = fieldNamed(screen, reasons[action].label);
    return {
      ids: [id],
      text: PARAGRAPH,
      field,
      button: isAsked(screen),
      type: () => field.fill(PARAGRAPH),
      reopen: unlessShown(field, ask),
    };
  },
});

const edit: InputSurface = {
  name: 'edit',
  isTypical: true,
  modal: false,
  write: {
    ...writeOfOneTask,
    method: 'PUT',
    path: '/api/v1/task/update/*',
    held: heldBy((held, text) => Number(held.task.subject === text)),
    success: said.updated,
    failure: said.updateFailed,
  },
  open: async ({ screen, given }) => {
    const id = await given('Te bewerken', { due: 0.2 });
    await screen.goTo(`${TASKS}/edit/${id}`);
    const field = fieldNamed(screen, /^Onderwerp/);
    return {
      ids: [id],
      text: LINE,
      field,
      button: screen.role('button', { name: 'Opslaan' }),
      type: () => field.fill(LINE),
      reopen: () => field.becomes('visible'),
    };
  },
};

interface FoundPerson {
  name: string;
  roles: { customer: string | null };
}

/** A tenant with a contract and a unique name. */
export async function aTenant(me: Colleague): Promise<string> {
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

/** Links a tenant, with the first of their contracts. */
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
    uncertain: 'Niet zeker of de taak is gekoppeld.',
  },
  open: async ({ screen, me, given }) => {
    const id = await given('Te koppelen', { due: 0.2 });
    const tenant = await aTenant(me);
    await screen.goTo(`${TASKS}/link/${id}`);
    const field = screen.role('combobox', { name: 'Relatie', covered: true });
    const contracts = screen.role('radiogroup', { name: /^Contract/, covered: true });
    const choice = screen.role('radio', { within: contracts, covered: true, at: 1 });
    const input = {
      ids: [id],
      text: '',
      field,
      button: screen.role('button', { name: 'Koppelen' }),
      type: async () => {
        await pick(screen, field, tenant, /Huurder ·/);
        await choice.check();
        input.text = await field.value();
      },
      choice,
      reopen: () => field.becomes('visible'),
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
  uncertain: 'Niet zeker of de taak is afgerond.',
  offline: '2 mislukt',
  afterEnd: {
    sent: 'others',
    asks: '‘Samen af te ronden’ is intussen gewijzigd.',
    says: 'Deze taak is verwijderd.',
  },
};

const SELECTED = ['Samen af te ronden', 'Ook af te ronden'] as const;

async function askBulkReason(screen: Screen): Promise<void> {
  const within = screen.role('region', { name: 'Taken afronden' });
  const dismiss = screen.role('button', { name: 'Sluiten', within });
  if (await dismiss.is('visible')) await dismiss.click();
  for (const subject of SELECTED) await screen.role('checkbox', { name: `‘${subject}’ selecteren` }).check();
  const bar = screen.role('group', { name: 'Acties voor de geselecteerde taken' });
  await screen.role('button', { name: 'Afronden', within: bar }).click();
}

const bulkReason: InputSurface = {
  name: 'reason for several tasks',
  isTypical: true,
  modal: true,
  write: bulkWrite,
  open: async ({ screen, me, given }) => {
    const ids = [];
    for (const [place, subject] of SELECTED.entries()) {
      const id = await given(subject, { due: 0.1 + place / 10 });
      await me.pickUp(id);
      ids.push(id);
    }
    await screen.goTo(TASKS);
    await askBulkReason(screen);
    const field = fieldNamed(screen, reasons.finish.label);
    return {
      ids,
      text: PARAGRAPH,
      field,
      button: isAsked(screen),
      type: () => field.fill(PARAGRAPH),
      reopen: unlessShown(field, () => askBulkReason(screen)),
    };
  },
};

const savedView: InputSurface = {
  name: 'name of a view',
  modal: true,
  write: { none: 'A view is kept in this browser; nothing is sent.' },
  open: async ({ screen }) => {
    await screen.goTo(`${TASKS}?status=New`);
    const keep = screen.role('button', { name: 'Weergave bewaren' });
    const filters = screen.role('button', { name: 'Filters (1)' });
    const ask = async () => {
      await eventually(async () =>
        assert.ok((await keep.is('visible')) || (await filters.is('visible')), 'no way to the filters'),
      );
      if (!(await keep.is('visible'))) await filters.click();
      await keep.click();
    };
    await ask();
    const dialog = screen.role('dialog', { name: 'Weergave bewaren' });
    const field = fieldNamed(screen, /^Naam/);
    const text = 'Mijn “nieuwe” taken — vóór 10 uur 🙂';
    return {
      ids: [],
      text,
      field,
      button: screen.role('button', { name: 'Bewaren', within: dialog }),
      type: () => field.fill(text),
      reopen: unlessShown(field, ask),
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
