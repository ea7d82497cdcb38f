import { act, screen, waitFor, within } from '@testing-library/react';
import { db } from '@mocks/db';
import { faults, stats } from '@mocks/backend/testServer';
import { selectDrafts } from '@/core/drafts/draftsSlice';
import { renderApp } from '@/testing/renderApp';

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const CARD = `/klantenkaart/${MARIA}/contracten?openKnowledgebase=true`;

const panel = async () => within(await screen.findByRole('region', { name: 'Contact vastleggen' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const contacts = () => db.caseActivities.all().filter(({ type }) => type === 'Contact');

async function chooseFaq(user: ReturnType<typeof renderApp>['user'], question: RegExp) {
  const beside = await panel();
  await user.click(beside.getByRole('button', { name: 'Telefoon' }));
  await user.click(await beside.findByRole('button', { name: 'Wonen' }));
  await user.click(await beside.findByRole('button', { name: 'Huur opzeggen' }));
  await user.click(await beside.findByRole('button', { name: question }));
  return beside;
}

it('registers a contact moment from channel, subject, question and notes', async () => {
  const before = contacts().length;
  const { user, store } = renderApp(CARD);
  const beside = await chooseFaq(user, /Hoe zeg ik de huur op/);
  expect(await beside.findByText('Is het een sociale huurwoning?')).toBeVisible();
  await user.click(beside.getByRole('button', { name: 'Ja' }));
  expect(await beside.findByText(/De opzegtermijn is/)).toHaveTextContent('een maand');
  await user.type(beside.getByRole('textbox', { name: 'Notities' }), 'Zegt op per 1 maart.');
  await user.click(beside.getByRole('checkbox', { name: /^Geboortedatum: / }));
  expect(beside.getByRole('button', { name: 'Identiteit vastgesteld' })).toHaveAccessibleDescription(
    'Vink twee gegevens aan die kloppen.',
  );
  await user.click(beside.getByRole('checkbox', { name: /^Adres: / }));
  await user.click(beside.getByRole('button', { name: 'Identiteit vastgesteld' }));
  expect(beside.getByText(/^Vastgesteld om .* op geboortedatum en adres\.$/)).toHaveFocus();
  await user.click(beside.getByRole('button', { name: 'Contact vastleggen' }));
  const asked = await dialog('Contact vastleggen');
  expect(asked.getByRole('textbox', { name: 'Omschrijving' })).toHaveValue('Zegt op per 1 maart.');
  expect(asked.getByText('Identiteit vastgesteld op geboortedatum en adres.')).toBeVisible();
  await user.click(asked.getByRole('radio', { name: 'Uitgaand' }));
  await user.click(asked.getByRole('button', { name: 'Vastleggen' }));
  expect(await screen.findByText('Contactmoment vastgelegd')).toBeVisible();
  await waitFor(() => expect(contacts()).toHaveLength(before + 1));
  const made = contacts().at(-1);
  expect(made).toMatchObject({
    channel: 'Phone',
    description: 'Zegt op per 1 maart.\n\nIdentiteit vastgesteld op geboortedatum en adres.',
    direction: 'Outbound',
    isPublic: true,
    followUpQuestionId: expect.stringContaining('fd000000') as string,
  });
  expect(db.cases.find(made!.caseId)).toMatchObject({ title: expect.stringContaining('huur op') as string });
  await waitFor(() => expect(Object.keys(selectDrafts(store.getState() as never))).toEqual([]));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Contact vastleggen' })).not.toBeInTheDocument(),
  );
});

it('counts who reads a question, lets it go when it is chosen again, and warns of one that expired', async () => {
  const { user } = renderApp(CARD);
  const beside = await chooseFaq(user, /Hoe zeg ik de huur op/);
  await waitFor(() => expect(db.faqs.find('fa000000-0000-4000-8000-000000000001')?.viewCount).toBe(813));
  await user.click(beside.getByRole('button', { name: /Hoe zeg ik de huur op/ }));
  await waitFor(() => expect(beside.queryByRole('heading', { name: 'Antwoord' })).toBeNull());
  await user.type(beside.getByRole('searchbox', { name: 'Zoek een vraag' }), 'huurtoeslaggrens{Enter}');
  await user.click(await beside.findByRole('button', { name: /huurtoeslaggrens van vorig jaar/ }));
  expect(
    await beside.findByText('Geen toelichting beschikbaar, publicatieperiode is verlopen'),
  ).toBeVisible();
  expect(beside.queryByText(/879,66/)).toBeNull();
});

it('keeps words and choices when the server refuses, and says why it cannot be sent without a channel', async () => {
  const { user } = renderApp(CARD);
  const beside = await panel();
  const button = beside.getByRole('button', { name: 'Contact vastleggen' });
  expect(button).toHaveAccessibleDescription('Kies eerst een kanaal.');
  await user.click(beside.getByRole('button', { name: 'Baliebezoek' }));
  await user.type(beside.getByRole('textbox', { name: 'Notities' }), 'Kwam langs');
  faults.add({ method: 'POST', path: '/api/v1/activity/contact', status: 500 });
  await user.click(button);
  const asked = await dialog('Contact vastleggen');
  expect(asked.queryByRole('radio', { name: 'Uitgaand' })).toBeNull();
  await user.click(asked.getByRole('button', { name: 'Vastleggen' }));
  expect(
    await asked.findByText(/Niet zeker of dit is opgeslagen|Fout opgetreden tijdens vastleggen/),
  ).toBeVisible();
  expect(asked.getByRole('textbox', { name: 'Omschrijving' })).toHaveValue('Kwam langs');
});

it('shows nobody what may never be done', async () => {
  renderApp(CARD, { permissions: ['customerCard', 'contractRead'] });
  const beside = await panel();
  expect(beside.getByRole('button', { name: 'Doorschakelen' })).toBeVisible();
  for (const name of ['Contact vastleggen', 'Taak aanmaken', 'Terugbellen'])
    expect(beside.queryByRole('button', { name })).toBeNull();
});

it('reads the subjects again with another channel, and lets go of what was chosen with the one before', async () => {
  const { user } = renderApp(CARD);
  const beside = await panel();
  await beside.findByRole('button', { name: 'Wonen' });
  const read = () => stats.of('GET /api/v1/thesaurus/root').length;
  const before = read();
  await user.click(beside.getByRole('button', { name: 'Wonen' }));
  await user.click(beside.getByRole('button', { name: 'Baliebezoek' }));
  expect(await beside.findByRole('button', { name: 'Wonen' })).toBeVisible();
  await waitFor(() => expect(read()).toBe(before + 1));
});

it('offers to arrange at once what belongs to the subject, by the channel, and remembers that it was', async () => {
  const { user, router } = renderApp(CARD);
  const beside = await panel();
  await user.click(await beside.findByRole('button', { name: 'Wonen' }));
  await user.click(await beside.findByRole('button', { name: 'Huur opzeggen' }));
  const arrange = await beside.findByRole('button', { name: 'Direct regelen: Woning opzeggen' });
  expect(arrange).toHaveAccessibleDescription('Kies eerst een kanaal.');
  await user.click(beside.getByRole('button', { name: 'Telefoon' }));
  expect(beside.queryByRole('button', { name: /^Direct regelen/ })).toBeNull();
  await user.click(await beside.findByRole('button', { name: 'Wonen' }));
  await user.click(await beside.findByRole('button', { name: 'Huur opzeggen' }));
  await user.click(await beside.findByRole('button', { name: 'Direct regelen: Woning opzeggen' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toMatch(/\/impersonation\/5ce00000-0000-4000-8000-000000000009$/),
  );
  expect(router.state.location.search).toBe('?channel=Phone');
  await act(() => router.navigate(CARD));
  await user.click((await panel()).getByRole('button', { name: 'Contact vastleggen' }));
  const asked = await dialog('Contact vastleggen');
  expect(asked.getByText('In het portaal').nextSibling).toHaveTextContent('Woning opzeggen');
});
