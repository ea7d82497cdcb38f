import { screen, waitFor, within } from '@testing-library/react';
import { aTask, anAssignee, db } from '@mocks/db';
import { userIds } from '@mocks/backend/testServer';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { renderApp } from '@/testing/renderApp';

const LIST = '/dashboard/taken/overzicht';
const ends = (day: number) => `2027-01-${String(day).padStart(2, '0')}T11:00:00.000Z`;

const bram = anAssignee({ id: userIds.bram, name: 'Bram Jansen' });

/** Shows five tasks in the list and waits until its keys work. */
async function atList() {
  const tasks = Array.from({ length: 5 }, (_, index) =>
    db.tasks.add(aTask({ subject: `Taak ${index + 1}`, ends: ends(index + 1), completeBy: bram })),
  );
  const app = renderApp(LIST, { user: 'bram' });
  await screen.findByRole('searchbox', { name: 'Zoeken' });
  await app.user.keyboard('?');
  const now = await screen.findByRole('region', { name: 'Werkt nu' });
  await within(now).findByText('Een reeks selecteren');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  (document.activeElement as HTMLElement).blur();
  return { ...app, tasks };
}
const row = (nth: number) => screen.getByRole('link', { name: new RegExp(`^(nieuw: )?Taak ${nth},`) });
const box = (nth: number) => screen.getByRole('checkbox', { name: `‘Taak ${nth}’ selecteren` });
const selected = () => [1, 2, 3, 4, 5].filter((nth) => (box(nth) as HTMLInputElement).checked);

it('The key n opens the first task while none is open', async () => {
  const { user, router, tasks } = await atList();
  await user.keyboard('n');
  await waitFor(() => expect(router.state.location.pathname).toBe(`${LIST}/${tasks[0]!.id}/informatie`));
  await screen.findByRole('heading', { level: 1, name: 'Taak 1' });
});

it('Shift with an arrow key selects rows from the first one on, and the opposite arrow deselects them', async () => {
  const { user } = await atList();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(selected()).toEqual([1]);
  expect(row(1)).toHaveFocus();
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  expect(selected()).toEqual([1, 2, 3]);
  expect(row(3)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowUp}{/Shift}');
  expect(selected()).toEqual([1, 2, 3, 4, 5]);
});

it('Pressing a row with Shift selects from the ticked row, and opens nothing', async () => {
  const { user, router } = await atList();
  await user.click(box(2));
  await user.keyboard('{Shift>}');
  await user.click(row(4));
  expect(selected()).toEqual([2, 3, 4]);
  await user.click(box(3));
  await user.keyboard('{/Shift}');
  expect(selected()).toEqual([2, 3]);
  expect(router.state.location.pathname).toBe(LIST);
});

it('Enter assigns a range to the first colleague in the results', async () => {
  const { user, tasks } = await atList();
  await user.keyboard('{Shift>}');
  await user.click(row(3));
  await user.keyboard('{/Shift}');
  await screen.findByRole('group', { name: 'Acties voor de geselecteerde taken' });
  await user.keyboard('t');
  await screen.findByRole('dialog', { name: '3 taken toewijzen' });
  const who = await screen.findByRole('combobox', { name: /Toewijzen aan/ });
  await waitFor(() => expect(who).toHaveFocus());
  await user.keyboard('carla');
  await screen.findByRole('option', { name: /Carla/ });
  await waitFor(() => expect(who).toHaveAttribute('aria-activedescendant'));
  await user.keyboard('{Enter}');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(tasks.map(({ id }) => db.tasks.find(id)?.completeBy?.id === userIds.carla)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]),
  );
});

it('The key t types a letter in a field', async () => {
  const { user } = await atList();
  await user.click(box(1));
  await screen.findByRole('group', { name: 'Acties voor de geselecteerde taken' });
  const field = screen.getByRole('searchbox', { name: 'Zoeken' });
  await user.type(field, 't');
  expect(field).toHaveValue('t');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Tab reaches the bar of selected tasks after the head of the list, and Shift+O picks the tasks up', async () => {
  const { user, tasks } = await atList();
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  const bar = await screen.findByRole('group', { name: 'Acties voor de geselecteerde taken' });
  const [head] = screen.getAllByRole('checkbox', { name: /^Alle / });
  expect(head!.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(bar.compareDocumentPosition(row(1))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.keyboard('{Shift>}O{/Shift}');
  await waitFor(() => {
    const statuses = tasks.map(({ id }) => db.tasks.find(id)?.status);
    expect(statuses.map((status) => status === TaskStatus.PickedUp)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
