import { screen, waitFor, within } from '@testing-library/react';
import { aFaq, db } from '@mocks/db';
import { chat, stats, userIds } from '@mocks/backend/testServer';
import { allScenarios } from '@mocks/caseflows/vocabulary';
import { paths } from '@/core/paths';
import { writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { renderApp } from '@/testing/renderApp';

type User = ReturnType<typeof renderApp>['user'];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

/** Makes a new page register at the chat automatically, because this user was registered before. */
const registeredBefore = () => writePersonal(storageKeys.chatRegistered, userIds.anne, true);

/** Accepts a conversation and opens the questions beside it. */
async function openFaqs(user: User) {
  const take = await screen.findByRole('button', { name: 'Aannemen: Willem Bos' });
  await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(take);
  await user.click(await screen.findByRole('button', { name: 'Veelgestelde vragen' }));
  return screen.findByRole('region', { name: 'Veelgestelde vragen' });
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bericht' });

it('Found answers are shown ten at a time, and one is inserted into the message at the cursor', async () => {
  for (let number = 1; number <= 12; number += 1)
    db.faqs.add(
      aFaq({
        id: `f${number}`,
        question: `Zonnepaneel ${number}`,
        answer: `<p>Antwoord <b>${number}</b>: <a href="https://c.example/f">formulier</a></p>`,
      }),
    );
  chat.start();
  registeredBefore();
  const { user } = renderApp(paths.chat);
  const faqs = await openFaqs(user);
  await waitFor(() => expect(within(faqs).getByRole('searchbox')).toHaveFocus());
  expect(within(faqs).getByRole('list', { name: 'Past bij de laatste woorden' })).toBeVisible();
  await user.type(field(), 'Dag. Groet');
  field().setSelectionRange(5, 5);
  await user.type(within(faqs).getByRole('searchbox'), 'zonnepaneel{Enter}');
  expect(await within(faqs).findByText('12 vragen')).toBeVisible();
  const { query } = stats.of('GET /api/v1/faqs/search/:text').at(-1)!;
  expect(query).toContain('pageSize=10');
  await user.click(within(faqs).getByRole('button', { name: 'Toon meer' }));
  await user.click(await within(faqs).findByRole('button', { name: /Zonnepaneel 12/ }));
  expect(within(faqs).getByRole('button', { name: 'Taak vastleggen' })).toHaveAccessibleDescription(
    'Koppel het gesprek eerst aan een relatie.',
  );
  await user.click(await within(faqs).findByRole('button', { name: 'In bericht zetten' }));
  expect(field()).toHaveValue('Dag. Antwoord 12: formulier (https://c.example/f)Groet');
  expect(screen.queryByRole('region', { name: 'Veelgestelde vragen' })).toBeNull();
  await waitFor(() => expect(field()).toHaveFocus());
});

it('The questions refer to the portal, and a task can be registered for the linked customer', async () => {
  const scenario = allScenarios.find(
    ({ status, thesaurusTagId }) => status === 'Published' && thesaurusTagId,
  )!;
  const tags = [{ id: scenario.thesaurusTagId!, name: 'Onderwerp' }];
  db.faqs.add(aFaq({ id: 'f', question: 'Overlast melden', tags }));
  const { id: personId } = db.people.all()[0]!;
  const customer = {
    id: `bf${personId.slice(2)}`,
    firstName: 'Willem',
    lastName: 'Bos',
    email: null,
    phoneNumber: null,
  };
  chat.start('Hallo', { customer, isLinked: true });
  registeredBefore();
  const { user } = renderApp(paths.chat);
  const faqs = await openFaqs(user);
  await user.type(within(faqs).getByRole('searchbox'), 'overlast{Enter}');
  await user.click(
    await within(faqs).findByRole('button', { name: `Verwijzing naar ‘${scenario.title}’ in bericht` }),
  );
  expect(field().value).toContain(scenario.title);
  expect(
    stats.of('GET /api/v1/faqs/SearchThesaurusFaqsForSelfserviceScenarios/:text').at(-1)?.query,
  ).toContain('pageSize=8');
  /* The questions, the suggestions and the linked person come in three answers, which arrive in any order. */
  await user.click(await within(faqs).findByRole('button', { name: /^Overlast melden/ }));
  const register = within(faqs).getByRole('button', { name: 'Taak vastleggen' });
  await waitFor(() => expect(register).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(register);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() =>
    expect(within(dialog).getByRole('textbox', { name: /^Onderwerp/ })).toHaveValue('Overlast melden'),
  );
});

it('A question that answers the visitor is added once to the contact over the conversation', async () => {
  db.faqs.add(aFaq({ id: 'f', question: 'Overlast melden', answer: '<p>Zo meldt u overlast</p>' }));
  const { id: personId } = db.people.all()[0]!;
  const nobody = { firstName: 'Willem', lastName: 'Bos', email: null, phoneNumber: null };
  chat.start('Hallo', { customer: { ...nobody, id: `bf${personId.slice(2)}` }, isLinked: true });
  registeredBefore();
  const { user } = renderApp(paths.chat);
  await openFaqs(user);
  const contact = await screen.findByRole('button', { name: /^Nu in gesprek: / });
  for (let times = 0; times < 2; times += 1) {
    const faqs = await screen.findByRole('region', { name: 'Veelgestelde vragen' });
    await user.type(within(faqs).getByRole('searchbox'), 'overlast{Enter}');
    await user.click(await within(faqs).findByRole('button', { name: /^Overlast melden/ }));
    expect(within(faqs).getByRole('heading', { name: 'Overlast melden' })).toHaveFocus();
    await user.click(await within(faqs).findByRole('button', { name: 'In bericht zetten' }));
    await user.click(screen.getByRole('button', { name: 'Veelgestelde vragen' }));
  }
  await user.click(contact);
  const panel = within(await screen.findByRole('complementary', { name: /^Lopend contact/ }));
  expect(await panel.findAllByRole('article', { name: 'Overlast melden' })).toHaveLength(1);
});
