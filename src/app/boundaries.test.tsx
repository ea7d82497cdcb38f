import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aTask, db } from '@mocks/db';
import { selectOpenDialogs } from '@/core/dialogs/dialogsSlice';
import { sessionEnded } from '@/core/session/sessionSlice';
import { dependencies } from '@/core/dependencies';
import { renderApp } from '@/testing/renderApp';

const FOUND = { timeout: 15_000 };
const RETRY = { name: 'Opnieuw proberen' };

/** Makes a file of the program unavailable, until it is put back. */
function without(file: string, what = 'Gone') {
  vi.doMock(file, () => {
    throw new Error(what);
  });
  return { putBack: () => vi.doUnmock(file) };
}

async function openTask(tab: string) {
  const task = db.tasks.add(aTask({ subject: 'Lekkage' }));
  const app = renderApp(`/dashboard/taken/overzicht/${task.id}/${tab}`);
  await screen.findByRole('heading', { level: 1, name: 'Lekkage' }, FOUND);
  await screen.findByRole('link', { name: /Lekkage/ }, FOUND);
  return { ...app, task };
}

/* This must be the first test. Other tests load the filters of the list, and a loaded file is not fetched again. */
it('A part that failed without network is fetched automatically when the network is back', async () => {
  const fields = without('@/work/tasks/list/TaskFiltersPanel');
  await openTask('berichten');
  const filters = await screen.findByRole('region', { name: 'Filters' });
  await within(filters).findByText('Dit deel kan niet worden getoond.', {}, FOUND);
  fields.putBack();
  window.dispatchEvent(new Event('online'));
  expect(await within(filters).findByRole('button', { name: 'Weergave bewaren' }, FOUND)).toBeVisible();
});

it('A part that cannot be fetched fails only in its own place, and is fetched again on request', async () => {
  const list = without('@/shared/media/MediaList');
  const { user, task } = await openTask('informatie');
  const place = (await screen.findByText('Dit deel kan niet worden getoond.', {}, FOUND)).closest('div')!;
  expect(screen.getByText(task.description)).toBeVisible();
  list.putBack();
  await user.click(within(place).getByRole('button', RETRY));
  expect(await screen.findByText('Er zijn geen bijlagen.', {}, FOUND)).toBeVisible();
});

it('A tab that cannot be fetched leaves its task and the list intact, and is fetched again on request', async () => {
  const tab = without('@/work/tasks/task/form/TaskLinksScreen');
  const { user } = await openTask('koppelingen');
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Dit scherm kan niet worden getoond' }, FOUND),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lekkage');
  expect(screen.getByRole('link', { name: /Lekkage/ })).toBeVisible();
  tab.putBack();
  await user.click(screen.getByRole('button', RETRY));
  expect(await screen.findByText('Aan deze taak zijn geen andere taken gekoppeld.', {}, FOUND)).toBeVisible();
});

it('A screen that cannot be fetched without network does not reload the page', async () => {
  const reload = vi.spyOn(dependencies, 'reload').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const path = '@/work/tasks/task/TaskDetailScreen';
  vi.doMock(path, () => ({
    TaskDetailScreen: () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    },
  }));
  const task = db.tasks.add(aTask({ subject: 'Lekkage' }));
  renderApp(`/dashboard/taken/overzicht/${task.id}/informatie`);
  expect(
    await screen.findByText(/^Zonder netwerk kan dit scherm niet worden geladen/, {}, FOUND),
  ).toBeVisible();
  expect(await screen.findByRole('link', { name: /Lekkage/ }, FOUND)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  vi.doUnmock(path);
  vi.restoreAllMocks();
});

describe('A dialog that cannot be fetched', () => {
  it('shows an error, and opens when the user tries again', async () => {
    const dialog = without('@/app/shortcuts/ShortcutsDialog');
    const { user } = renderApp('/dashboard/mededelingen');
    await screen.findByRole('heading', { level: 1, name: 'Mededelingen' }, FOUND);
    await user.keyboard('?');
    const failed = await screen.findByRole(
      'alertdialog',
      { name: 'Dit venster kan niet worden getoond' },
      FOUND,
    );
    dialog.putBack();
    await user.click(within(failed).getByRole('button', RETRY));
    expect(await screen.findByRole('dialog', { name: 'Sneltoetsen' }, FOUND)).toBeVisible();
    expect(failed).not.toBeInTheDocument();
  });

  it('is cancelled by closing it, and shortcuts work again', async () => {
    const dialog = without('@/kit/livelist/SaveViewDialog');
    const { user, store } = await openTask('informatie');
    await user.click(await screen.findByRole('button', { name: 'Weergave bewaren' }, FOUND));
    const failed = await screen.findByRole(
      'alertdialog',
      { name: 'Dit venster kan niet worden getoond' },
      FOUND,
    );
    await user.keyboard('?');
    expect(selectOpenDialogs(store.getState())).toHaveLength(1);
    await user.click(within(failed).getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(failed).not.toBeInTheDocument());
    expect(selectOpenDialogs(store.getState())).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Weergave bewaren' })).toHaveFocus();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Sneltoetsen' }, FOUND)).toBeVisible();
    dialog.putBack();
  });
});

it('An ended session covers the page at once, without fetching a file', async () => {
  const { store } = renderApp('/dashboard/mededelingen');
  await screen.findByRole('heading', { level: 1, name: 'Mededelingen' }, FOUND);
  const reload = vi.spyOn(dependencies, 'reload').mockReturnValue();
  act(() => {
    store.dispatch(sessionEnded('NotAuthorized'));
  });
  const layer = screen.getByRole('alertdialog', { name: 'Je sessie is verlopen' });
  expect(layer).toHaveAttribute('open');
  expect(within(layer).queryByRole('button', { name: 'Pagina verversen' })).not.toBeInTheDocument();
  /*
   * There is no pause between the presses, because the first press soon removes the layer, as the mock back end still
   * knows the user.
   */
  fireEvent.click(within(layer).getByRole('button', { name: 'Opnieuw aanmelden' }));
  fireEvent.click(within(layer).getByRole('button', { name: 'Pagina verversen' }));
  expect(reload).toHaveBeenCalledOnce();
});
