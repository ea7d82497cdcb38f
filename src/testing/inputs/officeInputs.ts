import {
  type Control,
  fieldNamed,
  type InputSurface,
  LINE,
  OFFLINE,
  PARAGRAPH,
  unlessShown,
  type Write,
} from './input';

const ADDRESS = 'een.ander+huur@mail.example';

const held = async (control: Control, _id: string, text: string): Promise<number> =>
  (await control<{ count: number }>('GET', `registered/${encodeURIComponent(text)}`)).count;

/** The common part of inputs that create a record of their own with one call. */
const made = {
  calls: 1,
  held,
  offline: OFFLINE,
  about: null,
  afterEnd: { sent: 'all' },
} as const;

/** Forwards a mail that went out; sending that mail again differs only in the proposed receivers. */
const forwardedMail: InputSurface = {
  name: 'forwarded mail',
  modal: true,
  write: {
    ...made,
    method: 'POST',
    path: '/api/v1/mail/outgoing/*/forward',
    lookUp: /\/api\/v1\/(?:mail\/outgoing|activity\/bycase)\//,
    success: 'De mail is doorgestuurd.',
    failure: 'De mail is niet doorgestuurd.',
  },
  open: async ({ screen, control }) => {
    const { id } = await control<{ id: string }>('POST', 'outgoingMail');
    await screen.goTo(`/mail/uitgaand/${id}`);
    const within = screen.role('main', { covered: true });
    const open = screen.role('button', { name: 'Doorsturen', within });
    await open.click();
    const form = screen.role('dialog', { name: 'Mail doorsturen', covered: true });
    const field = fieldNamed(screen, /^Aan/);
    return {
      ids: [id],
      text: ADDRESS,
      field,
      button: screen.role('button', { name: 'Doorsturen', within: form }),
      type: (words = ADDRESS) => field.fill(words),
      reopen: unlessShown(field, () => open.click()),
    };
  },
};

/** An announcement for everybody. The input on a card tests that two announcements may have the same text. */
const writtenAnnouncement: InputSurface = {
  name: 'announcement for everybody',
  modal: false,
  write: {
    ...made,
    method: 'POST',
    path: '/api/v1/announcement/admin',
    lookUp: /\/api\/v1\/announcement\/overview/,
    success: 'Mededeling succesvol vastgelegd',
    failure: 'Fout opgetreden tijdens vastleggen van de mededeling',
  },
  open: async ({ screen }) => {
    await screen.goTo('/dashboard/mededelingen');
    const begin = screen.role('button', { name: 'Mededeling aanmaken' });
    await begin.click();
    const field = fieldNamed(screen, /^Titel/);
    return {
      ids: ['new'],
      text: LINE,
      field,
      button: screen.role('button', { name: 'Opslaan' }),
      type: (words = LINE) => field.fill(words),
      reopen: unlessShown(field, async () => {
        if (await begin.is('visible')) await begin.click();
      }),
    };
  },
};

const FAQ = 'fa000000-0000-4000-8000-000000000020';

/** A suggestion for an answer; no read shows afterwards whether it arrived. */
const suggestion: InputSurface = {
  name: 'suggestion about an answer',
  repeatable: true,
  modal: false,
  write: {
    ...made,
    method: 'PUT',
    path: '/api/v1/task/createFaqSuggestion',
    lookUp: null,
    success: 'Bedankt, je voorstel is verstuurd.',
    failure: 'Het voorstel is niet verstuurd.',
  },
  open: async ({ screen }) => {
    await screen.goTo(`/kennisbank/faq/${FAQ}`);
    const begin = screen.role('button', { name: 'Verbetering voorstellen' });
    await begin.click();
    const field = fieldNamed(screen, /^Wat kan er beter/);
    return {
      ids: [FAQ],
      text: PARAGRAPH,
      field,
      button: screen.role('button', { name: 'Voorstel versturen' }),
      type: (words = PARAGRAPH) => field.fill(words),
      reopen: unlessShown(field, async () => {
        if (await begin.is('visible')) await begin.click();
      }),
    };
  },
};

/** A question that the knowledge base does not have yet. */
const newQuestion: InputSurface = {
  name: 'new question',
  modal: false,
  write: {
    ...made,
    method: 'POST',
    path: '/api/v1/faqs/admin',
    lookUp: /\/api\/v1\/faqs\/admin\/search/,
    success: 'Vraag opgeslagen',
    failure: 'De vraag kon niet worden opgeslagen.',
  },
  open: async ({ screen }) => {
    await screen.goTo('/kennisbank/beheer/nieuw');
    const field = fieldNamed(screen, /^Vraag/);
    const subjects = screen.role('group', { name: 'Hoofdonderwerp', covered: true });
    return {
      ids: ['new'],
      text: LINE,
      field,
      button: screen.role('button', { name: 'Opslaan' }),
      type: async (words = LINE) => {
        await screen.role('button', { name: 'Wonen', within: subjects }).click();
        await field.fill(words);
      },
      reopen: async () => {},
    };
  },
};

interface ListedInput {
  name: string;
  /** The name of the list in its address. */
  list: string;
  one: string;
  write: Pick<Write, 'path' | 'lookUp'>;
  field: RegExp;
  /** Another required field, and its value. */
  beside: readonly [RegExp, string];
  /** The configuration that the list needs. */
  config?: object;
}

/** A record of a list that administrators keep, typed in a dialog. */
const listed = ({ name, list, one, write, field: label, beside, config }: ListedInput): InputSurface => ({
  name,
  modal: true,
  write: {
    ...made,
    ...write,
    method: 'POST',
    success: 'Opgeslagen.',
    failure: 'Opslaan is mislukt.',
    conflict: 'Deze naam bestaat al.',
  },
  open: async ({ screen, control }) => {
    if (config) await control('POST', 'config', { config });
    await screen.goTo(`/beheer/lijsten/${list}`);
    const title = `${one} toevoegen`;
    const begin = screen.role('button', { name: title, within: screen.role('main', { covered: true }) });
    await begin.click();
    const form = screen.role('dialog', { name: title, covered: true });
    const field = fieldNamed(screen, label);
    return {
      ids: ['new'],
      text: LINE,
      field,
      button: screen.role('button', { name: 'Opslaan', within: form }),
      type: async (words = LINE) => {
        await field.fill(words);
        await fieldNamed(screen, beside[0]).fill(beside[1]);
      },
      reopen: unlessShown(field, () => begin.click()),
    };
  },
});

const newQuickDial = listed({
  name: 'new quick dial',
  list: 'snelkiezers',
  one: 'Snelkiezer',
  write: { path: '/api/v1/quickdial/save', lookUp: /\/api\/v1\/quickdial\/active/ },
  field: /^Naam/,
  beside: [/^Telefoonnummer/, '010 123 45 67'],
  config: { facets: { telephony: { available: true }, calendar: { available: true } } },
});

const newLabel = listed({
  name: 'new label',
  list: 'slimme-labels',
  one: 'Label',
  write: { path: '/api/v1/smartlabel', lookUp: /\/api\/v1\/smartlabel\/Find/ },
  field: /^Waarde/,
  beside: [/^Naam/, 'spreekuur-van-de-wijkbeheerder'],
});

/** The inputs outside of any card. */
export const officeInputs: readonly InputSurface[] = [
  forwardedMail,
  writtenAnnouncement,
  suggestion,
  newQuestion,
  newQuickDial,
  newLabel,
];
