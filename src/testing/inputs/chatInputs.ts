import { strict as assert } from 'node:assert';
import { eventually } from './eventually';
import {
  type Control,
  fieldNamed,
  type InputSurface,
  LINE,
  OFFLINE,
  type RecordKind,
  unlessShown,
} from './input';
import type { Screen, Spot } from './screen';

const PAGE = '/dashboard/mededelingen';
const [FIRST, LAST] = ['Vera', 'Visser'];

interface HeldChat {
  operators: { id: string }[];
  conversations: { id: string; messages: { text: string | null }[] }[];
}
const readChat = (control: Control) => control<HeldChat>('GET', 'chat');
const inChat = <T>(control: Control, action: string, more: object) =>
  control<T>('POST', 'chat', { action, ...more });

const aConversation: RecordKind = {
  rename: (id, firstName, { control }) =>
    inChat(control, 'change', { id, changes: { customer: { id: null, firstName, lastName: null } } }),
  end: (id, { control }) => inChat(control, 'leave', { id }),
};

/** Sends the message, or sends it again if the conversation shows it as not sent. */
function sending(composer: Spot, again: Spot): Spot {
  const now = async () => ((await again.is('visible')) ? again : composer);
  return { ...composer, click: async () => (await now()).click() };
}

/**
 * Looks for the text in the field and in the conversation. A message that did not arrive is shown in the conversation,
 * and leaves the field free for the next message.
 */
const reading = (screen: Screen, field: Spot, again: Spot): Spot => ({
  ...field,
  holds: (text) =>
    eventually(async () => {
      const isOutgoing = (await again.is('there')) && (await screen.text(text).is('there'));
      assert.ok(isOutgoing || (await field.value()) === text, 'the text can be read nowhere');
    }),
});

/** Opens a conversation that was assigned to the agent while the page was open. */
async function openConversation(screen: Screen, control: Control) {
  const before = await readChat(control);
  await screen.goTo(PAGE);
  await screen.role('button', { name: 'Aanmelden voor chat' }).click();
  await screen.role('button', { name: 'Aanmelden en beschikbaar zijn' }).click();
  await screen.text('Aangemeld en beschikbaar voor nieuwe gesprekken.').becomes('visible');
  await screen.escape();
  const { operators } = await readChat(control);
  const me = operators.find(({ id }) => before.operators.every((one) => one.id !== id));
  const customer = { id: null, firstName: FIRST, lastName: LAST, email: null, phoneNumber: null };
  const changes = { status: 2, operatorId: me?.id, customer };
  const { id } = await inChat<{ id: string }>(control, 'start', { text: 'Mijn kraan lekt', changes });
  return id;
}

const message: InputSurface = {
  name: 'message in a chat',
  isTypical: true,
  modal: false,
  queues: true,
  repeatable: true,
  write: {
    method: 'POST',
    path: '/chatkcc/api/v1/conversations/*/messages/new',
    calls: 1,
    lookUp: /\/conversations\/active$/,
    held: async (control, id, text) => {
      const { conversations } = await readChat(control);
      const all = conversations.find((one) => one.id === id)?.messages ?? [];
      return all.filter((one) => one.text === text).length;
    },
    success: null,
    failure: 'Niet verstuurd',
    uncertain: 'Niet zeker of dit is verstuurd',
    offline: OFFLINE,
    about: aConversation,
    afterEnd: { sent: 'nothing' },
  },
  open: async ({ screen, control }) => {
    const id = await openConversation(screen, control);
    const composer = fieldNamed(screen, /^Bericht$/);
    const again = screen.role('button', { name: 'Opnieuw versturen', covered: true, at: 0 });
    const form = screen.role('form', { name: 'Bericht', covered: true });
    const tab = screen.role('button', { name: /^(Vera Visser|Van een collega), / });
    const show = unlessShown(composer, () => tab.click());
    const reopen = async () => {
      await tab.becomes('visible');
      await show();
    };
    await reopen();
    return {
      ids: [id],
      text: LINE,
      field: reading(screen, composer, again),
      button: sending(screen.role('button', { name: 'Versturen', within: form }), again),
      type: (words = LINE) => composer.fill(words),
      reopen,
    };
  },
};

/** The inputs for visitors. The search beside them is left out, because it sends nothing and Escape empties it. */
export const chatInputs: readonly InputSurface[] = [message];
