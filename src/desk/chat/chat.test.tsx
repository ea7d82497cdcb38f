import { act, screen, waitFor, within } from '@testing-library/react';
import { chat, faults, stats, userIds } from '@mocks/backend/testServer';
import { db } from '@mocks/db';
import { readSignalSettings } from '@/core/signals/signalSettings';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { hurried } from '@/testing/hurried';
import { createGate } from '@/testing/inputs/eventually';
import { renderApp } from '@/testing/renderApp';
import { registerRequested } from './state/chatActions';

const PAGE = '/dashboard/mededelingen';
const asked = (path: RegExp) => stats.seen.filter((call) => path.test(call.path));

function aDesk() {
  const app = renderApp(PAGE);
  const toasts = () => selectToasts(app.store.getState()).map(({ kind, text }) => `${kind}: ${text}`);
  const register = async () => {
    await app.user.click(
      await screen.findByRole('button', { name: 'Aanmelden voor chat' }, { timeout: 10_000 }),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Aanmelden en beschikbaar zijn' }));
    /* The pressed button has disappeared, but the menu is still open. */
    await waitFor(() => expect(screen.getByText(/^Aangemeld en beschikbaar/)).toHaveFocus());
    await app.user.keyboard('{Escape}');
  };
  const accept = () => app.user.keyboard('{Alt>}[KeyA]{/Alt}');
  /** Starts a customer's conversation, accepts it, and returns its message field. */
  const talk = async (first: string) => {
    chat.start(first);
    await waiting();
    await accept();
    return field();
  };
  return { ...app, toasts, register, accept, talk };
}

const waiting = () => hurried(() => screen.getByText('1 wachtend gesprek'));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Bericht' });
const LOG = { name: 'Berichten' };
const log = () => within(screen.getByRole('log', LOG));
const stored = () => db.conversations.all()[0]!;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stats.seen.length = 0;
});

it('The chat requests no operators or conversations until the user registers or opens the menu (CHAT-48)', async () => {
  const { user } = aDesk();
  const tool = await screen.findByRole('button', { name: 'Aanmelden voor chat' }, { timeout: 10_000 });
  expect([asked(/chatoperators|conversations/).length, asked(/chat\/config/).length]).toEqual([0, 1]);
  await user.click(tool);
  await waitFor(() => expect(asked(/chatoperators$/).length).toBe(1));
});

it('The chat asks for browser notifications at the first login, and never again', async () => {
  const ask = vi.fn(() => Promise.resolve('granted'));
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: ask });
  const desk = aDesk();
  await desk.register();
  expect(ask).toHaveBeenCalledOnce();
  expect(readSignalSettings(userIds.anne)).toMatchObject({ notifications: true });
  desk.store.dispatch(registerRequested({ logIn: true }));
  await waitFor(() => expect(asked(/chatoperator.*register/i)).toHaveLength(2));
  expect(ask).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('The chat is grey and requests nothing for a user without the permissions (CHAT-13, CHAT-90)', async () => {
  renderApp(PAGE, { permissions: ['viewTask', 'chatOperator'] });
  expect(await screen.findByRole('button', { name: 'Geen permissies om chat te gebruiken' })).toBeVisible();
  expect(asked(/chat/)).toEqual([]);
});

it('A conversation is taken by one key, answered, and ended with its after-call work (CHAT-29, 31, 34, 40, 59)', async () => {
  const desk = aDesk();
  await desk.register();
  const text = await desk.talk('Mijn kraan lekt');
  expect(await screen.findByText('Mijn kraan lekt')).toBeVisible();
  await desk.user.type(text, 'Ik kijk{Shift>}{Enter}{/Shift}het na{Enter}');
  expect(text).toHaveValue('');
  await waitFor(() => expect(stored().messages?.at(-1)?.text).toBe('Ik kijk\nhet na'));
  await hurried(() => expect(log().getByText(/Verstuurd/)).toBeVisible());

  await desk.user.type(text, 'Half');
  chat.leave(stored().id);
  await hurried(() => expect(screen.getByText(/Nawerktijd: er kan niets/)).toBeVisible());
  await desk.user.type(text, ' woord{Enter}');
  expect(text).toHaveValue('Half woord');
  expect(stored().messages).toHaveLength(2);
  const end = screen.getByRole('button', { name: 'Nawerktijd beëindigen' });
  expect(end).toHaveAttribute('aria-disabled', 'true');
  await hurried(() => expect(end).not.toHaveAttribute('aria-disabled'));
  await desk.user.click(end);
  await waitFor(() => expect(screen.queryByRole('log', LOG)).toBeNull());
});

it('A message that waits for the one before it is shown as being sent, and is sent once', async () => {
  const gate = createGate();
  faults.add({ method: 'POST', path: '/chatkcc/api/v1/conversations/*/messages/new', until: gate.opened });
  const desk = aDesk();
  await desk.register();
  const text = await desk.talk('Mijn kraan lekt');
  await desk.user.type(text, 'Eerst{Enter}Daarna{Enter}');
  expect(log().getAllByText('Versturen…')).toHaveLength(2);
  expect(log().queryByRole('button', { name: 'Opnieuw versturen' })).toBeNull();
  expect(log().queryByRole('button', { name: 'Terug naar het invoerveld' })).toBeNull();
  gate.open();
  await hurried(() =>
    expect(
      stored()
        .messages?.slice(1)
        .map((message) => message.text),
    ).toEqual(['Eerst', 'Daarna']),
  );
  await hurried(() => expect(log().queryByText('Versturen…')).toBeNull());
});

it('The message field keeps the focus when another page opens beside the chat window', async () => {
  const desk = aDesk();
  await desk.register();
  const text = await desk.talk('Mijn kraan lekt');
  await desk.user.type(text, 'Half');
  await act(() => desk.router.navigate('/dashboard/taken/overzicht'));
  await screen.findByRole('heading', { level: 1, name: 'Taken' });
  await desk.user.keyboard(' woord');
  expect(await field()).toHaveValue('Half woord');
  expect(await field()).toHaveFocus();
});

it('A conversation that a colleague took first is reported as information, not as a failure (A2)', async () => {
  const desk = aDesk();
  await desk.register();
  const { id } = chat.start();
  await waiting();
  chat.take(id);
  await desk.accept();
  await waitFor(() => expect(desk.toasts()).toContain('info: Een collega heeft dit gesprek al opgepakt.'));
  await hurried(() => expect(screen.queryByText('1 wachtend gesprek')).toBeNull());
  expect(screen.queryByRole('log', LOG)).toBeNull();
});
