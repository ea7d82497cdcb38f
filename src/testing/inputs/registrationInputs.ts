import { fieldNamed, type InputSurface, LINE, OFFLINE, type Write } from './input';

const CARD = '/klantenkaart/e2000000-0000-4000-8000-000000000002/contracten?openKnowledgebase=true';

type Registration = Pick<Write, 'path' | 'lookUp' | 'success' | 'failure'> & {
  name: string;
  /** Opens the dialog, and its title. */
  ask: string;
  save: string;
  field: RegExp;
  /** Chosen in the panel before. */
  before?: string;
};

/** What is written down beside a card, in a dialog that the panel opens. */
const registrationInput = ({
  name,
  ask,
  save,
  field: label,
  before,
  ...write
}: Registration): InputSurface => ({
  name,
  modal: true,
  write: {
    ...write,
    method: 'POST',
    calls: 1,
    held: async (control, _id, text) =>
      (await control<{ count: number }>('GET', `registered/${encodeURIComponent(text)}`)).count,
    offline: OFFLINE,
    about: null,
    afterEnd: { sent: 'all' },
  },
  open: async ({ screen }) => {
    await screen.goTo(CARD);
    const panel = screen.role('region', { name: 'Contact vastleggen' });
    const dialog = screen.role('dialog', { name: ask });
    const field = fieldNamed(screen, label);
    const open = () => screen.role('button', { name: ask, within: panel }).click();
    if (before !== undefined) await screen.role('button', { name: before, within: panel }).click();
    await open();
    return {
      ids: ['new'],
      text: LINE,
      field,
      button: screen.role('button', { name: save, within: dialog }),
      type: () => field.fill(LINE),
      reopen: async () => {
        if (!(await field.is('visible'))) await open();
      },
    };
  },
});

/** What is registered beside a card, each by a way of its own to know it again; a question goes the way of a task. */
export const registrationInputs: readonly InputSurface[] = [
  registrationInput({
    name: 'contact moment',
    ask: 'Contact vastleggen',
    save: 'Vastleggen',
    field: /^Omschrijving/,
    before: 'Telefoon',
    path: '/api/v1/activity/contact',
    lookUp: /\/api\/v1\/case\/person\//,
    success: 'Contactmoment vastgelegd',
    failure: 'Fout opgetreden tijdens vastleggen contactmoment',
  }),
  registrationInput({
    name: 'task about somebody',
    ask: 'Taak aanmaken',
    save: 'Taak aanmaken',
    field: /^Onderwerp/,
    path: '/api/v1/task/create',
    lookUp: /\/api\/v1\/task\/search/,
    success: 'Taak succesvol geregistreerd',
    failure: 'Taak kon niet worden geregistreerd. Probeer het nogmaals.',
  }),
];
