import { act, screen, waitFor, within } from '@testing-library/react';
import { aTask, db } from '@mocks/db';
import { faults, hubServer, userIds } from '@mocks/backend/testServer';
import { chatUrls } from '@/api/chat/chat';
import { modeDetected } from '@/core/device/deviceSlice';
import { paths } from '@/core/paths';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { Permission } from '@/domain/session/permission';
import { renderApp } from '@/testing/renderApp';
import { selectTotal } from './totals/totalsSlice';

const open = async (path = '/dashboard/mededelingen', circumstances = {}) => {
  const app = renderApp(path, circumstances);
  await screen.findByRole('heading', { level: 1 });
  return app;
};

const EVERYBODY = ['Kennisbank', 'Mededelingen'];

it.each<[string, Permission[], string[][]]>([
  ['a user without permissions', [], [EVERYBODY]],
  [
    'an agent',
    ['viewTask', 'customerCard', 'viewChatConversation', 'announcementRead'],
    [['Taken', 'Relaties', 'Kennisbank', 'Chat', 'Mail', 'Mededelingen']],
  ],
  [
    'a user who may send messages again',
    ['serviceBusErrorRetry'],
    [EVERYBODY, ['Klantportaal', 'Diagnose', 'Beheer']],
  ],
  [
    'a user with the permission shell',
    ['shell'],
    [
      ['Kennisbank', 'Mail', 'Mededelingen'],
      ['Klantportaal', 'Diagnose', 'Beheer', 'Sandbox'],
    ],
  ],
])(
  'The menu of %s has the permitted pages, with the daily work in a group of its own',
  async (_, permissions, groups) => {
    await open('/dashboard/mededelingen', { permissions });
    const menu = within(screen.getByRole('navigation', { name: 'Hoofdmenu' }));
    const labels = menu.getAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label')?.replace(/, \d+$/, '')),
    );
    expect(labels).toEqual(groups);
  },
);

it('The name of the menu link to the tasks includes their total', async () => {
  db.tasks.add(aTask());
  db.tasks.add(aTask());
  const { store } = await open('/dashboard/mededelingen', { user: 'carla' });
  await waitFor(() => expect(selectTotal(store.getState(), paths.tasks)).not.toBeNull());
  const total = selectTotal(store.getState(), paths.tasks) ?? 0;
  expect(screen.getByRole('link', { name: `Taken, ${total}` })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sandbox' })).toBeVisible();
});

it('The menu shows that the chat is switched off (NAV-23)', async () => {
  faults.add({
    path: chatUrls.config,
    body: JSON.stringify({ enabled: false }),
    contentType: 'application/json',
  });
  await open('/dashboard/mededelingen', { user: 'carla' });
  expect(await screen.findByRole('link', { name: 'Chat, staat uit' })).toHaveTextContent('Chatuit');
});

it('The menu stays folded after a reload', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'Menu inklappen' }));
  expect(screen.getByRole('button', { name: 'Menu uitklappen' })).toHaveAttribute('aria-expanded', 'false');
  unmount();
  await open();
  expect(screen.getByRole('button', { name: 'Menu uitklappen' })).toBeVisible();
});

it('On a phone the menu opens as a drawer, and Escape closes it and returns the focus', async () => {
  const { user, store } = await open();
  act(() => {
    store.dispatch(modeDetected('mobile'));
  });
  const toggle = screen.getByRole('button', { name: 'Menu openen' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(screen.getByRole('link', { name: /^Taken/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
  expect(screen.queryByRole('link', { name: /^Taken/ })).not.toBeInTheDocument();
});

it('The root element has exactly one device class', async () => {
  const { store } = await open();
  for (const mode of ['tablet', 'mobile', 'desktop'] as const) {
    act(() => {
      store.dispatch(modeDetected(mode));
    });
    const classes = [...document.documentElement.classList].filter((name) =>
      ['desktop', 'tablet', 'mobile'].includes(name),
    );
    expect(classes).toEqual([mode]);
  }
});

it('The focus moves to the heading of the page that was chosen in the menu', async () => {
  const { user } = await open('/dashboard/mededelingen', { user: 'carla' });
  await user.click(screen.getByRole('link', { name: 'Sandbox' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Sandbox' })).toHaveFocus());
  expect(document.title).toBe('Thuisbalie - Sandbox');
});

it('A toast is announced once, can be closed, and stays in the list of the bell', async () => {
  const { user, store } = await open();
  act(() => {
    store.dispatch(toastShown({ kind: 'error', text: 'Dat ging mis' }));
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Dat ging mis');
  const toasts = await screen.findByRole('region', { name: 'Meldingen in beeld' });
  await user.click(within(toasts).getByRole('button', { name: 'Melding sluiten' }));
  await waitFor(() => expect(toasts).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Meldingen, 1 nieuw' }));
  const panel = await screen.findByRole('group', { name: 'Meldingen' });
  expect(await within(panel).findByText('Dat ging mis')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Meldingen' })).toHaveFocus();
});

it('The user menu names the user, and sets colours and density', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Anne de Vries, instellingen en afmelden' }));
  await user.click(await screen.findByRole('radio', { name: 'Donker' }));
  await user.click(screen.getByRole('radio', { name: 'Compact' }));
  expect(document.documentElement.dataset).toMatchObject({ colorScheme: 'dark', density: 'compact' });
  await user.click(screen.getByRole('radio', { name: 'Tablet' }));
  expect(window.localStorage.getItem('responsive_status')).toBe('tablet_android');
});

it('The user menu erases everything of one person in this browser, after confirmation', async () => {
  const { user } = await open();
  const settings = `notification-settings/${userIds.anne}`;
  window.localStorage.setItem(settings, '{}');
  await user.click(screen.getByRole('button', { name: 'Anne de Vries, instellingen en afmelden' }));
  await user.click(await screen.findByRole('button', { name: 'Alles van mij in deze browser wissen' }));
  const question = await screen.findByRole('alertdialog', { name: 'Alles van jou in deze browser wissen?' });
  expect(window.localStorage.getItem(settings)).toBe('{}');
  await user.click(within(question).getByRole('button', { name: 'Wissen en afmelden' }));
  await waitFor(() => expect(window.localStorage.getItem(settings)).toBeNull());
});

it('The frame shows that the connection is down and since when', async () => {
  await open();
  await screen.findByText('Verbonden');
  act(() => {
    hubServer.drop();
  });
  expect(
    await screen.findByText(/^(Verbinding verbroken|Opnieuw verbinden…), gegevens van \d\d:\d\d$/),
  ).toBeVisible();
});

it('The key ? lists the shortcuts of the page', async () => {
  const { user } = await open();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Sneltoetsen' });
  expect(
    within(dialog).getByText(
      'Toetsen met Alt of Ctrl werken ook terwijl je in een veld typt, de andere niet.',
    ),
  ).toBeVisible();
});
