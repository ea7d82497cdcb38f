import { screen, waitFor, within } from '@testing-library/react';
import { aTask, anAssignee, db } from '@mocks/db';
import { faults, stats, userIds } from '@mocks/backend/testServer';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { renderApp } from '@/testing/renderApp';
import { untilMaySubmit } from '@/testing/untilMaySubmit';

const DISCUSS = 'POST /api/v1/task/discuss/:id';
const description = 'Over de huur.\nNummer: 06 12345678\nPogingen: 1';

async function opened(changes: Parameters<typeof aTask>[0] = {}) {
  const task = db.tasks.add(
    aTask({
      subject: 'Terugbellen: Maria',
      description,
      ends: '2020-01-01T12:00:00Z',
      taskType: { name: 'Terugbelverzoek', category: TaskTypeCategory.Terugbellen },
      completeBy: anAssignee({ id: userIds.carla }),
      ...changes,
    }),
  );
  const app = renderApp(`/dashboard/taken/overzicht/${task.id}/informatie`, { user: 'carla' });
  const button = await screen.findByRole('button', { name: 'Niet bereikt' });
  const isFree = () => untilMaySubmit(app.store, 'tasks/notReached', task.id);
  const stored = () => db.tasks.find(task.id)!;
  return { ...app, task, button, isFree, stored };
}

it('An attempt to call back adds a message, is counted and moves the deadline', async () => {
  const { user, button, stored } = await opened();
  expect(screen.getByText('Pogingen').parentElement).toHaveTextContent('Pogingen1');
  const before = Date.now();
  await user.click(button);
  await waitFor(() => expect(screen.getByText('Pogingen').parentElement).toHaveTextContent('Pogingen2'));
  expect(stats.of(DISCUSS).map(({ body }) => (body as { message: string }).message)).toEqual([
    expect.stringMatching(/^Niet bereikt \(poging 2\) op \S+ om \d\d:\d\d\. Opnieuw proberen op /),
  ]);
  expect(stored().description).toBe('Over de huur.\nNummer: 06 12345678\nPogingen: 2');
  expect(Date.parse(stored().ends!) - before).toBeGreaterThanOrEqual(2 * 3_600_000);
});

it('A failed update after a stored message is reported, and a retry adds no second message', async () => {
  const { user, button, isFree, stored } = await opened();
  faults.add({ method: 'PUT', path: '/api/v1/task/update/*', status: 500, times: 1 });
  await user.click(button);
  expect((await screen.findAllByText(/^Het bericht staat bij de taak, maar het tijdstip/))[0]).toBeVisible();
  await isFree();
  await user.click(screen.getByRole('button', { name: 'Niet bereikt' }));
  await waitFor(() => expect(stored().description).toContain('Pogingen: 2'));
  expect(stats.of(DISCUSS)).toHaveLength(1);
});

it('An attempt to call back sends nothing when the history cannot be read, and reports the failure', async () => {
  const { user, button, isFree } = await opened();
  faults.add({ method: 'GET', path: '/api/v1/task/GetHistory/*', drop: 'dropBefore' });
  await user.click(button);
  await isFree();
  const toast = within(screen.getByRole('region', { name: 'Meldingen in beeld' })).getByRole('listitem');
  expect(toast).toHaveTextContent(
    'De poging is niet vastgelegd.Wat nu is opgeslagen kon niet worden opgehaald, dus er is niets verstuurd.',
  );
  expect(stats.of(DISCUSS)).toEqual([]);
});

it('A refused message leaves the task unchanged, and is reported', async () => {
  const { user, button, stored } = await opened();
  faults.add({ method: 'POST', path: '/api/v1/task/discuss/*', status: 500, times: 1 });
  await user.click(button);
  expect((await screen.findAllByText('De poging is niet vastgelegd.'))[0]).toBeVisible();
  expect(stored()).toMatchObject({ description, ends: '2020-01-01T12:00:00Z' });
});
