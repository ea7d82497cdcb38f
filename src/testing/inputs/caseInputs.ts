import type { WireCase, WireTask } from '../colleague';
import type { NewCase } from '../newCase';
import {
  CASES,
  type Desk,
  fieldNamed,
  type InputSurface,
  OFFLINE,
  PARAGRAPH,
  pick,
  type RecordKind,
  unlessShown,
  type Write,
} from './input';
import type { Screen } from './screen';

/** The data of a case in the back end. */
interface HeldCase {
  caseFlow: WireCase;
  cancelation: { reason: string } | null;
  messages: { message: string; isPublic: boolean }[];
}

/** Counts how often a case holds a text, in the part where the text belongs. */
const heldBy = (count: (held: HeldCase, text: string) => number): Write['held'] => {
  return async (control, id, text) => count(await control<HeldCase>('GET', `caseflow/${id}`), text);
};

/** Only the back end itself can rename a case. */
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

/** Makes a case that is blocked by a task, so that every action on a case is possible. */
const given = async ({ makeCase, me }: Desk, wanted: NewCase = {}): Promise<string> =>
  (await makeCase({ type: 'Woningruil', state: 'blocked', at: 1, ownerId: me.userId, ...wanted })).id;

async function opened(screen: Screen, id: string, tab = 'stappen'): Promise<void> {
  await screen.goTo(`${CASES}/${id}/${tab}`);
  await screen.role('heading', { level: 1, within: screen.pane('details') }).becomes('visible');
}

const MESSAGE_FAILED = 'Er is iets mis gegaan tijdens het opslaan van het bericht. Probeer het nogmaals.';

const writeOfMessage = {
  ...writeOfOneCase,
  method: 'POST',
  failure: MESSAGE_FAILED,
  /** A message can still be written about an ended case. */
  afterEnd: { sent: 'all' },
} as const satisfies Partial<Write>;

const internalMessage: InputSurface = {
  name: 'internal message',
  modal: false,
  composes: true,
  repeatable: true,
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
    const { screen } = desk;
    const id = await given(desk);
    await opened(screen, id, 'messages');
    const field = fieldNamed(screen, /^Bericht/);
    return {
      ids: [id],
      text: PARAGRAPH,
      field,
      button: screen.role('button', { name: /ntern opslaan$/ }),
      type: (words = PARAGRAPH) => field.fill(words),
      reopen: () => field.becomes('visible'),
    };
  },
};

/** The message is typed in the pane, and sent from the preview that covers the pane. */
const publicMessage: InputSurface = {
  name: 'public message, through its preview',
  modal: true,
  repeatable: true,
  write: {
    ...writeOfMessage,
    path: '/api/v1/caseflow/message/public/*',
    lookUp: /\/api\/v1\/caseflow\/messages\/public\//,
    held: heldBy(
      ({ messages }, text) => messages.filter(({ message, isPublic }) => isPublic && message === text).length,
    ),
  },
  open: async (desk) => {
    const { screen } = desk;
    const id = await given(desk);
    await opened(screen, id, 'publicmessages');
    const field = fieldNamed(screen, /^Bericht/);
    const preview = screen.role('dialog', { name: 'Controleer je bericht aan de klant' });
    const look = () => screen.role('button', { name: 'Voorbeeld bekijken' }).click();
    return {
      ids: [id],
      text: PARAGRAPH,
      field,
      button: screen.role('button', { name: /ersturen naar klant$/, within: preview }),
      type: async (words = PARAGRAPH) => {
        if (await preview.is('visible')) await screen.escape();
        await field.fill(words);
        await look();
        await preview.becomes('visible');
      },
      reopen: unlessShown(preview, look),
    };
  },
};

const askToCancel = (screen: Screen) =>
  screen
    .role('button', {
      name: 'Zaak annuleren',
      within: screen.role('group', { name: 'Acties voor deze zaak' }),
    })
    .click();

const cancelReason: InputSurface = {
  name: 'reason of cancelling a case',
  modal: true,
  write: {
    ...writeOfOneCase,
    method: 'PUT',
    path: '/api/v1/caseflow/cancel/*',
    held: heldBy(({ cancelation }, text) => Number(cancelation?.reason === text)),
    failure: 'Afbreken zaak mislukt. Probeer het nogmaals.',
    uncertain: 'Niet zeker of de zaak is afgebroken.',
  },
  open: async (desk) => {
    const { screen } = desk;
    const id = await given(desk);
    await opened(screen, id);
    await askToCancel(screen);
    const dialog = screen.role('alertdialog', { name: 'Zaak annuleren' });
    const field = fieldNamed(screen, /^Toelichting/);
    const choice = screen.role('radio', { name: 'Dubbel aangemaakt', covered: true });
    return {
      ids: [id],
      text: PARAGRAPH,
      field,
      button: screen.role('button', { name: 'Zaak annuleren', within: dialog }),
      type: async () => {
        await choice.check();
        await field.fill(PARAGRAPH);
      },
      choice,
      reopen: unlessShown(field, () => askToCancel(screen)),
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
    const { screen } = desk;
    const id = await given(desk);
    await screen.goTo(`${CASES}/edit/${id}`);
    const field = screen.role('combobox', {
      name: 'Eigenaar',
      within: screen.pane('details'),
      covered: true,
    });
    return {
      ids: [id],
      text: NEW_OWNER,
      field,
      button: screen.role('button', { name: 'Opslaan' }),
      type: () => pick(screen, field, NEW_OWNER, /^Mutatieteam/),
      reopen: () => field.becomes('visible'),
    };
  },
};

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
    uncertain: 'Niet zeker of de stap is opgepakt.',
  },
  open: async (desk) => {
    const { screen } = desk;
    const id = await given(desk, { state: 'waiting' });
    await opened(screen, id);
    const within = screen.pane('details');
    const ask = () => screen.role('button', { name: 'Stap oppakken', within }).click();
    await ask();
    const dialog = screen.role('dialog', { name: 'Stap oppakken' });
    const field = screen.role('combobox', { name: STEP_TASK, covered: true });
    return {
      ids: [id],
      text: NEW_OWNER,
      field,
      button: screen.role('button', { name: 'Stap oppakken', within: dialog }),
      type: () => pick(screen, field, NEW_OWNER, /^Mutatieteam/),
      reopen: unlessShown(dialog, ask),
    };
  },
};

/**
 * Every place for typing or choosing something about a case. The outcome of a step task and the channel of a scenario
 * are left out: they are sent with one press and not kept before, so nothing can be lost.
 */
export const caseInputs: readonly InputSurface[] = [
  internalMessage,
  publicMessage,
  cancelReason,
  owner,
  assignment,
];
