import {
  type Desk,
  fieldNamed,
  type InputSurface,
  LINE,
  OFFLINE,
  pick,
  unlessShown,
  type Write,
} from './input';
import type { Screen } from './screen';

const UNIT = 'ab000000-0000-4000-8000-000000000001';
const REPAIRS = `/objectkaart/${UNIT}/reparatieverzoek`;
const ADD = /^(Gebrek toevoegen|Verder met het gebrek)$/;

const write = {
  calls: 1,
  lookUp: /\/api\/v1\/repairrequest\/detailed\//,
  held: async (control, _id, text) =>
    (await control<{ count: number }>('GET', `registered/${encodeURIComponent(text)}`)).count,
  offline: OFFLINE,
  about: null,
  afterEnd: { sent: 'all' },
} as const satisfies Partial<Write>;

const dialogOf = (screen: Screen) => screen.role('dialog', { name: 'Gebrek toevoegen' });
const addOf = (screen: Screen) => screen.role('button', { name: 'Toevoegen', within: dialogOf(screen) });

const openDefect = (screen: Screen) => screen.role('button', { name: ADD }).click();
const remarkOf = (screen: Screen) => fieldNamed(screen, /^Opmerking/);

/** The action for a defect is known a moment after the defect is chosen. */
async function choose(screen: Screen, words: string, defect: RegExp): Promise<void> {
  await pick(screen, screen.role('combobox', { name: /^Zoek een gebrek/ }), words, defect);
  await remarkOf(screen).becomes('visible');
}

/** A leaking tap, in the tree of the mock back end. */
const LEAK = {
  answerPath: [1, 2, 3].map((place) => `f2000000-0000-4000-8000-00000000000${place}`),
  defectId: 'f3000000-0000-4000-8000-000000000001',
};

/** Starts a request with one defect that needs an appointment. */
async function begun({ screen, me }: Desk): Promise<void> {
  const item = { ...LEAK, unitId: UNIT, repairRequestId: null, remarks: '', media: [], vendorId: null };
  const answer = await me.call('POST', '/api/v1/repairrequest/forunit/item', item);
  const { id } = (await answer.json()) as { id: string };
  await screen.goTo(`${REPAIRS}?repairrequest=${id}`);
  await screen.role('button', { name: 'Verder met dit verzoek' }).click();
}

/**
 * The input adds a defect to an existing request, because a read can find such a defect. The first defect creates the
 * request, and a lost answer to that call cannot be checked.
 */
const defect: InputSurface = {
  name: 'defect with a remark',
  modal: true,
  repeatable: true,
  write: {
    ...write,
    method: 'POST',
    path: '/api/v1/repairrequest/item',
    /* Null, because adding the first defect shows the same message. */
    success: null,
    failure: 'Het gebrek kon niet worden toegevoegd.',
  },
  open: async (desk) => {
    const { screen } = desk;
    await begun(desk);
    await openDefect(screen);
    const field = remarkOf(screen);
    return {
      ids: ['one'],
      text: LINE,
      field,
      button: addOf(screen),
      type: async (words = LINE) => {
        await choose(screen, 'goot verstopt', /verstopt/);
        await field.fill(words);
      },
      reopen: unlessShown(dialogOf(screen), () => openDefect(screen)),
    };
  },
};

const REACHED = 'nieuw.adres@voorbeeld.nl';

/** Sends the request with the chosen moment. */
const planned: InputSurface = {
  name: 'how the reporter of a planned repair is reached',
  modal: false,
  write: {
    ...write,
    method: 'PUT',
    path: '/api/v1/repairrequest/submit',
    success: 'Reparatieverzoek ingediend.',
    failure: 'Het reparatieverzoek kon niet worden ingediend.',
    uncertain: 'Niet zeker of het reparatieverzoek is ingediend.',
  },
  open: async (desk) => {
    const { screen } = desk;
    await begun(desk);
    await screen.role('button', { name: 'Verder naar het moment' }).click();
    await screen.role('button', { name: /^Ochtend/, at: 0 }).click();
    await screen.text(/^Gekozen moment: /).becomes('visible');
    const field = fieldNamed(screen, /^E-mailadres/);
    return {
      ids: ['one'],
      text: REACHED,
      field,
      button: screen.role('button', { name: 'Indienen' }),
      type: () => field.fill(REACHED),
      reopen: () => field.becomes('visible'),
    };
  },
};

export const repairInputs: readonly InputSurface[] = [defect, planned];
