import { act, screen, waitFor, within } from '@testing-library/react';
import { stats } from '@mocks/backend/testServer';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { changedBelow } from '@/testing/below/changedBelow';
import { dialogKinds } from '@/testing/everyDialog';
import { renderApp } from '@/testing/renderApp';

const writes = () =>
  stats.seen.flatMap(({ method, path }) => (method === 'GET' || isNoWrite(path) ? [] : [path]));
const isNoWrite = (path: string) => /\/error\/|negotiate|\/set$|\/search|evaluate|token/.test(path);

/** The dialog is queried each time, because a dialog that waits for its person is replaced by another element. */
function onlyDialog(): HTMLElement {
  const [found] = [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')];
  if (found === undefined) throw new Error('No dialog');
  return found;
}

const cases = dialogKinds.flatMap((kind) => {
  const row = changedBelow[kind];
  return typeof row === 'string' ? [] : row.map((below, index) => [`${kind} ${index + 1}`, below] as const);
});

it.each(cases)('The dialog %s reports a change below it before anything is written', async (_, below) => {
  const { path, user: key, shows, dialog: data, change, says, button, ends, before: begin } = below();
  const app = renderApp(path, { user: key });
  if (begin) act(() => begin(app));
  await screen.findAllByText(shows);
  act(() => {
    app.store.dispatch(dialogOpened({ dialog: data }));
  });
  const writer = () => within(onlyDialog()).getByRole('button', { name: button });
  await waitFor(() => expect(writer()).not.toHaveAttribute('aria-disabled', 'true'));
  const before = writes();
  act(() => change(app));
  if (ends === 'reads') {
    await app.user.click(writer());
    await waitFor(() => expect(screen.getAllByText(says)[0]).toBeVisible());
    expect(writes()).toEqual(before);
    return;
  }
  await waitFor(() => {
    expect(within(onlyDialog()).getAllByText(says)[0]).toBeVisible();
    expect(writer()).toHaveAttribute('aria-disabled', 'true');
  });
  await app.user.click(writer());
  expect(writes()).toEqual(before);
  const goOn = () => within(onlyDialog()).queryByRole('button', { name: 'Gezien, doorgaan' });
  expect(goOn() !== null).toBe(ends === 'asks');
  if (ends !== 'asks') return;
  await app.user.click(goOn()!);
  expect(writer()).not.toHaveAttribute('aria-disabled', 'true');
  const isForGood = onlyDialog().getAttribute('role') === 'alertdialog';
  expect(
    isForGood ? within(onlyDialog()).getByRole('button', { name: 'Annuleren' }) : writer(),
  ).toHaveFocus();
});

it('Every dialog has a row in the table, or a reason why nothing can change below the dialog', () => {
  expect(Object.keys(changedBelow).toSorted()).toEqual(dialogKinds.toSorted());
  for (const row of Object.values(changedBelow)) expect(row).not.toHaveLength(0);
});
