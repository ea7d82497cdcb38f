import { act, screen, waitFor, within } from '@testing-library/react';
import { chat, faults } from '@mocks/backend/testServer';
import { aPerson, db } from '@mocks/db';
import { to } from '@/core/paths';
import { renderApp } from '@/testing/renderApp';

const [maria, jan] = [
  'e2000000-0000-4000-8000-0000000000a2',
  'e2000000-0000-4000-8000-0000000000a4',
] as const;
const named = (personId: string, firstName: string) => ({
  id: `bf${personId.slice(2)}`,
  firstName,
  lastName: null,
  email: null,
  phoneNumber: null,
});

beforeEach(() => {
  for (const [id, name] of [
    [maria, 'Maria Visser'],
    [jan, 'Jan Smit'],
  ] as const)
    db.people.add(aPerson({ id, name }));
});

/** Opens Maria's card, and takes the next conversation. */
async function takesBesideMaria() {
  const app = renderApp(to.personCard(maria));
  await app.user.click(
    await screen.findByRole('button', { name: 'Aanmelden voor chat' }, { timeout: 10_000 }),
  );
  await app.user.click(await screen.findByRole('button', { name: 'Aanmelden en beschikbaar zijn' }));
  await app.user.click(await screen.findByRole('button', { name: 'Volgende aannemen' }, { timeout: 5_000 }));
  const window = within(await screen.findByRole('complementary', { name: /^Chatgesprek met/ }));
  return { ...app, window };
}

it('The window says that it does not know a stranger beside the card, and offers to link them', async () => {
  chat.start('Wat is mijn achterstand?');
  const { window, user } = await takesBesideMaria();
  expect(
    await window.findByText(
      /^Op het scherm staat de kaart van .*Maria.*Wie deze bezoeker is, is niet bekend\.$/,
    ),
  ).toBeVisible();
  expect(window.getByText('Niet gekoppeld')).toBeVisible();
  await user.click(window.getByRole('button', { name: 'Koppelen aan relatie' }));
  expect(await screen.findByRole('dialog', { name: 'Gesprek koppelen' })).toBeVisible();
});

it('The card of a linked visitor opens, and the window warns beside the card of another person', async () => {
  chat.start('Hallo', { customer: named(jan, 'Jan'), isLinked: true });
  const { window, router } = await takesBesideMaria();
  expect(await window.findByRole('link', { name: /^Jan/ })).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe(to.personCard(jan).split('?')[0]));
  expect(window.queryByText(/kaart van/)).toBeNull();
  await act(() => router.navigate(to.personCard(maria)));
  expect(await window.findByText(/kaart van .*Maria.*, niet die van deze bezoeker\.$/)).toBeVisible();
});

it("The window says that it cannot match the card when the visitor's person cannot be read", async () => {
  chat.start('Hallo', { customer: named(jan, 'Jan'), isLinked: true });
  faults.add({ method: 'GET', path: `/api/v1/customer/${named(jan, '').id}`, status: 500 });
  const { window } = await takesBesideMaria();
  expect(await window.findByText(/^Niet bekend of de kaart van .*Maria.* hoort\.$/)).toBeVisible();
});

it('The chat window names the linked customer, and the name that the visitor gave', async () => {
  const piet = { ...named(maria, 'Piet'), id: null };
  const { id } = chat.start('Hallo', { customer: piet });
  const { window } = await takesBesideMaria();
  expect(window.queryByText(/^Noemde zich/)).toBeNull();
  db.conversations.change(db.conversations.find(id)!, { customer: named(jan, 'Jan'), isLinked: true });
  expect(await window.findByRole('heading', { level: 2, name: 'Jan' })).toBeVisible();
  expect(window.getByText(/^Noemde zich/)).toHaveTextContent('Noemde zich Piet');
});
