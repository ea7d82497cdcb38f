import { screen, waitFor, within } from '@testing-library/react';
import { chat, stats, userIds } from '@mocks/backend/testServer';
import { db } from '@mocks/db';
import { callerKnown, selectActiveContact, selectContactOver } from '@/desk/contacts';
import { paths } from '@/core/paths';
import { writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { hurried } from '@/testing/hurried';
import { renderApp } from '@/testing/renderApp';

const DEBOUNCE_MS = 500;
const LINK = 'PUT /chatkcc/api/v1/conversations/:id/customerId/:customerId';
const [MARIA, JAN] = ['Maria van Dijk', 'Jan Peters'];

const personNamed = (name: string) => db.people.all().find((one) => one.name === name)!;
const customerOf = (name: string) => {
  const [firstName = '', ...rest] = name.split(' ');
  const id = `bf${personNamed(name).id.slice(2)}`;
  return { id, firstName, lastName: rest.join(' '), email: null, phoneNumber: null };
};
/** Links the conversation as a colleague, or the agent in another tab, would do it. */
const linkBelow = (name: string) =>
  db.conversations.change(db.conversations.all()[0]!, { customer: customerOf(name), isLinked: true });
const stored = () => db.conversations.all()[0]!;

async function inConversation(linkedTo: string | null = null) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { id } = chat.start(
    'Dag',
    linkedTo === null ? {} : { customer: customerOf(linkedTo), isLinked: true },
  );
  writePersonal(storageKeys.chatRegistered, userIds.anne, true);
  const app = renderApp(paths.chat);
  const take = await screen.findByRole('button', { name: /^Aannemen: / });
  await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled', 'true'));
  await app.user.click(take);
  await screen.findByRole('textbox', { name: 'Bericht' });
  /* Waits for the card, because a menu would close when the card opens. */
  if (linkedTo !== null) await screen.findByRole('heading', { level: 1, name: linkedTo });
  const state = () => app.store.getState();
  return {
    ...app,
    contact: () => selectContactOver(state(), id),
    active: () => selectActiveContact(state()),
    said: () => selectToasts(state()).map(({ text }) => text),
    action: async (name: string) => {
      const beside = within(screen.getByRole('complementary', { name: /^Chatgesprek met/ }));
      await app.user.click(beside.getByRole('button', { name: /^Acties voor het gesprek/ }));
      await app.user.click(await screen.findByRole('menuitem', { name }));
      return screen.findByRole(name === 'Ontkoppelen' ? 'alertdialog' : 'dialog');
    },
  };
}

const choose = async (user: ReturnType<typeof renderApp>['user'], dialog: HTMLElement, name: string) => {
  await user.click(within(dialog).getByRole('combobox', { name: 'Relatie' }));
  await user.paste(name);
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  await user.click((await screen.findAllByRole('option', { name: new RegExp(`^${name}`) }))[0]!);
};

it('The link dialog reports a link made meanwhile, and links only after the agent has seen it', async () => {
  const app = await inConversation();
  await app.user.click(screen.getByRole('button', { name: 'Contact vastleggen' }));
  const dialog = await app.action('Koppelen aan relatie');
  await choose(app.user, dialog, MARIA);
  linkBelow(JAN);
  await hurried(() =>
    expect(within(dialog).getByRole('alert')).toHaveTextContent(`intussen gekoppeld aan ${JAN}`),
  );
  await hurried(() => expect(app.contact()?.person?.name).toBe(JAN));
  const link = within(dialog).getByRole('button', { name: 'Koppelen' });
  await app.user.click(link);
  expect(stats.of(LINK)).toEqual([]);

  await app.user.click(within(dialog).getByRole('button', { name: 'Gezien, doorgaan' }));
  await app.user.click(link);
  await waitFor(() => expect(stored().customer?.id).toBe(customerOf(MARIA).id));
  await hurried(() => expect(app.contact()?.person?.name).toBe(MARIA));
  expect(app.said()).toContainEqual(expect.stringContaining(`nu met ${MARIA} in plaats van ${JAN}`));
});

it('The link dialog does not overwrite a link that no poll has reported yet', async () => {
  const app = await inConversation();
  const dialog = await app.action('Koppelen aan relatie');
  await choose(app.user, dialog, MARIA);
  linkBelow(JAN);
  await app.user.click(within(dialog).getByRole('button', { name: 'Koppelen' }));
  await waitFor(() => expect(within(dialog).getByText(/intussen gekoppeld aan Jan/)).toBeVisible());
  expect([stats.of(LINK).length, stored().customer?.id]).toEqual([0, customerOf(JAN).id]);
});

it('A relation created for a chat does not overwrite the link that a colleague made meanwhile', async () => {
  const app = await inConversation();
  linkBelow(JAN);
  const written = { sourceId: stored().id, personId: personNamed(MARIA).id, seen: null };
  app.store.dispatch(callerKnown(written));
  await waitFor(() => expect(app.said().join()).toContain('Er is niets gekoppeld'));
  expect([stats.of(LINK).length, stored().customer?.id]).toEqual([0, customerOf(JAN).id]);
});

it('The unlink dialog refuses when the conversation is linked to another customer meanwhile', async () => {
  const app = await inConversation(MARIA);
  const dialog = await app.action('Ontkoppelen');
  linkBelow(JAN);
  await hurried(() =>
    expect(within(dialog).getByText(`Dit gesprek is intussen gekoppeld aan ${JAN}.`)).toBeVisible(),
  );
  await app.user.click(within(dialog).getByRole('button', { name: 'Ontkoppelen' }));
  expect(stored().isLinked).toBe(true);
});

it('A contact with another person than its chat is registered only after a confirmation', async () => {
  const app = await inConversation(MARIA);
  /* The card that opened beside the chat has the same button. */
  const beside = within(screen.getByRole('complementary', { name: /^Chatgesprek met/ }));
  await app.user.click(beside.getByRole('button', { name: 'Contact vastleggen' }));
  await waitFor(() => expect(app.active()?.linkedTo?.name).toBe(MARIA));
  await app.user.click(await screen.findByRole('textbox', { name: 'Notities' }));
  await app.user.paste('Kraan lekt');
  const person = screen.getByRole('combobox', { name: 'Met wie' });
  await app.user.clear(person);
  await app.user.paste(JAN);
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  await app.user.click((await screen.findAllByRole('option', { name: new RegExp(`^${JAN}`) }))[0]!);
  expect(
    await screen.findByText(`Dit gesprek is van ${MARIA}, maar het contact is met ${JAN}.`),
  ).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Afronden en vastleggen' }));
  expect(stats.of('POST /api/v1/activity/contact')).toEqual([]);

  await app.user.click(screen.getByRole('button', { name: `Toch met ${JAN}` }));
  await app.user.click(screen.getByRole('button', { name: 'Afronden en vastleggen' }));
  await waitFor(() => expect(stats.of('POST /api/v1/activity/contact').length).toBe(1));
});
