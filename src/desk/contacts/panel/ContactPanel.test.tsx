import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { db } from '@mocks/db';
import { faults, stats } from '@mocks/backend/testServer';
import { selectDrafts } from '@/core/drafts/draftsSlice';
import { collectSpoken } from '@/testing/spokenTexts';
import { holdAnswers } from '@/testing/backEnd';
import { renderApp } from '@/testing/renderApp';

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const CARD = `/klantenkaart/${MARIA}/mededelingen?openKnowledgebase=true`;

const panel = async () => within(await screen.findByRole('complementary', { name: /^Lopend contact/ }));
const contacts = () => db.caseActivities.all().filter(({ type }) => type === 'Contact');
type User = ReturnType<typeof renderApp>['user'];

/** Enters the words in one change of the field instead of one per letter. */
async function note(user: User, words: string) {
  await user.click((await panel()).getByRole('textbox', { name: 'Notities' }));
  await user.paste(words);
}

async function choose(user: User, label: RegExp, option: string) {
  await user.click((await panel()).getByRole('button', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function chooseSubject(user: User) {
  const beside = await panel();
  await user.click(await beside.findByRole('button', { name: 'Onderwerp kiezen' }));
  await user.click(await beside.findByRole('button', { name: 'Wonen' }));
  await user.click(await beside.findByRole('button', { name: 'Huur opzeggen' }));
}

it('Tab goes from the points of attention to the notes to the questions; one press acknowledges all points', async () => {
  db.contracts.change('c2000000-0000-4000-8000-000000000003', { bailiffCase: true });
  const { user } = renderApp(CARD);
  const beside = await panel();
  const notes = beside.getByRole('textbox', { name: 'Notities' });
  const minded = await beside.findByRole('list', { name: 'Let op' });
  expect(within(minded).getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(notes.compareDocumentPosition(minded)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(notes).toHaveFocus();
  await user.tab();
  expect(beside.getByLabelText('Zoek een vraag')).toHaveFocus();
  await user.click(beside.getByRole('button', { name: 'Alles gezien' }));
  expect(beside.queryByRole('list', { name: 'Let op' })).toBeNull();
  expect(notes).toHaveFocus();
});

it('Finishing registers a contact moment from notes, subject, question, channel and identity', async () => {
  const before = contacts().length;
  const spoken = collectSpoken();
  const { user, store } = renderApp(CARD);
  const beside = await panel();
  await note(user, 'Zegt op per 1 maart.');
  await chooseSubject(user);
  await user.click(await beside.findByRole('button', { name: /Hoe zeg ik de huur op/ }));
  expect(await beside.findByText('Is het een sociale huurwoning?')).toBeVisible();
  /* The first announcement is about all questions, the second one about those of the subject. */
  expect(spoken.filter((text) => /^\d+ vra(ag|gen)$/.test(text))).toHaveLength(2);
  await user.click(beside.getByRole('button', { name: 'Ja' }));
  expect(await beside.findByText(/De opzegtermijn is/)).toHaveTextContent('een maand');
  await choose(user, /Richting$/, 'Uitgaand');
  await user.click(beside.getByRole('checkbox', { name: /^Geboortedatum: / }));
  expect(beside.getByRole('button', { name: 'Identiteit vastgesteld' })).toHaveAccessibleDescription(
    'Vink twee gegevens aan die kloppen.',
  );
  await user.click(beside.getByRole('checkbox', { name: /^Adres: / }));
  await user.click(beside.getByRole('button', { name: 'Identiteit vastgesteld' }));
  expect(beside.getByText(/^Vastgesteld om .* op geboortedatum en adres\.$/)).toHaveFocus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Contactmoment vastgelegd')).toBeVisible();
  await waitFor(() => expect(contacts()).toHaveLength(before + 1));
  const made = contacts().at(-1);
  expect(made).toMatchObject({
    channel: 'Phone',
    description: expect.stringMatching(
      /Zegt op per 1 maart\.\n\nIdentiteit vastgesteld op geboortedatum en adres\.$/,
    ) as string,
    direction: 'Outbound',
    isPublic: true,
    followUpQuestionId: expect.stringContaining('fd000000') as string,
  });
  expect(db.cases.find(made!.caseId)).toMatchObject({ title: expect.stringContaining('huur op') as string });
  await waitFor(() => expect(Object.keys(selectDrafts(store.getState() as never))).toEqual([]));
  await waitFor(() =>
    expect(screen.queryByRole('complementary', { name: /^Lopend contact/ })).not.toBeInTheDocument(),
  );
});

it.each(['key', 'button'])(
  'A contact that was finished by %s before the contracts loaded is registered once they have loaded',
  async (way) => {
    const before = contacts().length;
    const letGo = holdAnswers({ path: '/api/v1/contract/byRole/*' });
    const { user } = renderApp(CARD);
    const beside = await panel();
    await note(user, 'Snel getypt.');
    if (way === 'key') await user.keyboard('{Control>}{Enter}{/Control}');
    else await user.click(beside.getByRole('button', { name: 'Afronden en vastleggen' }));
    expect(await beside.findByText('De gegevens van de relatie zijn er nog niet.')).toBeVisible();
    letGo();
    expect(await screen.findByText('Contactmoment vastgelegd')).toBeVisible();
    expect(contacts()).toHaveLength(before + 1);
  },
);

it('The step links show the state of the last steps and lead to them', async () => {
  const { user } = renderApp(CARD);
  const beside = await panel();
  const steps = within(beside.getByRole('group', { name: 'Stappen van dit contact' }));
  await user.click(steps.getByRole('button', { name: 'Telefoon, inkomend' }));
  expect(beside.getByRole('button', { name: /Kanaal$/ })).toHaveFocus();
  await choose(user, /Kanaal$/, 'E-mail');
  expect(steps.getByRole('button', { name: 'E-mail, inkomend' })).toBeVisible();
  await user.click(await steps.findByRole('button', { name: 'Identiteit nog open' }));
  expect(beside.getByRole('checkbox', { name: /^Geboortedatum: / })).toHaveFocus();
  await user.keyboard(' ');
  await user.click(beside.getByRole('checkbox', { name: /^Adres: / }));
  await user.click(beside.getByRole('button', { name: 'Identiteit vastgesteld' }));
  expect(steps.getByRole('button', { name: 'Identiteit vastgesteld' })).toBeVisible();
  await user.click(beside.getByRole('button', { name: 'Opnieuw beginnen' }));
  expect(steps.getByRole('button', { name: 'Kies een kanaal' })).toBeVisible();
});

it('A pasted image is sent along, wherever in the panel it was pasted', async () => {
  const { user } = renderApp(CARD);
  const beside = await panel();
  await note(user, 'Foto van de lekkage.');
  const image = new File(['x'], 'lekkage.png', { type: 'image/png' });
  fireEvent.paste(beside.getByRole('textbox', { name: 'Notities' }), {
    clipboardData: { files: [image], getData: () => '' },
  });
  expect(await beside.findByRole('button', { name: 'Bijlagen en bericht (1)' })).toBeVisible();
  await user.click(beside.getByRole('button', { name: 'Bijlagen en bericht (1)' }));
  await user.click(beside.getByRole('button', { name: 'Bijlagen en bericht (1)' }));
  await user.click(beside.getByRole('button', { name: 'Afronden en vastleggen' }));
  expect(await screen.findByText('Contactmoment vastgelegd')).toBeVisible();
  expect(stats.of('POST /api/v1/media')).toHaveLength(1);
  const sent = stats.seen.find(({ path }) => path === '/api/v1/activity/contact')?.body;
  expect(sent).toMatchObject({ mediaIds: [expect.any(String)] });
});

it('The picture of pasted cells is offered to the agent, and sent along if the agent accepts it', async () => {
  const { user } = renderApp(CARD);
  const beside = await panel();
  await note(user, 'Meterstanden:');
  const image = new File(['x'], 'image.png', { type: 'image/png' });
  const notes = beside.getByRole('textbox', { name: 'Notities' });
  const isLeft = fireEvent.paste(notes, { clipboardData: { files: [image], getData: () => '12\t34' } });
  expect(isLeft).toBe(true);
  expect(stats.of('POST /api/v1/media')).toHaveLength(0);
  await user.click(await beside.findByRole('button', { name: 'Toevoegen' }));
  expect(await beside.findByRole('button', { name: 'Bijlagen en bericht (1)' })).toBeVisible();
  expect(notes).toHaveFocus();
});

it('At most three questions are suggested from the notes, and choosing one opens the next field', async () => {
  const { user } = renderApp(CARD);
  const beside = await panel();
  await note(user, 'Wil de huur opzeggen');
  const suggested = within(await beside.findByRole('list', { name: 'Past bij je notities' }));
  const offered = suggested.getAllByRole('button');
  expect(offered.length).toBeLessThanOrEqual(3);
  const name = offered[0]!.textContent;
  await user.click(offered[0]!);
  expect(beside.getByRole('searchbox', { name: 'Zoek een vraag' })).toHaveFocus();
  expect(beside.getByText('Vraag 2')).toBeVisible();
  expect(await beside.findByRole('article')).toBeVisible();
  const next = within(await beside.findByRole('list', { name: 'Past bij je notities' }));
  expect(next.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain(name);
});

it('A chosen question is counted as read, is deselected when chosen again, and shows a warning if it expired', async () => {
  const { user } = renderApp(CARD);
  const beside = await panel();
  await chooseSubject(user);
  await user.click(await beside.findByRole('button', { name: /Hoe zeg ik de huur op/ }));
  await waitFor(() => expect(db.faqs.find('fa000000-0000-4000-8000-000000000001')?.viewCount).toBe(813));
  await user.click(beside.getByRole('button', { name: 'Andere vraag kiezen' }));
  await user.click(await beside.findByRole('button', { name: /Hoe zeg ik de huur op/, pressed: true }));
  await waitFor(() => expect(beside.queryByRole('article')).toBeNull());
  const [field] = beside.getAllByRole('searchbox', { name: 'Zoek een vraag' });
  await user.type(field!, 'huurtoeslaggrens{Enter}');
  await user.click(await beside.findByRole('button', { name: /huurtoeslaggrens van vorig jaar/ }));
  expect(
    await beside.findByText('Geen toelichting beschikbaar, publicatieperiode is verlopen'),
  ).toBeVisible();
  expect(beside.queryByText(/879,66/)).toBeNull();
});

it('A question stays chosen when it was chosen before the search for the last words started', async () => {
  const { user } = renderApp(CARD);
  const beside = await panel();
  const field = beside.getByRole('searchbox', { name: 'Zoek een vraag' });
  await user.type(field, 'huur{Enter}');
  const offered = await beside.findByRole('button', { name: /Hoe zeg ik de huur op/ });
  fireEvent.change(field, { target: { value: 'huur op' } });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(offered);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  vi.useRealTimers();
  expect(await beside.findByRole('article', { name: /Hoe zeg ik de huur op/ })).toBeVisible();
  await user.click(beside.getByRole('button', { name: 'Afronden en vastleggen' }));
  await waitFor(() => expect(stats.of('POST /api/v1/activity/contact')).toHaveLength(1));
  const [sent] = stats.of('POST /api/v1/activity/contact');
  expect(sent?.body).toMatchObject({ faqId: 'fa000000-0000-4000-8000-000000000001' });
});

it('The answer to a question that was just written is shown', async () => {
  const { user } = renderApp(CARD);
  const beside = await panel();
  await user.click(await beside.findByRole('button', { name: 'Vraag vastleggen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vraag vastleggen' }));
  await user.type(await dialog.findByRole('textbox', { name: /^Vraag/ }), 'Mag ik een geit?');
  await user.type(dialog.getByRole('textbox', { name: 'Antwoord' }), 'Alleen een kleine.');
  await user.click(await dialog.findByRole('button', { name: 'Wonen' }));
  await user.click(dialog.getByRole('button', { name: 'Vraag vastleggen' }));
  expect(await beside.findByText('Alleen een kleine.')).toBeVisible();
  expect(beside.getByText('Deze vraag is nieuw en wordt nog beoordeeld.')).toBeVisible();
});

it('A letter that is typed in the panel does not park the contact', async () => {
  const { user } = renderApp(CARD);
  const beside = await panel();
  await user.click(beside.getByRole('button', { name: 'Bijlagen en bericht' }));
  await user.keyboard('p');
  expect((await panel()).getByRole('textbox', { name: 'Notities' })).toBeVisible();
});

it('The panel shows a warning beside the card of another person, with a link to the right card', async () => {
  const { user, router } = renderApp(CARD);
  const other = db.people.all().find(({ id }) => id !== MARIA)!;
  const beside = await panel();
  expect(beside.getByRole('heading', { level: 2, name: 'Lopend contact met Maria van Dijk' })).toBeVisible();
  expect(beside.queryByRole('link', { name: 'Naar de kaart van Maria van Dijk' })).toBeNull();
  await act(() => router.navigate(`/klantenkaart/${other.id}/tijdlijn`));
  expect(await beside.findByText('Op het scherm staat de kaart van iemand anders.')).toBeVisible();
  await user.click(beside.getByRole('link', { name: 'Naar de kaart van Maria van Dijk' }));
  expect(router.state.location.pathname).toBe(`/klantenkaart/${MARIA}/tijdlijn`);
});

it('Words and choices are kept when the server refuses, and the missing part is shown', async () => {
  const { user } = renderApp(CARD);
  const beside = await panel();
  const button = beside.getByRole('button', { name: 'Afronden en vastleggen' });
  await waitFor(() =>
    expect(button).toHaveAccessibleDescription('Schrijf eerst een notitie of kies een vraag.'),
  );
  await note(user, 'Kwam langs');
  await user.click(beside.getByRole('button', { name: 'Opnieuw beginnen' }));
  await waitFor(() => expect(button).toHaveAccessibleDescription('Kies eerst een kanaal.'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(beside.getAllByText('Kies eerst een kanaal.').length).toBeGreaterThan(0);
  await choose(user, /Kanaal$/, 'Baliebezoek');
  expect(beside.getByText('Via dit kanaal is een contact altijd inkomend.')).toBeVisible();
  faults.add({ method: 'POST', path: '/api/v1/activity/contact', status: 500 });
  await user.click(button);
  expect(
    await beside.findByText(/Niet zeker of dit is opgeslagen|Fout opgetreden tijdens vastleggen/),
  ).toBeVisible();
  expect(beside.getByRole('textbox', { name: 'Notities' })).toHaveValue('Kwam langs');
});

it('A user who may create tasks but not register contacts gets only the action for tasks', async () => {
  const { user } = renderApp(`/klantenkaart/${MARIA}/tijdlijn`, {
    permissions: ['customerCard', 'caseRead', 'createTask'],
  });
  await user.click(await screen.findByRole('button', { name: 'Taak aanmaken' }));
  expect(await screen.findByRole('dialog', { name: 'Taak aanmaken' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Contact vastleggen' })).toBeNull();
});

it('A new channel reloads the subjects and keeps the question; replacing the question focuses the search', async () => {
  const { user } = renderApp(CARD);
  const beside = await panel();
  await chooseSubject(user);
  await user.click(await beside.findByRole('button', { name: /Hoe zeg ik de huur op/ }));
  const read = () => stats.of('GET /api/v1/thesaurus/root').length;
  const before = read();
  await choose(user, /Kanaal$/, 'Baliebezoek');
  await waitFor(() => expect(read()).toBe(before + 1));
  expect(beside.getByRole('article', { name: /Hoe zeg ik de huur op/ })).toBeVisible();
  await user.click(beside.getByRole('button', { name: 'Andere vraag kiezen' }));
  await user.keyboard('pck');
  expect(beside.getAllByRole('searchbox', { name: 'Zoek een vraag' })[0]).toHaveValue('pck');
});

it('The scenarios of the subject and channel are offered', async () => {
  const { user, router } = renderApp(CARD);
  const beside = await panel();
  await chooseSubject(user);
  await user.click(await beside.findByRole('button', { name: 'Direct regelen: Woning opzeggen' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toMatch(/\/impersonation\/5ce00000-0000-4000-8000-000000000009$/),
  );
  expect(router.state.location.search).toBe('?channel=Phone');
  await act(() => router.navigate(`/klantenkaart/${MARIA}/tijdlijn`));
  expect((await panel()).getByText('In het portaal begonnen: Woning opzeggen')).toBeVisible();
});

it('Starting a contact with another person parks the ongoing one and shows a message', async () => {
  const { user, router } = renderApp(CARD);
  await note(user, 'Eerste gesprek');
  const other = db.people.all().find(({ id }) => id !== MARIA)!;
  await act(() => router.navigate(`/klantenkaart/${other.id}/tijdlijn`));
  const start = await screen.findByRole('button', { name: 'Contact vastleggen' });
  /* The search for the toast starts before the press, because a slow machine may draw for longer than a toast lasts. */
  const toast = screen.findByText('Het contact met Maria van Dijk is geparkeerd.');
  await user.click(start);
  await toast;
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Notities' })).toHaveValue(''));
  await act(() => router.navigate(CARD));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Notities' })).toHaveValue('Eerste gesprek'),
  );
});
