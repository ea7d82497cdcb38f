import { act, screen, waitFor } from '@testing-library/react';
import { aTask, anActivity, db } from '@mocks/db';
import { faults, stats } from '@mocks/backend/testServer';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { spokenTexts } from '@/testing/spokenTexts';
import { renderApp } from '@/testing/renderApp';
import { untilMaySubmit } from '@/testing/untilMaySubmit';

const posts = () => stats.seen.filter(({ method, path }) => method === 'POST' && /discuss/i.test(path));

async function openMessages() {
  const task = db.tasks.add(aTask());
  const address = `/dashboard/taken/overzicht/${task.id}/berichten`;
  const app = renderApp(address, { user: 'anne' });
  const field = await screen.findByRole('textbox', { name: 'Bericht' });
  return { ...app, task, field, address };
}

it('Ctrl+Enter sends the reply, and the field is emptied once it is stored', async () => {
  const { user, field } = await openMessages();
  await user.type(field, 'Ik bel vanmiddag terug{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Ik bel vanmiddag terug', { selector: 'div' })).toBeVisible();
  await waitFor(() => expect(field).toHaveValue(''));
});

it('Screen readers hear once that a message was sent, and once that one arrived', async () => {
  const { user, field, task, store } = await openMessages();
  expect(spokenTexts().filter((text) => text.includes('bericht'))).toEqual([]);
  await user.type(field, 'Ik bel{Control>}{Enter}{/Control}');
  await waitFor(() => expect(spokenTexts().filter((text) => text === 'Bericht verstuurd')).toHaveLength(1));
  db.activities.add(anActivity({ taskId: task.id, message: 'Prima', colleague: null }));
  act(() => void store.dispatch(hubsReconnected()));
  await waitFor(() => expect(spokenTexts().filter((text) => text === '1 nieuw bericht')).toHaveLength(1));
  expect(spokenTexts().filter((text) => text === 'Bericht verstuurd')).toHaveLength(1);
});

it('A long thread opens at its newest message, with a button to the first', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(9_000);
  const task = db.tasks.add(aTask());
  for (let index = 1; index <= 30; index += 1) {
    db.activities.add(anActivity({ taskId: task.id, message: `Bericht ${index}` }));
  }
  const { user } = renderApp(`/dashboard/taken/overzicht/${task.id}/berichten`, { user: 'anne' });
  const first = await screen.findByRole('button', { name: 'Naar het eerste bericht' });
  const scroller = first.closest<HTMLElement>('[role="region"]')!;
  expect(scroller.scrollTop).toBe(9_000);
  await user.click(first);
  expect(scroller.scrollTop).toBe(0);
});

it('Ten impatient presses send one reply', async () => {
  faults.add({ path: '/api/v1/task/discuss/*', delayMs: 50, times: 1 });
  const { user, field } = await openMessages();
  await user.type(field, 'Eén keer');
  for (let press = 0; press < 10; press += 1) await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(posts()).toHaveLength(1);
});

it('A reply of white space is not sent', async () => {
  const { user, field } = await openMessages();
  await user.type(field, '   ');
  await user.click(screen.getByRole('button', { name: 'Versturen' }));
  expect(posts()).toHaveLength(0);
});

it('A reply that failed keeps its text, and is sent again on request', async () => {
  faults.add({ path: '/api/v1/task/discuss/*', status: 500, times: 1 });
  const { user, store, task, field } = await openMessages();
  await user.type(field, 'Belangrijk');
  await user.click(screen.getByRole('button', { name: 'Versturen' }));
  const again = await screen.findByRole('button', { name: 'Opnieuw versturen' });
  expect(field).toHaveValue('Belangrijk');
  await untilMaySubmit(store, 'tasks/reply', task.id);
  await user.click(again);
  await waitFor(() => expect(field).toHaveValue(''));
  expect(posts()).toHaveLength(2);
});

it('A reply whose answer was lost is found on the server', async () => {
  faults.add({ path: '/api/v1/task/discuss/*', drop: 'dropAfter', times: 1 });
  const { user, field } = await openMessages();
  await user.type(field, 'Toch aangekomen');
  await user.click(screen.getByRole('button', { name: 'Versturen' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(posts()).toHaveLength(1);
});

it('A reply whose answer was lost is reported as uncertain when it is not found', async () => {
  faults.add({ path: '/api/v1/task/discuss/*', drop: 'dropBefore', times: 1 });
  const { user, field } = await openMessages();
  await user.type(field, 'Misschien');
  await user.click(screen.getByRole('button', { name: 'Versturen' }));
  expect(await screen.findByText(/^Kijk bij Berichten of je bericht er staat/)).toBeVisible();
  expect(field).toHaveValue('Misschien');
  expect(posts()).toHaveLength(1);
});

describe('A reply that may or may not be stored', () => {
  async function lostReply(drop: 'dropAfter' | 'dropBefore') {
    const app = await openMessages();
    await screen.findByText('Er zijn nog geen berichten bij deze taak.');
    faults.add({ path: '/api/v1/task/discuss/*', drop, times: 1 });
    const unreadable = faults.add({ path: '/api/v1/task/GetHistory/*', status: 400 });
    await app.user.type(app.field, 'Eenmalig{Control>}{Enter}{/Control}');
    await screen.findByText(/^Kijk bij Berichten of je bericht er staat/);
    const reload = () => {
      app.unmount();
      window.dispatchEvent(new Event('pagehide'));
      renderApp(app.address, { user: 'anne' });
      return screen.findByRole('textbox', { name: 'Bericht' });
    };
    return { ...app, unreadable, reload };
  }

  it('is looked for after a reload, and is no draft any more if it is stored', async () => {
    const { unreadable, reload } = await lostReply('dropAfter');
    faults.remove(unreadable);
    const field = await reload();
    expect(await screen.findByText('Je bericht was al opgeslagen.')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(await screen.findByText('Eenmalig', { selector: 'div' })).toBeVisible();
    expect(posts()).toHaveLength(1);
  });

  it.each(['dropBefore', 'dropAfter'] as const)(
    'stays uncertain after a reload while the history cannot be read (%s)',
    async (drop) => {
      const { reload } = await lostReply(drop);
      const field = await reload();
      expect(await screen.findByText(/^Kijk bij Berichten of je bericht er staat/)).toBeVisible();
      expect(field).toHaveValue('Eenmalig');
      expect(screen.getByRole('button', { name: 'Opnieuw versturen' })).toBeVisible();
    },
  );

  it('is looked for before it is sent again', async () => {
    const { user, field, unreadable, store, task } = await lostReply('dropAfter');
    faults.remove(unreadable);
    await untilMaySubmit(store, 'tasks/reply', task.id);
    await user.click(screen.getByRole('button', { name: 'Opnieuw versturen' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(posts()).toHaveLength(1);
  });

  it('is sent again on request when it is not found', async () => {
    const { unreadable, reload, user } = await lostReply('dropBefore');
    faults.remove(unreadable);
    const field = await reload();
    await screen.findByText(/^Kijk bij Berichten of je bericht er staat/);
    await user.click(screen.getByRole('button', { name: 'Opnieuw versturen' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(posts()).toHaveLength(2);
  });

  it('is no longer reported once it is thrown away', async () => {
    const { user, field } = await lostReply('dropBefore');
    await user.click(screen.getByRole('button', { name: 'Concept weggooien' }));
    expect(field).toHaveValue('');
    expect(screen.queryByText(/Kijk bij Berichten/)).not.toBeInTheDocument();
  });
});

it('The draft of a task is kept while the user is elsewhere', async () => {
  const { user, field, router, address } = await openMessages();
  await user.type(field, 'Nog niet af');
  await router.navigate('/dashboard/taken/overzicht');
  await screen.findByText('Geen taak geselecteerd');
  await router.navigate(address);
  expect(await screen.findByRole('textbox', { name: 'Bericht' })).toHaveValue('Nog niet af');
});
