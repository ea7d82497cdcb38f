import { screen, waitFor, within } from '@testing-library/react';
import { db } from '@mocks/db';
import { faults, stats } from '@mocks/backend/testServer';
import { taskUrls } from '@/api/tasks/taskUrls';
import { ChannelType } from '@/domain/timeline/channelType';
import { openedDialog } from '@/testing/openedDialog';

const FAQ = 'fa000000-0000-4000-8000-000000000001';
const OPZEGGEN = 'Hoe zeg ik de huur op en wat is de opzegtermijn?';
const WONEN = { id: 'af000000-0000-4000-8000-000000000001', name: 'Wonen' };
const UNCHOSEN = 'Er is nog niemand gekozen. Kies een naam uit de lijst.';
const IDENTITY = { at: 0, facts: ['adres', 'geboortedatum'] };

const taskForm = (user?: object) => openedDialog('registerTask', 'Taak aanmaken', user);

/** Opens the form of a task with the focus in its assignee field. */
async function atAssignee() {
  const form = await taskForm({ notes: 'Lekkage' });
  const assignee = await form.view.findByRole('combobox', { name: 'Behandelaar' });
  await waitFor(() => expect(assignee).toHaveFocus());
  return { ...form, assignee };
}

const posts = () => stats.of('POST /api/v1/task/create').length;
const made = () => db.tasks.all().at(-1);
const selection = (field: HTMLInputElement) =>
  field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);

describe('a task', () => {
  it('takes over everything from the contact and can be assigned by keyboard alone', async () => {
    const { user, view } = await openedDialog(
      'registerTask',
      'Taak aanmaken',
      {
        notes: 'Belt uit de auto.\nWil spoed.',
        channel: ChannelType.Email,
        contract: null,
        identity: IDENTITY,
      },
      { faq: { id: FAQ, question: OPZEGGEN, isPublic: true }, words: 'Per 1 maart.' },
      { subject: WONEN, words: 'En een garage?' },
      { words: 'Is al gedaan.', registered: true },
      {},
    );
    expect(await view.findByRole('textbox', { name: /^Onderwerp/ })).toHaveValue(OPZEGGEN);
    const said = [
      'Belt uit de auto.',
      'Wil spoed.',
      `${OPZEGGEN}: Per 1 maart.`,
      'Wonen: En een garage?',
      'Identiteit vastgesteld op adres en geboortedatum.',
    ].join('\n');
    expect(view.getByRole('textbox', { name: 'Omschrijving' })).toHaveValue(said);
    const assignee = await view.findByRole<HTMLInputElement>('combobox', { name: 'Behandelaar' });
    await waitFor(() => expect(assignee).toHaveFocus());
    expect(selection(assignee)).toBe('Carla Meijer');
    await user.keyboard('mutatiet');
    const hit = await screen.findByRole('option', { name: /^Mutatieteam/ });
    await waitFor(() => expect(assignee).toHaveAttribute('aria-activedescendant', hit.id));
    await user.keyboard('{Enter}');
    expect(assignee).toHaveValue('Mutatieteam');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Taak succesvol geregistreerd')).toBeVisible();
    expect(made()).toMatchObject({
      subject: OPZEGGEN,
      description: said,
      completeBy: { name: 'Mutatieteam' },
    });
    expect(posts()).toBe(1);
  });

  it.each([
    ['the first line of the notes', 'Lekkage\nBij de buren ook.', 'Lekkage'],
    ['the part of a long line that fits', 'x'.repeat(400), `${'x'.repeat(99)}…`],
    ['nothing in blank notes', ' \n ', ''],
  ])('is named after %s if no question was asked', async (_, notes, subject) => {
    const { view } = await taskForm({ notes });
    expect(await view.findByRole('textbox', { name: /^Onderwerp/ })).toHaveValue(subject);
    expect(view.getByRole('textbox', { name: 'Omschrijving' })).toHaveValue(notes.trim());
  });

  it('starts empty without a contact', async () => {
    const { view } = await openedDialog('registerTask', 'Taak aanmaken', null);
    const subject = await view.findByRole('textbox', { name: /^Onderwerp/ });
    expect(subject).toHaveValue('');
    expect(subject).toHaveFocus();
    expect(view.getByRole('textbox', { name: 'Omschrijving' })).toHaveValue('');
    expect(view.queryByText('Kanaal')).not.toBeInTheDocument();
  });

  it.each([
    ['only the channel if no subject was chosen', {}, ['Kanaal']],
    [
      'the channel and the chosen subject, which is labelled ‘Gaat over’',
      { subject: WONEN },
      ['Kanaal', 'Gaat over'],
    ],
  ])('repeats %s', async (_, asked, facts) => {
    const { view } = await openedDialog('registerTask', 'Taak aanmaken', {}, asked);
    await view.findByRole('textbox', { name: /^Onderwerp/ });
    expect(view.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(facts);
  });

  it('keeps a subject that was changed by hand when the notes change later', async () => {
    const { user, view, note } = await taskForm({ notes: 'Lekkage' });
    const subject = await view.findByRole<HTMLInputElement>('textbox', { name: /^Onderwerp/ });
    await user.click(subject);
    expect(selection(subject)).toBe('Lekkage');
    await user.keyboard('Water in de kelder');
    note({ notes: 'Toch de kelder.' });
    await waitFor(() =>
      expect(view.getByRole('textbox', { name: 'Omschrijving' })).toHaveValue('Toch de kelder.'),
    );
    expect(subject).toHaveValue('Water in de kelder');
    await user.click(view.getByRole('textbox', { name: 'Omschrijving' }));
    await user.click(subject);
    expect(selection(subject)).toBe('');
  });

  it('keeps the typed words when matches appear while the user types', async () => {
    const { user, assignee } = await atAssignee();
    await user.keyboard('mutatiet');
    const hit = () => screen.getByRole('option', { name: /^Mutatieteam/ });
    await waitFor(() => expect(assignee).toHaveAttribute('aria-activedescendant', hit().id));
    await user.keyboard('eam');
    expect(assignee).toHaveValue('mutatieteam');
  });

  type Form = Awaited<ReturnType<typeof atAssignee>>;
  const choices = {
    Mutatieteam: async ({ user, assignee }: Form) => {
      const hit = await screen.findByRole('option', { name: /^Mutatieteam/ });
      await waitFor(() => expect(assignee).toHaveAttribute('aria-activedescendant', hit.id));
      await user.keyboard('{Enter}');
    },
    'Functioneel beheer': ({ user, view }: Form) =>
      user.click(view.getByRole('button', { name: 'Functioneel beheer' })),
  };
  it.each([
    ['presses Enter', '{Enter}', 'Mutatieteam'],
    ['goes to the next field', '{Tab}', 'Functioneel beheer'],
  ] as const)(
    'keeps the words of a user who %s before the matches appear, and shows a message',
    async (_, key, chosen) => {
      const form = await atAssignee();
      const { user, view, assignee } = form;
      await user.keyboard(`mutatieteam${key}`);
      expect(assignee).toHaveValue('mutatieteam');
      expect(view.getByText(UNCHOSEN)).toBeVisible();
      await choices[chosen](form);
      expect(assignee).toHaveValue(chosen);
      expect(view.queryByText(UNCHOSEN)).not.toBeInTheDocument();
    },
  );

  it('clears unmatched words on Escape and stays open', async () => {
    const { user, assignee } = await atAssignee();
    await user.keyboard('mutatieteam{Escape}');
    expect(assignee).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(assignee).toBeVisible();
  });

  it("offers the user, the user's function groups and the last chosen assignee", async () => {
    const { user, view, open } = await taskForm({ notes: 'Lekkage' });
    const quick = () => within(view.getByRole('group', { name: 'Snel kiezen' })).getAllByRole('button');
    await view.findByRole('combobox', { name: 'Behandelaar' });
    expect(quick().map(({ textContent }) => textContent)).toEqual(['Carla Meijer', 'Functioneel beheer']);
    await user.click(view.getByRole('combobox', { name: 'Behandelaar' }));
    await user.keyboard('mutatieteam');
    await user.click(await screen.findByRole('option', { name: /Mutatieteam/ }));
    await user.click(view.getByRole('button', { name: 'Taak aanmaken' }));
    expect(await screen.findByText('Taak succesvol geregistreerd')).toBeVisible();
    const again = within((await open()).getByRole('group', { name: 'Snel kiezen' }));
    await user.click(again.getByRole('button', { name: 'Mutatieteam' }));
    expect(again.getByRole('button', { name: 'Mutatieteam' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('a call-back', () => {
  it('contains the notes and the question, and its assignee can be typed over', async () => {
    const { user, view } = await openedDialog(
      'callBack',
      'Terugbellen',
      { notes: 'Over de huur.', identity: IDENTITY },
      { faq: { id: FAQ, question: OPZEGGEN, isPublic: true } },
    );
    const who = await view.findByRole<HTMLInputElement>('combobox', { name: 'Wie belt terug' });
    await waitFor(() => expect(who).toHaveFocus());
    expect(selection(who)).toBe('Carla Meijer');
    await user.keyboard('niemand zo genoemd');
    expect(who).toHaveValue('niemand zo genoemd');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await view.findByText('Kies uit de lijst wie terugbelt.')).toBeVisible();
    await user.tab();
    expect(who).toHaveValue('niemand zo genoemd');
    await user.click(view.getByRole('button', { name: 'Terugbellen vastleggen' }));
    expect(posts()).toBe(0);
    await user.click(view.getByRole('button', { name: 'Functioneel beheer' }));
    await user.click(view.getByRole('button', { name: 'Terugbellen vastleggen' }));
    expect(await screen.findByText('Taak succesvol geregistreerd')).toBeVisible();
    expect(made()?.completeBy?.name).toBe('Functioneel beheer');
    expect(made()?.description).toMatch(
      /^Over de huur\.\nHoe zeg ik de huur op.*\nIdentiteit vastgesteld op .*\nNummer: /,
    );
  });

  it('is created as soon as its type is known if the user saved it before that', async () => {
    faults.add({ path: taskUrls.typesExceptCaseFlow, delayMs: 300 });
    const { user, view } = await openedDialog('callBack', 'Terugbellen');
    await view.findByRole('textbox', { name: 'Waarover' });
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Taak succesvol geregistreerd')).toBeVisible();
    expect(posts()).toBe(1);
  });

  it('starts empty without a contact, with the focus in its note', async () => {
    const { user, view } = await openedDialog('callBack', 'Terugbellen', null);
    const note = await view.findByRole('textbox', { name: 'Waarover' });
    expect(note).toHaveValue('');
    expect(note).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Taak succesvol geregistreerd')).toBeVisible();
    expect(made()?.description).toMatch(/^Nummer: /);
    expect(made()?.completeBy?.name).toBe('Carla Meijer');
  });
});

describe('a question', () => {
  it('takes over the searched words with their subject, and focuses its answer', async () => {
    const { user, view } = await openedDialog(
      'registerFaq',
      'Vraag vastleggen',
      { notes: 'Mevrouw is boos.' },
      { subject: WONEN, words: 'Mag ik een geit?\nOf twee?' },
      {},
    );
    expect(await view.findByRole('textbox', { name: /^Vraag/ })).toHaveValue('Mag ik een geit?');
    expect(view.getByRole('textbox', { name: 'Antwoord' })).toHaveFocus();
    await user.keyboard('Nee.{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Vraag succesvol vastgelegd')).toBeVisible();
    expect(db.faqs.all().at(-1)).toMatchObject({
      question: 'Mag ik een geit?',
      answer: '<p>Nee.</p>',
      mainTag: WONEN,
    });
  });

  it('is empty without a contact', async () => {
    const { view } = await openedDialog('registerFaq', 'Vraag vastleggen', null);
    const question = await view.findByRole('textbox', { name: /^Vraag/ });
    expect(question).toHaveValue('');
    expect(question).toHaveFocus();
  });
});

describe('a transfer', () => {
  it('contains everything from the contact and leads to a task for a group', async () => {
    const { user, view } = await openedDialog(
      'transfer',
      'Doorschakelen',
      { notes: 'Boos over de lift.', channel: ChannelType.Email, identity: IDENTITY },
      { faq: { id: FAQ, question: OPZEGGEN, isPublic: true } },
      { words: 'En wanneer komt de monteur?' },
    );
    const handover = await view.findByRole('region', { name: 'Overdracht' });
    for (const said of [
      'Boos over de lift.',
      OPZEGGEN,
      'En wanneer komt de monteur?',
      'adres en geboortedatum',
    ])
      expect(handover).toHaveTextContent(said);
    expect(handover).toHaveTextContent(/KanaalE-mail/);
    await user.click(view.getByRole('button', { name: 'Functioneel beheer' }));
    await user.click(view.getByRole('button', { name: 'Taak voor Functioneel beheer' }));
    const task = within(await screen.findByRole('dialog', { name: 'Taak aanmaken' }));
    expect(await task.findByRole('combobox', { name: 'Behandelaar' })).toHaveValue('Functioneel beheer');
    expect(task.getByRole('textbox', { name: /^Onderwerp/ })).toHaveValue(OPZEGGEN);
  });

  it('contains only the person if there is no contact', async () => {
    const { view } = await openedDialog('transfer', 'Doorschakelen', null);
    const handover = await view.findByRole('region', { name: 'Overdracht' });
    expect(within(handover).getByText('Maria van Dijk')).toBeVisible();
    expect(handover).not.toHaveTextContent(/Kanaal|Notities|Vraag|Identiteit/);
  });
});
