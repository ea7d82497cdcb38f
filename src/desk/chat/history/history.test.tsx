import { screen, within } from '@testing-library/react';
import { aCaseActivity, db } from '@mocks/db';
import type { StoredConversation } from '@mocks/wire/chat';
import { users } from '@mocks/backend/testServer';
import { renderApp } from '@/testing/renderApp';
import { happened, TIMELINE_PATH } from '@/testing/timeline';

const message = (
  id: string,
  text: string | null,
  direction: number | string,
  participantId: string | null,
) => ({
  id,
  text,
  direction,
  participantId,
  sentOn: '2026-11-22T11:38:05.963Z',
  timestamp: '2026-11-22T11:38:05.963Z',
  status: 2,
  attachments: [],
});

const sanne = { id: 'o', personId: 'p', firstName: 'Sanne', lastName: 'de Vries' };
const aStored = (changes: Partial<StoredConversation> = {}): StoredConversation => ({
  id: 'gesprek',
  messages: [
    message('1', 'Mag ik een hond?', 1, 'v'),
    message('2', 'Dat mag.', 0, 'o'),
    message('3', '<b>Vreemd</b>', 9, null),
  ],
  participantInfo: [
    { participantId: 'v', chatOperator: null },
    { participantId: 'o', chatOperator: sanne },
  ],
  customerId: 'bf',
  rating: 4,
  ...changes,
});

async function unfold(permissions = users.carla.permissions) {
  const { found } = happened('Chatgesprek', 30, { type: 'Chat', channel: 'Chat', description: null });
  db.caseActivities.add(
    aCaseActivity({
      caseId: found.id,
      type: 'Chat',
      channel: 'Chat',
      description: null,
      chatConversationId: 'gesprek',
    }),
  );
  const app = renderApp(TIMELINE_PATH, { user: 'carla', permissions });
  await app.user.click(await screen.findByRole('button', { name: /^Chatgesprek/ }));
  const list = await screen.findByRole('list', { name: 'Gebeurtenissen van Chatgesprek' });
  return { ...app, list };
}

it('The timeline shows the rating of a chat and opens its messages', async () => {
  db.storedConversations.add(aStored());
  const { user, list } = await unfold();
  expect(await within(list).findByText('4 van 5')).toBeVisible();
  await user.click(within(list).getByRole('button', { name: 'Gesprek lezen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Chatgesprek' });
  const said = within(await within(dialog).findByRole('list', { name: 'Berichten' })).getAllByRole(
    'listitem',
  );
  expect(said.map((line) => within(line).getByText(/./, { selector: 'strong' }).textContent)).toEqual([
    'Klant',
    'Sanne de Vries',
    'Onbekende afzender',
  ]);
  expect(within(dialog).getByText('<b>Vreemd</b>')).toBeVisible();
  expect(within(dialog).getByText('4 van 5')).toBeVisible();
});

it.each([
  [null, 'Geen beoordeling'],
  [7, '5 van 5'],
  [-1, '0 van 5'],
])("The timeline shows the rating %j as '%s' (ENUM-89)", async (rating, words) => {
  db.storedConversations.add(aStored({ rating }));
  const { list } = await unfold();
  expect(await within(list).findByText(words)).toBeVisible();
});

it('The timeline reports that a chat was not stored', async () => {
  const { list } = await unfold();
  expect(await within(list).findByText('Dit chatgesprek is niet bewaard.')).toBeVisible();
});

it('A stored chat without participants, messages or rating is shown with a warning (CHAT-65)', async () => {
  db.storedConversations.add(aStored({ participantInfo: null, messages: null, rating: null }));
  const { user, list } = await unfold();
  await user.click(await within(list).findByRole('button', { name: 'Gesprek lezen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Chatgesprek' });
  expect(await within(dialog).findByText('Could not extract non-operator participant.')).toBeVisible();
  expect(within(dialog).getByText('Er zijn geen berichten bewaard.')).toBeVisible();
});

it('The timeline shows nothing of a chat to a user without the permission to view chats', async () => {
  db.storedConversations.add(aStored());
  const { list } = await unfold(users.carla.permissions.filter((one) => one !== 'viewChatConversation'));
  expect(within(list).getAllByText(/^Chat/).length).toBeGreaterThan(0);
  expect(within(list).queryByText('4 van 5')).toBeNull();
});
