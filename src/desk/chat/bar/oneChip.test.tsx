import { screen, within } from '@testing-library/react';
import { chat } from '@mocks/backend/testServer';
import { aPerson, db } from '@mocks/db';
import { contactStarted } from '@/desk/contacts';
import { renderApp } from '@/testing/renderApp';

const region = (name: string) => screen.findByRole('region', { name });

it('A contact and the chat it is held over share one chip, which opens either of them', async () => {
  const maria = db.people.add(aPerson({ name: 'Maria Visser' }));
  const jan = db.people.add(aPerson({ name: 'Jan Smit' }));
  const customer = {
    id: `bf${maria.id.slice(2)}`,
    firstName: 'Maria',
    lastName: 'Visser',
    email: null,
    phoneNumber: null,
  };
  const { user, store } = renderApp('/dashboard/mededelingen');
  await user.click(await screen.findByRole('button', { name: 'Aanmelden voor chat' }, { timeout: 10_000 }));
  await user.click(await screen.findByRole('button', { name: 'Aanmelden en beschikbaar zijn' }));
  const { id } = chat.start('Hallo', { customer, isLinked: true });
  await user.click(await screen.findByRole('button', { name: 'Volgende aannemen' }, { timeout: 5_000 }));
  const person = { id: maria.id, name: 'Maria Visser', details: '' };
  store.dispatch(contactStarted({ person, source: { kind: 'chat', id } }));
  store.dispatch(contactStarted({ person: { ...person, id: jan.id, name: 'Jan Smit' } }));

  const chats = within(await region('Chatgesprekken'));
  const toggle = await chats.findByRole('button', { name: 'Verder met Maria Visser' });
  const contacts = within(await region('Lopende contacten'));
  expect(contacts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Jan Smit') as string,
  ]);
  await user.click(toggle);
  expect(await screen.findByRole('complementary', { name: 'Lopend contact met Maria Visser' })).toBeVisible();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(chats.getByRole('button', { name: /^Maria Visser, Opgepakt/ }));
  expect(screen.queryByRole('complementary', { name: /^Chatgesprek met/ })).toBeNull();
});
