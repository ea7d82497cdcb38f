import { type Control, fieldNamed, type InputSurface, LINE, OFFLINE, type Write } from './input';

const CARD = '/klantenkaart/e2000000-0000-4000-8000-000000000002/contracten?openKnowledgebase=true';

const held = async (control: Control, _id: string, text: string) =>
  (await control<{ count: number }>('GET', `registered/${encodeURIComponent(text)}`)).count;

/** The common part of all writes: a new record, by one call. */
const made = {
  method: 'POST',
  calls: 1,
  held,
  offline: OFFLINE,
  about: null,
  afterEnd: { sent: 'all' },
} as const satisfies Partial<Write>;

type Registration = Pick<Write, 'path' | 'lookUp' | 'success' | 'failure'> & {
  name: string;
  /** The title of the dialog, also the name of the button that opens it. */
  ask: string;
  save: string;
  field: RegExp;
  /** Another choice, by the name of its button. */
  subject?: string;
};

/** An input in a dialog that the panel of a contact opens. */
const registrationInput = ({
  name,
  ask,
  save,
  field: label,
  subject,
  ...write
}: Registration): InputSurface => ({
  name,
  modal: true,
  repeatable: true,
  write: {
    ...write,
    ...made,
  },
  open: async ({ screen }) => {
    await screen.goTo(CARD);
    const panel = screen.role('complementary', { name: /^Lopend contact/ });
    const dialog = screen.role('dialog', { name: ask });
    const field = fieldNamed(screen, label);
    const begin = screen.role('button', { name: ask, within: panel });
    await begin.click();
    return {
      ids: ['new'],
      text: LINE,
      field,
      button: screen.role('button', { name: save, within: dialog }),
      type: async (words = LINE) => {
        await field.fill(words);
        if (subject === undefined) return;
        const all = screen.role('button', { name: 'Alle onderwerpen', within: dialog });
        if (await all.is('visible')) await all.click();
        await screen.role('button', { name: subject, within: dialog }).click();
      },
      reopen: async () => {
        if (await field.is('visible')) return;
        /* The panel of a contact folds when a record was made from it. */
        if (!(await begin.is('visible'))) await screen.role('button', { name: 'Contact vastleggen' }).click();
        await begin.click();
      },
    };
  },
});

interface Noted {
  name: string;
  field: RegExp;
  /** The button that shows the field, if it is not there from the start. */
  ask?: string;
}

/** An input in the panel of a contact itself. */
const contactInput = ({ name, field: label, ask }: Noted): InputSurface => ({
  name,
  modal: false,
  composes: true,
  repeatable: true,
  write: {
    ...made,
    path: '/api/v1/activity/contact',
    lookUp: /\/api\/v1\/case\/person\//,
    success: 'Contactmoment vastgelegd',
    failure: 'Fout opgetreden tijdens vastleggen contactmoment',
  },
  open: async ({ screen }) => {
    await screen.goTo(CARD);
    const panel = screen.role('complementary', { name: /^Lopend contact/ });
    const field = fieldNamed(screen, label);
    const finish = screen.role('button', { name: 'Afronden en vastleggen', within: panel });
    const reopen = async () => {
      if (await field.is('visible')) return;
      if (!(await finish.is('visible'))) await screen.role('button', { name: 'Contact vastleggen' }).click();
      if (ask !== undefined && !(await field.is('visible')))
        await screen.role('button', { name: ask }).click();
    };
    return {
      ids: ['new'],
      text: LINE,
      field,
      button: finish,
      type: async (words = LINE) => {
        await finish.becomes('visible');
        await reopen();
        await field.fill(words);
      },
      reopen,
    };
  },
});

/**
 * The records made during a contact, each recognised in its own way. Passing a call on by telephone is left out: it
 * sends nothing, and the text typed there is a search, which Escape empties.
 */
export const registrationInputs: readonly InputSurface[] = [
  contactInput({ name: 'notes of a contact', field: /^Notities/ }),
  contactInput({ name: 'question of a contact', field: /^Toelichting/, ask: 'In eigen woorden' }),
  registrationInput({
    name: 'task about somebody',
    ask: 'Taak aanmaken',
    save: 'Taak aanmaken',
    field: /^Onderwerp/,
    path: '/api/v1/task/create',
    lookUp: /\/api\/v1\/task\/search/,
    success: 'Taak succesvol geregistreerd',
    failure: 'Taak kon niet worden geregistreerd.',
  }),
  registrationInput({
    name: 'call-back',
    ask: 'Terugbellen',
    save: 'Terugbellen vastleggen',
    field: /^Waarover/,
    path: '/api/v1/task/create',
    lookUp: /\/api\/v1\/task\/search/,
    success: 'Taak succesvol geregistreerd',
    failure: 'Taak kon niet worden geregistreerd.',
  }),
  registrationInput({
    name: 'question',
    ask: 'Vraag vastleggen',
    save: 'Vraag vastleggen',
    field: /^Vraag/,
    subject: 'Wonen',
    path: '/api/v1/faqs/admin',
    lookUp: /\/api\/v1\/faqs\/admin\/search/,
    success: 'Vraag succesvol vastgelegd',
    failure: 'Fout opgetreden tijdens vastleggen van de vraag',
  }),
];
