import { screen, waitFor, within } from '@testing-library/react';
import { aConversation, aCustomerMessage, db } from '@mocks/db';
import { chat, clock, faults, users } from '@mocks/backend/testServer';
import { paths } from '@/core/paths';
import { renderApp } from '@/testing/renderApp';

const pane = (name: string) => screen.findByRole('region', { name });
const onlyLooking = users.anne.permissions.filter((permission) => permission !== 'chatOperator');

async function register(user: ReturnType<typeof renderApp>['user']) {
  const heading = await screen.findByRole('heading', { level: 1, name: 'Chat' });
  const header = heading.closest('header')!;
  await user.click(await within(header).findByRole('button', { name: 'Aanmelden voor chat' }));
}

it('Each pane of the dashboard reports that it is empty', async () => {
  db.chatOperators.clear();
  renderApp(paths.chat);
  expect(await within(await pane('Wachtend')).findByText('Niemand wacht.')).toBeVisible();
  expect(within(await pane('Mijn gesprekken')).getByText('Je hebt geen gesprekken.')).toBeVisible();
  expect(within(await pane('Collega’s')).getByText('Er is geen collega aangemeld voor chat.')).toBeVisible();
});

it('The dashboard shows waiting visitors, longest waiting first, and unknown colleagues and statuses', async () => {
  const at = (minutes: number) => clock.now() - minutes * 60_000;
  const waiting = (firstName: string, minutes: number, status = 0) => {
    const customer = { id: null, firstName, lastName: null, email: null, phoneNumber: null };
    const messages = [aCustomerMessage('v', { at: at(minutes), text: `Vraag van ${firstName}` })];
    return db.conversations.add(aConversation({ status, customer, messages }));
  };
  waiting('Kort', 0.2);
  waiting('Lang', 4);
  waiting('Los', 1, 1);
  const [sanne] = db.chatOperators.all();
  db.conversations.add(aConversation({ status: 17, operatorId: sanne!.id }));
  db.conversations.add(
    aConversation({ status: 2, operatorId: 'verdwenen', customer: null, messages: null, isLinked: null }),
  );
  renderApp(paths.chat);

  const list = await within(await pane('Wachtend')).findByRole('list', { name: 'Wachtend' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => /Kort|Lang|Los/.exec(textContent)?.[0])).toEqual([
    'Lang',
    'Los',
    'Kort',
  ]);
  expect(within(rows[0]!).getByText('Nieuw')).toBeVisible();
  expect(within(rows[1]!).getByText('Vrijgegeven')).toBeVisible();
  expect(within(rows[0]!).getByText(/wacht [34]:\d\d/)).toHaveTextContent('Lang');
  const colleagues = await pane('Collega’s');
  expect(within(colleagues).getByText('Onbekend (17)')).toBeVisible();
  expect(within(colleagues).getByText('Onbekende medewerker')).toBeVisible();
  expect(within(colleagues).getAllByText('Beschikbaar')).toHaveLength(2);
});

it('A waiting conversation is taken on the dashboard, and its after-call work is ended there too', async () => {
  const { id } = chat.start('Mijn kraan lekt');
  const { user } = renderApp(paths.chat);
  const take = await screen.findByRole('button', { name: 'Aannemen: Willem Bos' });
  await waitFor(() => expect(take).toHaveAccessibleDescription('Meld je eerst aan voor chat.'));
  await register(user);
  await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(take);
  const mine = await pane('Mijn gesprekken');
  expect(await within(mine).findByText('Opgepakt')).toBeVisible();
  chat.leave(id);
  await user.click(await within(mine).findByRole('button', { name: 'Nawerktijd beëindigen: Willem Bos' }));
  expect(await within(mine).findByText('Je hebt geen gesprekken.')).toBeVisible();
  expect(db.storedConversations.find(id)).toBeDefined();
});

it('A user who is no operator can view the dashboard', async () => {
  chat.start();
  renderApp(paths.chat, { permissions: onlyLooking });
  const take = await screen.findByRole('button', { name: 'Aannemen: Willem Bos' });
  expect(take).toHaveAccessibleDescription('Je hebt geen rechten om te chatten.');
  expect(screen.queryByRole('button', { name: 'Aanmelden voor chat' })).toBeNull();
});

it('The dashboard reports that the chat is off and links to the page where it is switched', async () => {
  chat.switchTo(false);
  renderApp(paths.chat, { permissions: [...onlyLooking, 'customerManagement'] });
  expect(await screen.findAllByText('Chat staat uit')).toHaveLength(3);
  const portal = screen.getByRole('link', { name: 'Chat in het klantportaal' });
  expect(portal).toHaveAttribute('href', paths.portal);
});

it('Each pane of the dashboard reports that its list failed to load, with a button to try again', async () => {
  faults.add({ path: '/chatkcc/api/v1/conversations/*', status: 500 });
  const { user } = renderApp(paths.chat);
  const failed = await screen.findAllByText('De gesprekken konden niet worden opgehaald.');
  expect(failed).toHaveLength(3);
  faults.clear();
  await user.click(within(await pane('Wachtend')).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Niemand wacht.')).toBeVisible();
});

describe('The statistics', () => {
  it('are shown in figures, words and colours', async () => {
    for (let count = 0; count < 7; count += 1)
      db.conversations.add(aConversation({ waitingSince: clock.now() - 31_000 }));
    renderApp(paths.chat);
    const panel = await pane('Wachtrij');
    const figure = async (label: string) => (await within(panel).findByText(label)).parentElement;
    expect(await figure('Wachtende klanten')).toHaveTextContent('7Lang');
    expect(await figure('Langste wachttijd')).toHaveTextContent(/0:[345]\dBovengemiddeld/);
    expect(await figure('Gemiddeld tot antwoord')).toHaveTextContent('0:00Normaal');
    expect(await screen.findByRole('link', { name: /Chat.*7/ })).toBeVisible();
  });
});
