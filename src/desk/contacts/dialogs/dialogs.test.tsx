import { screen, waitFor, within } from '@testing-library/react';
import { db } from '@mocks/db';
import { faults, stats } from '@mocks/backend/testServer';
import { selectContactWith } from '@/desk/contacts/contact/contacts';
import { selectDrafts } from '@/core/drafts/draftsSlice';
import { MARIA, openedDialog } from '@/testing/openedDialog';

const FAQ = 'fa000000-0000-4000-8000-000000000001';
const WONEN = { id: 'af000000-0000-4000-8000-000000000001', name: 'Wonen' };

const made = () => db.tasks.all().at(-1);

it('A new task is by default a request with its deadline, assigned to and sent by the user', async () => {
  const before = db.tasks.size;
  const { user, view, store } = await openedDialog(
    'registerTask',
    'Taak aanmaken',
    { notes: 'Zegt op.' },
    { faq: { id: FAQ, question: '', isPublic: true } },
  );
  const subject = await view.findByRole('textbox', { name: /^Onderwerp/ });
  await waitFor(() => expect(subject).toHaveValue('Hoe zeg ik de huur op en wat is de opzegtermijn?'));
  await waitFor(() => expect(view.getByRole('textbox', { name: 'Deadline' })).not.toHaveValue(''));
  await user.click(await view.findByRole('button', { name: 'Leefbaarheid' }));
  await user.click(view.getByRole('button', { name: 'Taak aanmaken' }));
  expect(await screen.findByText('Taak succesvol geregistreerd')).toBeVisible();
  expect(db.tasks.size).toBe(before + 1);
  expect(made()).toMatchObject({
    description: 'Zegt op.',
    taskType: { name: 'Terugbelverzoek' },
    completeBy: { name: 'Leefbaarheid' },
    from: { name: 'Carla Meijer' },
    relatedPerson: { id: MARIA },
  });
  await waitFor(() =>
    expect(Object.keys(selectDrafts(store.getState()))).toEqual([expect.stringMatching(/^ongoingContact/)]),
  );
});

it('A refused task warns of missing parts and keeps the entered values', async () => {
  const { user, view } = await openedDialog('registerTask', 'Taak aanmaken');
  await user.type(await view.findByRole('textbox', { name: /^Onderwerp/ }), '\u202eLekkage <b>');
  await waitFor(() => expect(view.getByRole('textbox', { name: 'Deadline' })).not.toHaveValue(''));
  faults.add({ method: 'POST', path: '/api/v1/task/create', status: 422 });
  await user.click(view.getByRole('button', { name: 'Taak aanmaken' }));
  const hint = await screen.findByText('Er is geen FAQ aan deze taak gekoppeld');
  expect(hint.closest('li')).toHaveTextContent(
    'Taak kon niet worden geregistreerd.De server neemt dit zo niet aan. Zonder wijziging helpt opnieuw proberen niet.Er is geen FAQ aan deze taak gekoppeld',
  );
  expect(view.getByRole('textbox', { name: /^Onderwerp/ })).toHaveValue('\u202eLekkage <b>');
});

it('A refused task without a contact asks for no question, and shows no error when it is opened again', async () => {
  const { user, view, open } = await openedDialog('registerTask', 'Taak aanmaken', null);
  await user.type(await view.findByRole('textbox', { name: /^Onderwerp/ }), 'Lekkage');
  await waitFor(() => expect(view.getByRole('textbox', { name: 'Deadline' })).not.toHaveValue(''));
  faults.add({ method: 'POST', path: '/api/v1/task/create', status: 403 });
  await user.click(view.getByRole('button', { name: 'Taak aanmaken' }));
  expect(await view.findByText('Taak kon niet worden geregistreerd.')).toBeVisible();
  expect(view.getByText('Je hebt hier geen rechten voor. Opnieuw proberen helpt niet.')).toBeVisible();
  expect(screen.queryByText('Er is geen FAQ aan deze taak gekoppeld')).toBeNull();
  await user.click(view.getByRole('button', { name: 'Annuleren' }));
  const again = await open();
  expect(await again.findByRole('textbox', { name: /^Onderwerp/ })).toHaveValue('Lekkage');
  expect(again.queryByText('Taak kon niet worden geregistreerd.')).toBeNull();
  expect(again.getByText('Wat je eerder typte, staat er weer.')).toHaveRole('status');
});

it('A task requires a subject', async () => {
  const { user, view } = await openedDialog('registerTask', 'Taak aanmaken');
  const subject = await view.findByRole('textbox', { name: /^Onderwerp/ });
  await user.click(view.getByRole('button', { name: 'Taak aanmaken' }));
  expect(await view.findByText('Een onderwerp is verplicht.')).toBeVisible();
  expect(subject).toHaveFocus();
});

it('A promise to call back becomes a task with number, time and attempts, due at the end of the window', async () => {
  const { user, view } = await openedDialog('callBack', 'Terugbellen', { notes: 'Over de huur.' });
  const number = await view.findByRole('textbox', { name: /^Nummer/ });
  expect(number).toHaveValue('0610000731');
  await user.clear(number);
  await user.type(number, 'bel mij');
  await user.click(view.getByRole('button', { name: 'Terugbellen vastleggen' }));
  expect(await view.findByText('Vul een geldig telefoonnummer in.')).toBeVisible();
  await user.clear(number);
  await user.type(number, '020-123456');
  await user.click(view.getByRole('button', { name: 'Terugbellen vastleggen' }));
  expect(await view.findByText(/^Klopt dit nummer\?/)).toBeVisible();
  await user.click(view.getByRole('button', { name: '020-1234567' }));
  await user.click(view.getByRole('button', { name: 'Terugbellen vastleggen' }));
  expect(await screen.findByText('Taak succesvol geregistreerd')).toBeVisible();
  expect(made()).toMatchObject({
    subject: 'Terugbellen: Maria van Dijk',
    taskType: { name: 'Terugbelverzoek' },
  });
  expect(made()?.description).toMatch(
    /^Over de huur\.\nNummer: 020-1234567\nBellen tussen .* en .*\nPogingen: 0$/,
  );
  expect(Date.parse(made()?.ends ?? '')).toBeGreaterThan(Date.now());
});

it('A new question is saved for review under one subject, and is selected', async () => {
  const { user, view, store } = await openedDialog(
    'registerFaq',
    'Vraag vastleggen',
    {},
    { query: 'Mag ik een geit?' },
  );
  expect(await view.findByRole('textbox', { name: /^Vraag/ })).toHaveValue('Mag ik een geit?');
  await user.type(view.getByRole('textbox', { name: 'Antwoord' }), 'Nee <b>');
  await user.click(view.getByRole('button', { name: 'Vraag vastleggen' }));
  expect(await view.findByText('Kies een onderwerp bij de vraag.')).toBeVisible();
  await user.click(await view.findByRole('button', { name: 'Wonen' }));
  await user.click(view.getByRole('button', { name: 'Vraag vastleggen' }));
  expect(await screen.findByText('Vraag succesvol vastgelegd')).toBeVisible();
  const faq = db.faqs.all().at(-1);
  expect(faq).toMatchObject({
    question: 'Mag ik een geit?',
    answer: '<p>Nee &lt;b&gt;</p>',
    status: 3,
    mainTag: WONEN,
    tags: [WONEN],
  });
  await waitFor(() =>
    expect(selectContactWith(store.getState(), MARIA)?.questions[0]).toMatchObject({
      faq: { id: faq?.id, question: 'Mag ik een geit?' },
      subject: WONEN,
    }),
  );
});

it('A dialog can be neither changed nor left while its question is being sent', async () => {
  const { user, view } = await openedDialog('registerFaq', 'Vraag vastleggen', {}, { subject: WONEN });
  await user.type(await view.findByRole('textbox', { name: /^Vraag/ }), 'Mag ik een geit?');
  const deeper = await view.findByRole('button', { name: 'Overlast' });
  faults.add({ method: 'POST', path: '/api/v1/faqs/admin', drop: 'silent' });
  await user.click(view.getByRole('button', { name: 'Vraag vastleggen' }));
  await waitFor(() => expect(deeper).toHaveAttribute('aria-disabled', 'true'));
  await user.click(deeper);
  await user.click(view.getByRole('button', { name: 'Alle onderwerpen' }));
  await user.click(view.getByRole('button', { name: 'Annuleren' }));
  expect(deeper).toBeVisible();
  expect(view.getByText('Wonen')).toHaveAttribute('aria-current', 'true');
});

it('The transfer dialog shows colleagues who can take over, their presence, and the notes for them', async () => {
  const { user, view } = await openedDialog(
    'transfer',
    'Doorschakelen',
    { notes: 'Boos over de lift.' },
    { subject: WONEN },
  );
  const list = within(await view.findByRole('list', { name: 'Collega’s' }));
  expect(await list.findByRole('button', { name: /Inge Zijlstra.*Bezet/ })).toBeVisible();
  expect(view.getByRole('region', { name: 'Overdracht' })).toHaveTextContent('Boos over de lift.');
  await user.type(view.getByRole('searchbox', { name: 'Zoek een collega' }), 'zzz{Enter}');
  expect(await view.findByText('Geen collega’s gevonden.')).toBeVisible();
});

it('A colleague can be found by words that are invalid in an address', async () => {
  const { user, view } = await openedDialog('transfer', 'Doorschakelen');
  await user.type(view.getByRole('searchbox', { name: 'Zoek een collega' }), '..{Enter}');
  expect(await view.findByText('Geen collega’s gevonden.')).toBeVisible();
  const asked = stats.seen.find(({ path }) => path.startsWith('/api/v1/colleague/search'));
  expect(asked?.path).toBe('/api/v1/colleague/search');
});
