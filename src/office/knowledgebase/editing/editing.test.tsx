import { screen, waitFor, within } from '@testing-library/react';
import { aFaq, db } from '@mocks/db';
import { stats } from '@mocks/backend/testServer';
import { PUBLIC_APPLICATION } from '@mocks/knowledge/ids';
import { paths, to } from '@/core/paths';
import { holdAnswers } from '@/testing/backEnd';
import { renderApp } from '@/testing/renderApp';
import { untilMaySubmit } from '@/testing/untilMaySubmit';

const FAQ = 'fa000000-0000-4000-8000-00000000f001';
const subject = { id: 'af000000-0000-4000-8000-000000000001', name: 'Wonen' };
const addFaq = () =>
  db.faqs.add(aFaq({ id: FAQ, question: 'Mag ik een kat?', mainTag: subject, tags: [subject] }));
const stored = () => db.faqs.find(FAQ);
type User = ReturnType<typeof renderApp>['user'];

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Opslaan' }));

it('Questions of every status are listed, and the loaded questions can be filtered', async () => {
  db.faqs.add(aFaq({ id: FAQ, question: 'Proef met een kat' }));
  db.faqs.add(aFaq({ id: FAQ.replace('f001', 'f002'), question: 'Proef met een concept', status: 2 }));
  const { user, router } = renderApp(paths.editedFaqs);
  await user.type(await screen.findByRole('searchbox', { name: 'Zoek in de vragen' }), 'proef met');
  expect(await screen.findByRole('link', { name: /een concept/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /een kat/ })).toBeVisible();
  expect(stats.of('GET /api/v1/faqs/admin/all').at(-1)?.query).toContain('pageSize=25');
  await user.click(screen.getByRole('button', { name: /Status$/ }));
  await user.click(await screen.findByRole('option', { name: 'Concept' }));
  expect(screen.queryByRole('link', { name: /een kat/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: /een concept/ }));
  expect(await screen.findByRole('textbox', { name: 'Vraag' })).toHaveValue('Proef met een concept');
  expect(router.state.location.pathname).toBe(to.editedFaq(FAQ.replace('f001', 'f002')));
  await user.click(screen.getByRole('link', { name: 'Terug naar de vragen' }));
  expect(await screen.findByRole('searchbox', { name: 'Zoek in de vragen' })).toHaveValue('proef met');
  expect(await screen.findByRole('link', { name: /een concept/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /een kat/ })).toBeNull();
});

it('The list can be limited to a subject, which can be cleared again', async () => {
  db.faqs.add(aFaq({ id: FAQ, question: 'Proef met een kat', mainTag: subject }));
  db.faqs.add(aFaq({ id: FAQ.replace('f001', 'f002'), question: 'Proef zonder onderwerp' }));
  const { user } = renderApp(paths.editedFaqs);
  await user.type(await screen.findByRole('searchbox', { name: 'Zoek in de vragen' }), 'proef');
  await screen.findByRole('link', { name: /zonder onderwerp/ });
  await user.click(screen.getByRole('button', { name: /Onderwerp$/ }));
  await user.click(await screen.findByRole('option', { name: 'Wonen' }));
  expect(screen.queryByRole('link', { name: /zonder onderwerp/ })).toBeNull();
  expect(screen.getByRole('link', { name: /een kat/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Onderwerp wissen' }));
  expect(await screen.findByRole('link', { name: /zonder onderwerp/ })).toBeVisible();
});

it('A question is published by keyboard while the subjects below its subject are still being read', async () => {
  const { user, router } = renderApp(paths.newFaq);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Vraag' })).toHaveFocus());
  const preview = within(screen.getByRole('article', { name: 'Voorbeeld' }));
  expect(preview.queryByRole('heading', { level: 3 })).toBeNull();
  await user.keyboard('Mag ik een schuur?');
  const main = within(screen.getByRole('group', { name: 'Hoofdonderwerp' }));
  const arrive = holdAnswers({ path: `/api/v1/thesaurus/forParent/${subject.id}` });
  await user.click(await main.findByRole('button', { name: 'Wonen' }));
  expect(main.getByText('Wonen')).toHaveFocus();
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.editedFaqs));
  arrive();
});

it('After a subject is added, the next subject can be chosen', async () => {
  addFaq();
  const { user } = renderApp(to.editedFaq(FAQ));
  await user.click(await screen.findByRole('button', { name: 'Onderwerp toevoegen' }));
  const others = within(screen.getByRole('group', { name: 'Andere onderwerpen' }));
  await waitFor(() => expect(others.getByRole('button', { name: 'Wonen' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(others.getAllByRole('button', { name: 'Overlast' })[0]).toBeVisible());
  await user.click(others.getByRole('button', { name: 'Overlast' }));
  await user.click(await others.findByRole('button', { name: 'Dit onderwerp toevoegen' }));
  await waitFor(() => expect(others.getByRole('button', { name: 'Wonen' })).toHaveFocus());
});

it("A colleague's change is overwritten only after the user has chosen, and only changed fields are sent", async () => {
  const faq = addFaq();
  const { user, store } = renderApp(to.editedFaq(FAQ));
  await user.type(await screen.findByRole('textbox', { name: 'Vraag' }), ' Of een hond?');
  const lastModified = '2099-01-01T00:00:00.000Z';
  db.faqs.change(faq, { question: 'Mag ik een poes?', synonyms: ['kater'], lastModified });
  await save(user);
  expect(await screen.findByText('Mag ik een poes?')).toBeVisible();
  expect(screen.getAllByText('Mag ik een kat? Of een hond?')[0]).toBeVisible();
  expect(stats.of('PUT /api/v1/faqs/admin')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Verder met mijn wijzigingen' }));
  expect(screen.getByLabelText('Synoniemen')).toHaveValue('kater');
  await untilMaySubmit(store, 'knowledge/saveFaq', FAQ);
  await save(user);
  await waitFor(() => expect(stored()?.question).toBe('Mag ik een kat? Of een hond?'));
  expect(stored()?.synonyms).toEqual(['kater']);
});

it.each([
  ['is a concept', 2, true],
  ['is still to be reviewed', 3, true],
  ['is published', 1, false],
  ['is no longer valid', 5, false],
  ['was deleted', 100, false],
  ['has an unknown status', 42, false],
])('A question that %s can be published by key only if it is unpublished', async (_, status, isOffered) => {
  db.faqs.add(aFaq({ id: FAQ, question: 'Mag ik een kat?', mainTag: subject, status }));
  const { user } = renderApp(to.editedFaq(FAQ));
  await user.click(await screen.findByRole('textbox', { name: 'Vraag' }));
  const publish = screen.queryByRole('button', { name: 'Publiceren' });
  const key = publish?.getAttribute('aria-keyshortcuts') ?? null;
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  if (isOffered) await waitFor(() => expect(stored()?.status).toBe(1));
  else expect(stats.of('PUT /api/v1/faqs/admin')).toEqual([]);
  expect(key).toBe(isOffered ? 'Control+Shift+Enter' : null);
});

const OTHER = 'a9770000-0000-4000-8000-000000000001';
const whereRead = async () => within(await screen.findByRole('group', { name: 'Te lezen in' }));

it('The form names the kept and the omitted parts of an answer, and saves the kept parts unchanged', async () => {
  const parts = '<dl class="x"><dt>VvE</dt><dd>Vereniging</dd></dl><p class="let-op">Bel.</p>';
  db.faqs.add(
    aFaq({ id: FAQ, question: 'Mag ik een kat?', mainTag: subject, answer: `<form>Naam</form>${parts}` }),
  );
  const { user } = renderApp(to.editedFaq(FAQ));
  const answer = within(await screen.findByRole('textbox', { name: 'Antwoord' }));
  expect(answer.getByText('Begrippenlijst: VvE · Vereniging')).toBeVisible();
  expect(screen.getByText(/die je hier niet kunt bewerken, blijven in de tekst staan/)).toBeVisible();
  expect(screen.getByText(/Delen van deze tekst zijn niet veilig/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kop' }));
  await save(user);
  await waitFor(() => expect(stored()?.answer).toContain(parts.slice(0, parts.indexOf('<p'))));
  expect(stored()?.answer).not.toContain('<form');
});

it('The form of a question shows its applications, and keeps applications without a known name', async () => {
  db.faqs.add(aFaq({ id: FAQ, question: 'Mag ik een kat?', mainTag: subject, applicationIds: [OTHER] }));
  const { user } = renderApp(to.editedFaq(FAQ));
  const places = await whereRead();
  expect(await places.findByText('Ook te lezen in een onbekende toepassing (blijft zo)')).toBeVisible();
  expect(places.getByRole('checkbox', { name: 'Thuisbalie' })).not.toBeChecked();
  await user.click(places.getByRole('checkbox', { name: 'Klantportaal' }));
  await save(user);
  await waitFor(() => expect(stored()?.applicationIds).toEqual([OTHER, PUBLIC_APPLICATION]));
  expect(stats.of('PUT /api/v1/faqs/admin')[0]?.body).toEqual({
    id: FAQ,
    applicationIds: [OTHER, PUBLIC_APPLICATION],
  });
});

it.each([
  ['is not published yet', { status: 2 }, 'Lezers zien dit antwoord pas als de vraag gepubliceerd is.'],
  [
    'is no longer valid',
    { expiresOn: '2020-01-01T00:00:00Z' },
    'Lezers zien dit antwoord niet meer: de publicatieperiode is verlopen.',
  ],
  ['is still to be reviewed', { status: 3 }, 'Lezers zien dit antwoord pas als de vraag gepubliceerd is.'],
  ['is published and valid', { expiresOn: '2099-01-01T00:00:00Z' }, null],
])('The preview of a question that %s gives a reason if readers see no answer', async (_, changes, words) => {
  db.faqs.add(aFaq({ id: FAQ, question: 'Mag ik een kat?', answer: '<p>Ja.</p>', ...changes }));
  renderApp(to.editedFaq(FAQ));
  const preview = within(await screen.findByRole('complementary'));
  expect(await preview.findByText('Ja.')).toBeVisible();
  expect(preview.queryByText(/^Lezers zien/)?.textContent ?? null).toBe(words);
});

it.each([
  ['of a question', to.editedFaq(FAQ), 'Vraag', 'Vraag: Mag ik een kat?'],
  ['of a new question', paths.newFaq, 'Vraag', 'Nieuwe vraag'],
  ['of a suggestion', to.faq(FAQ), 'Wat kan er beter?', 'Voorstel: Mag ik een kat?'],
])('A draft %s is listed, with a link and a copy button', async (_, path, field, title) => {
  db.faqs.add(aFaq({ id: FAQ, question: 'Mag ik een kat?', answer: '<p>Ja.</p>' }));
  const { user } = renderApp(path);
  if (path === to.faq(FAQ)) await user.click(await screen.findByRole('button', { name: /Verbetering/ }));
  await user.type(await screen.findByRole('textbox', { name: field }), 'x');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Concepten, 1 open' }));
  const drafts = within(await screen.findByRole('group', { name: 'Concepten' }));
  expect(await drafts.findByText(title)).toBeVisible();
});

it('A new question needs a text and a subject, and a refused save keeps what was typed before', async () => {
  const { user, router } = renderApp(paths.newFaq);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Vraag' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Bijlage toevoegen' })).toBeVisible();
  await user.type(await screen.findByLabelText('Synoniemen'), 'poes');
  await save(user);
  expect(await screen.findByText('Een vraag is verplicht.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Vraag' }), 'Mag ik een tuin?');
  const main = within(screen.getByRole('group', { name: 'Hoofdonderwerp' }));
  await user.click(await main.findByRole('button', { name: 'Wonen' }));
  await save(user);
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.editedFaqs));
  expect(db.faqs.all().find(({ question }) => question === 'Mag ik een tuin?')).toMatchObject({
    mainTag: { id: subject.id },
    synonyms: ['poes'],
    status: 2,
  });
});

it("A colleague's change to another field is no conflict and is not overwritten", async () => {
  const faq = addFaq();
  const { user } = renderApp(to.editedFaq(FAQ));
  await user.type(await screen.findByRole('textbox', { name: 'Vraag' }), ' Of een hond?');
  db.faqs.change(faq, { synonyms: ['kater'], lastModified: '2099-01-01T00:00:00.000Z' });
  await save(user);
  await waitFor(() => expect(stored()?.question).toBe('Mag ik een kat? Of een hond?'));
  expect(stored()?.synonyms).toEqual(['kater']);
});
