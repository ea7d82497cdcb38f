import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aTask, db } from '@mocks/db';
import { holdToken } from '@/core/session/sessionToken';
import { draftsReleased } from '@/core/drafts/draftsSlice';
import { draftsText } from '@/testing/draftsInBrowser';
import { renderApp } from '@/testing/renderApp';

const TEXT = 'De eerste regel van een lang antwoord aan de huurder.\nEn een tweede: é€😀';
const OVERVIEW = '/dashboard/taken/overzicht';

/** Drawing whole screens may be slow on a busy machine. */
const PATIENT = { timeout: 15_000 };

const openButton = (count: number) => screen.findByRole('button', { name: `Concepten, ${count} open` });
const noButton = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: /^Concepten/ })).not.toBeInTheDocument());

/** Types a reply to a task, and leaves the page. */
async function leftAReply() {
  const task = db.tasks.add(aTask({ subject: 'Lekkage badkamer' }));
  const address = `${OVERVIEW}/${task.id}/berichten`;
  const app = renderApp(address);
  const field = await screen.findByRole('textbox', { name: 'Bericht' }, PATIENT);
  fireEvent.change(field, { target: { value: TEXT } });
  await app.router.navigate('/dashboard/mededelingen');
  await screen.findByRole('heading', { level: 1, name: 'Mededelingen' });
  return { ...app, task, address };
}

async function openPanel({ user }: Pick<ReturnType<typeof renderApp>, 'user'>) {
  await user.click(await openButton(1));
  return within(await screen.findByRole('group', { name: 'Concepten' }));
}

const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asks' : 'goes';
};

it('The drafts button is absent without drafts', async () => {
  renderApp('/dashboard/mededelingen');
  await screen.findByRole('button', { name: /instellingen en afmelden/ });
  expect(screen.queryByRole('button', { name: /^Concepten/ })).not.toBeInTheDocument();
});

it('The panel shows each draft with its record, its kind and its whole text', async () => {
  const panel = await openPanel(await leftAReply());
  expect(panel.getByRole('link', { name: 'Lekkage badkamer' })).toBeVisible();
  expect(panel.getByText('Bericht')).toBeVisible();
  expect(panel.getByText(/^(vandaag|zojuist|zonet|\d)/i, { selector: 'time' })).toBeVisible();
  expect(
    panel.getByText((_, element) => element?.tagName === 'P' && element.textContent === TEXT),
  ).toBeInTheDocument();
});

it('Escape closes the panel over an opened task and returns the focus, without going to the list', async () => {
  const { router, address, user } = await leftAReply();
  await act(() => router.navigate(address));
  await screen.findByRole('textbox', { name: 'Bericht' }, PATIENT);
  await openPanel({ user });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Concepten' })).toBeNull());
  expect(await openButton(1)).toHaveFocus();
});

it('A draft links to its page, which closes the panel', async () => {
  const app = await leftAReply();
  const panel = await openPanel(app);
  await app.user.click(panel.getByRole('link', { name: 'Lekkage badkamer' }));
  expect(await screen.findByRole('textbox', { name: 'Bericht' })).toHaveValue(TEXT);
  expect(app.router.state.location.pathname).toBe(app.address);
  expect(screen.queryByRole('group', { name: 'Concepten' })).not.toBeInTheDocument();
});

it('The panel copies the text of a draft', async () => {
  const app = await leftAReply();
  const panel = await openPanel(app);
  await app.user.click(panel.getByRole('button', { name: 'Tekst van ‘Lekkage badkamer’ kopiëren' }));
  expect(await window.navigator.clipboard.readText()).toBe(TEXT);
});

it('A discarded draft can be restored, and discarding the last draft removes the button', async () => {
  const app = await leftAReply();
  const panel = await openPanel(app);
  const remove = () =>
    app.user.click(panel.getByRole('button', { name: 'Concept van ‘Lekkage badkamer’ weggooien' }));
  await remove();
  expect(panel.queryByRole('link', { name: 'Lekkage badkamer' })).not.toBeInTheDocument();
  expect(draftsText()).toBeNull();
  expect(panel.getByRole('heading', { name: 'Concepten' })).toHaveFocus();
  await app.user.click(panel.getByRole('button', { name: 'Ongedaan maken' }));
  expect(panel.getByRole('link', { name: 'Lekkage badkamer' })).toBeVisible();
  expect(draftsText()).toContain('tweede');
  await remove();
  await app.user.keyboard('{Escape}');
  await noButton();
});

it('A draft on the current page can only be discarded there', async () => {
  const app = await leftAReply();
  await app.router.navigate(app.address);
  const field = await screen.findByRole('textbox', { name: 'Bericht' });
  const panel = await openPanel(app);
  const remove = panel.getByRole('button', { name: 'Concept van ‘Lekkage badkamer’ weggooien' });
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  await app.user.click(remove);
  expect(panel.getByRole('link', { name: 'Lekkage badkamer' })).toBeVisible();
  expect(field).toHaveValue(TEXT);
});

it('A draft survives a reload, and no other user sees it (W7)', async () => {
  const first = await leftAReply();
  first.unmount();
  const second = renderApp('/dashboard/mededelingen');
  await openButton(1);
  second.unmount();
  holdToken('');
  renderApp('/dashboard/mededelingen', { user: 'carla' });
  await screen.findByRole('button', { name: /instellingen en afmelden/ });
  await noButton();
});

describe('Leaving the page (W6)', () => {
  it.each([
    [
      'by a link',
      (app: ReturnType<typeof renderApp>) => app.user.click(screen.getByRole('link', { name: /^Taken/ })),
    ],
    ['by an old address', ({ router }: ReturnType<typeof renderApp>) => router.navigate('/klantenservice/')],
    ['with the Back button', ({ router }: ReturnType<typeof renderApp>) => router.navigate(-1)],
  ])('%s does not ask, and the text comes back', async (_, leave) => {
    const task = db.tasks.add(aTask());
    const address = `${OVERVIEW}/${task.id}/berichten`;
    const app = renderApp('/dashboard/mededelingen');
    await screen.findByRole('heading', { level: 1, name: 'Mededelingen' });
    await app.router.navigate(address);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Bericht' }), { target: { value: TEXT } });
    await leave(app);
    await waitFor(() => expect(app.router.state.location.pathname).not.toBe(address));
    /* The redirect from an old address must end first, because it would overtake the navigation back. */
    await waitFor(() => expect(app.router.state.location.pathname).toMatch(/^\/dashboard\/./));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await app.router.navigate(address);
    expect(await screen.findByRole('textbox', { name: 'Bericht' })).toHaveValue(TEXT);
  });

  it('asks before the tab closes, unless the program refreshes itself', async () => {
    const app = await leftAReply();
    await openButton(1);
    expect(leaving()).toBe('asks');
    app.store.dispatch(draftsReleased());
    expect(leaving()).toBe('goes');
  });

  it('does not ask without unsaved text', async () => {
    renderApp('/dashboard/mededelingen');
    await screen.findByRole('heading', { level: 1, name: 'Mededelingen' });
    expect(leaving()).toBe('goes');
  });
});
