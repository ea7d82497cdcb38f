import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { sessionStarted } from '@/core/session/sessionSlice';
import type { Permission } from '@/domain/session/permission';
import { allow, aSession, aUser, createCoreStore } from '@/testing/coreStore';
import { SignalSettings } from './SignalSettings';

const sound = () => screen.queryByRole('switch', { name: 'Geluid bij oproep of chat' });
const notifications = () => screen.getByRole('switch', { name: 'Melding buiten de browser' });

function open(...permissions: Permission[]) {
  const { store } = createCoreStore();
  store.dispatch(sessionStarted(aSession({ user: aUser({ permissions: allow(...permissions) }) })));
  return render(
    <Provider store={store}>
      <SignalSettings />
    </Provider>,
  );
}

/** Stubs a browser that gives this answer to the permission request. */
function aBrowser(answer: NotificationPermission) {
  const requestPermission = vi.fn(() => Promise.resolve(answer));
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  return requestPermission;
}

afterEach(() => vi.unstubAllGlobals());

it('The signal settings are hidden from users with neither phone nor chat', () => {
  open('viewTask');
  expect(sound()).not.toBeInTheDocument();
});

it('The browser asks for permission after a press only, and the choice is remembered', async () => {
  const ask = aBrowser('granted');
  const { unmount } = open('usePhone');
  expect(ask).not.toHaveBeenCalled();
  expect(notifications()).not.toBeChecked();
  await userEvent.click(notifications());
  await userEvent.click(sound()!);
  expect(notifications()).toBeChecked();
  unmount();
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: ask });
  open('chatOperator');
  expect(notifications()).toBeChecked();
  expect(sound()).not.toBeChecked();
  expect(ask).toHaveBeenCalledOnce();
});

it('A refusal by the browser is shown as the reason', async () => {
  aBrowser('denied');
  open('usePhone');
  await userEvent.click(notifications());
  expect(notifications()).not.toBeChecked();
  expect(notifications()).toBeDisabled();
  expect(notifications()).toHaveAccessibleDescription(
    'Geblokkeerd in de browser. Sta meldingen toe via het slotje bij het adres.',
  );
});
