import { screen, waitFor, within } from '@testing-library/react';
import { aFaq, db } from '@mocks/db';
import { faults, stats } from '@mocks/backend/testServer';
import { followUp } from '@mocks/knowledge/builders';
import { selectActiveContact } from '@/desk/contacts';
import { to } from '@/core/paths';
import { spokenTexts } from '@/testing/spokenTexts';
import { holdAnswers } from '@/testing/backEnd';
import { renderApp } from '@/testing/renderApp';

const FAQ = 'fa000000-0000-4000-8000-00000000f001';
const WONEN = 'af000000-0000-4000-8000-000000000001';
const subject = { id: WONEN, name: 'Wonen' };

const addFaq = (changes: Parameters<typeof aFaq>[0] = {}) =>
  db.faqs.add(aFaq({ id: FAQ, question: 'Mag ik een kat?', mainTag: subject, tags: [subject], ...changes }));
const views = () => stats.of('PUT /api/v1/faqs/:id/increaseviewcount').length;

it('A question is found with the keys of the subject tree, and its address keeps the subject', async () => {
  addFaq();
  const { user, router } = renderApp('/kennisbank');
  const root = await screen.findByRole('treeitem', { name: 'Wonen' });
  expect(router.state.location.pathname).toBe('/kennisbank/thesaurus');
  root.focus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('treeitem', { name: 'Overlast' })).toHaveAttribute('aria-level', '2');
  await user.keyboard('{ArrowRight}o');
  expect(screen.getByRole('treeitem', { name: 'Overlast' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Enter}');
  await user.click(await screen.findByRole('link', { name: /^Mag ik een kat/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mag ik een kat?' })).toHaveFocus();
  expect(router.state.location).toMatchObject({ pathname: to.faq(FAQ), search: `?onderwerp=${WONEN}` });
});

it.each([
  ['anne', false],
  ['carla', true],
] as const)('For %s the answer of a question to be reviewed is visible: %s', async (who, isExplained) => {
  addFaq({ status: 3, answer: '<p>Nog niet bekeken.</p>' });
  renderApp(to.faq(FAQ), { user: who });
  const sentence = 'Geen toelichting beschikbaar, gekoppelde vraag is niet gevonden of niet gepubliceerd';
  expect(await screen.findByText(isExplained ? 'Nog niet bekeken.' : sentence)).toBeVisible();
  expect(screen.queryByText(isExplained ? sentence : 'Nog niet bekeken.')).not.toBeInTheDocument();
});

it('A target group without a name is called unknown in the list and beside the question', async () => {
  addFaq({ targetGroups: [{ id: 'b2000000-0000-4000-8000-0000000000ff', name: '' }] });
  const { user } = renderApp('/kennisbank/zoeken?q=kat');
  const row = await screen.findByRole('link', { name: /^Mag ik een kat/ });
  expect(within(row).getByText(/Onbekende doelgroep/)).toBeVisible();
  await user.click(row);
  await screen.findByRole('heading', { level: 1, name: 'Mag ik een kat?' });
  expect(within(screen.getByRole('main')).getAllByText(/Onbekende doelgroep/).length).toBeGreaterThan(0);
});

it('An answer names the pictures that it does not show', async () => {
  addFaq({
    answer: '<p>Zie de tekening.</p><img src="https://x.nl/a.png" alt="Plattegrond"><img src="b.png">',
  });
  renderApp(to.faq(FAQ));
  expect(
    await screen.findByText(/niet helemaal getoond. Er ontbreekt: Plattegrond, afbeelding 2\./),
  ).toBeVisible();
});

it('The search sends the words and the target group, and a new contact takes over the question and the step reached', async () => {
  const root = 'fd000000-0000-4000-8000-00000000f001';
  const tree = followUp(['Kat', 'Heb je een tuin?', [['Ja', '<p>Dan mag het.</p>']]], root);
  addFaq({ followupQuestion: tree, faqType: 'WithFollowUpQuestions' });
  const { user, router, store } = renderApp(
    '/kennisbank/zoeken?q=kat&doelgroep=b2000000-0000-4000-8000-000000000001',
  );
  await user.click(await screen.findByRole('link', { name: /^Mag ik een kat/ }));
  const { query } = stats.of('GET /api/v1/faqs/search/:text').at(-1)!;
  expect(query).toContain('pageSize=10');
  expect(query).toContain('getFaqsWithoutItems=true');
  expect(query).toContain('targetGroups=b2000000-0000-4000-8000-000000000001');
  await user.click(await screen.findByRole('button', { name: 'Ja' }));
  expect(await screen.findByText('Dan mag het.')).toBeVisible();
  const end = tree.options[0]!.id;
  expect(router.state.location.search).toContain(`stap=${end}`);
  await user.click(screen.getByRole('button', { name: 'Contact vastleggen' }));
  await waitFor(() =>
    expect(selectActiveContact(store.getState() as never)?.questions[0]).toMatchObject({
      subject: { id: WONEN },
      faq: { id: FAQ },
      followUpQuestionId: end,
      targetGroupId: 'b2000000-0000-4000-8000-000000000001',
    }),
  );
});

it('Opening a published question counts as one view, and the page gives the reason for a missing answer', async () => {
  addFaq({ expiresOn: '2020-01-01' });
  addFaq({ id: FAQ.replace('f001', 'f002'), question: 'Concept', status: 2 });
  const { router } = renderApp(to.faq(FAQ));
  expect(
    await screen.findByText('Geen toelichting beschikbaar, publicatieperiode is verlopen'),
  ).toBeVisible();
  await waitFor(() => expect(views()).toBe(1));
  await router.navigate(to.faq(FAQ.replace('f001', 'f002')));
  expect(
    await screen.findByText(
      'Geen toelichting beschikbaar, gekoppelde vraag is niet gevonden of niet gepubliceerd',
    ),
  ).toBeVisible();
  expect(views()).toBe(1);
});

it('A suggestion takes two presses and quotes the selected words', async () => {
  addFaq({ answer: '<p>Dat mag altijd.</p>' });
  const { user } = renderApp(to.faq(FAQ), { user: 'carla' });
  document.getSelection()?.selectAllChildren(await screen.findByText('Dat mag altijd.'));
  await user.click(screen.getByRole('button', { name: 'Verbetering voorstellen' }));
  const field = await screen.findByLabelText('Wat kan er beter?');
  expect(field).toHaveValue('“Dat mag altijd.”\n');
  await user.type(field, 'Alleen binnen.');
  await user.click(screen.getByRole('button', { name: 'Voorstel versturen' }));
  expect(await screen.findByText('Bedankt, je voorstel is verstuurd.')).toBeVisible();
  expect(db.faqSuggestions.all().at(-1)).toMatchObject({
    question: 'Mag ik een kat?',
    suggestion: '“Dat mag altijd.”\nAlleen binnen.',
  });
});

it.each([
  ['that is a concept again', { status: 2 }, 'Concept'],
  ['that was removed', { status: 100 }, 'Verwijderd'],
  ['that expired', { expiresOn: '2020-01-01' }, 'Verlopen'],
  ['of an unknown status', { status: 77 }, /77/],
])('A question %s is marked in the list of recent questions', async (_, changes, mark) => {
  const faq = addFaq();
  const { router } = renderApp(to.faq(FAQ));
  await screen.findByRole('heading', { level: 1, name: 'Mag ik een kat?' });
  db.faqs.change(faq, changes);
  await router.navigate('/kennisbank/recent');
  const [recent] = await screen.findAllByRole('list', { name: 'Recent bekeken' });
  expect(await within(recent!).findByText(mark)).toBeVisible();
});

it('An opened question is listed as recent, and shows which labels have no value', async () => {
  addFaq({ answer: '<p>Bel {{bestaatniet}}.</p>' });
  const { user, router } = renderApp(to.faq(FAQ));
  expect(await screen.findByText('Niet ingevuld: bestaatniet.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Antwoord kopiëren' }));
  await waitFor(() => expect(spokenTexts()).toContain('Antwoord gekopieerd'));
  await router.navigate('/kennisbank/recent');
  const [recent] = await screen.findAllByRole('list', { name: 'Recent bekeken' });
  expect(within(recent!).getByRole('link', { name: /^Mag ik een kat/ })).toBeVisible();
});

it('An answer waits for its labels, and reports when they cannot be read', async () => {
  addFaq({ answer: '<p>Bel {{spoed}}.</p>' });
  db.smartLabels.add({ id: 'l-spoed', name: 'spoed', description: null, value: '112' });
  const fault = faults.add({ path: '/api/v1/smartlabel/Find', status: 500 });
  const { user } = renderApp(to.faq(FAQ), { user: 'carla' });
  expect(await screen.findByText(/^Wat op de plaats van de labels hoort, kon niet/)).toBeVisible();
  faults.remove(fault);
  const letGo = holdAnswers({ path: '/api/v1/smartlabel/Find' });
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(screen.queryByText(/spoed/)).toBeNull());
  letGo();
  expect(await screen.findByText('Bel 112.')).toBeVisible();
});

it('A copied answer contains link addresses, step numbers and separated cells', async () => {
  const link = '<a href="https://www.corporatie.example/opzeggen">dit formulier</a>';
  const cells = '<table><tr><th>Dag</th><th>Open</th></tr><tr><td>Ma</td><td>9 uur</td></tr></table>';
  addFaq({
    answer: `<p>Zo gaat het:</p><ol start="2"><li>Vul ${link} in.</li><li>Bel ons.</li></ol>${cells}`,
  });
  const { user } = renderApp(to.faq(FAQ));
  await user.click(await screen.findByRole('button', { name: 'Antwoord kopiëren' }));
  expect(await window.navigator.clipboard.readText()).toBe(
    'Zo gaat het:\n2. Vul dit formulier (https://www.corporatie.example/opzeggen) in.\n3. Bel ons.\nDag | Open\nMa | 9 uur',
  );
});

const KERKSTRAAT = 'ab000000-0000-4000-8000-000000000001';

it.each([
  ['a main subject', subject, null],
  ['no main subject', null, 'Een taak kan pas als de vraag een hoofdonderwerp heeft.'],
])(
  'A question with %s offers a task, or gives the reason why it has none (KB-25)',
  async (_, mainTag, why) => {
    const { user, router } = renderApp('/kennisbank', { scenario: 'drukkeOchtend', user: 'carla' });
    addFaq({ mainTag });
    await router.navigate(to.faq(FAQ));
    const task = await screen.findByRole('button', { name: 'Taak aanmaken' });
    expect(task.getAttribute('aria-description')).toBe(why);
    await router.navigate(`/objectkaart/${KERKSTRAAT}/tijdlijn?createtask=true`);
    const panel = within(await screen.findByRole('complementary', { name: 'Taak aanmaken' }));
    await user.type(await panel.findByRole('searchbox', { name: 'Zoek een vraag' }), 'Mag ik een kat?');
    await user.click(await panel.findByRole('button', { name: /^Mag ik een kat/ }));
    const beside = await panel.findByRole('button', { name: 'Taak bij deze vraag' });
    expect(beside.getAttribute('aria-description')).toBe(why);
  },
);
