import { screen, waitFor, within } from '@testing-library/react';
import { aCaseFlow, anAssignee, aPickedUpStep, aStepTask, aTask, db } from '@mocks/db';
import { faults, stats, userIds } from '@mocks/backend/testServer';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { renderApp } from '@/testing/renderApp';
import { untilMaySubmit } from '@/testing/untilMaySubmit';

const FOUND = { timeout: 20_000 };
const byTask = () => stats.seen.filter(({ path }) => path.includes('byumbrellataskid'));

async function open(who: 'anne' | 'bram', category: TaskTypeCategory, status: TaskStatus = TaskStatus.New) {
  const step = aPickedUpStep();
  const caseFlow = db.caseFlows.add(aCaseFlow({ steps: [step] }));
  const task = db.tasks.add(
    aTask({
      status,
      completeBy: anAssignee({ id: userIds[who] }),
      taskType: { name: 'Zaakstap', category },
    }),
  );
  db.stepTasks.add(aStepTask(caseFlow, step, { umbrellaTaskId: task.id }));
  stats.reset();
  const app = renderApp(`/dashboard/taken/overzicht/${task.id}/informatie`, { user: who });
  await screen.findByRole('heading', { level: 1, name: task.subject }, FOUND);
  await screen.findByRole('heading', { level: 2, name: 'Kenmerken' }, FOUND);
  return { ...app, task, caseFlow };
}

it('A step task links to its case', async () => {
  const { caseFlow } = await open('bram', TaskTypeCategory.CaseFlow);
  const { id, title } = caseFlow;
  expect(await screen.findByRole('link', { name: title }, FOUND)).toHaveAttribute(
    'href',
    `/dashboard/zaken/overzicht/${id}/stappen`,
  );
});

it.each([
  ['anne', TaskTypeCategory.CaseFlow],
  ['bram', TaskTypeCategory.Verzoek],
] as const)('The case is not requested for user %s and a task of category %s', async (user, category) => {
  await open(user, category);
  expect(byTask()).toEqual([]);
});

it('The dialog that asks for the outcome stays open when refused, and closes when the task is finished', async () => {
  const { user, store, task } = await open('bram', TaskTypeCategory.CaseFlow, TaskStatus.PickedUp);
  faults.add({ path: '/api/v1/caseflow/finishtask/*', status: 500, times: 1 });
  await user.click(await screen.findByRole('button', { name: 'Afronden' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Taak afronden' }));
  await dialog.findByText('Deze taak heeft geen uitkomsten om uit te kiezen.');
  await user.click(dialog.getByRole('button', { name: 'Taak afronden' }));
  expect(await dialog.findByText('Niet mogelijk om de taak af te ronden.')).toBeVisible();
  await untilMaySubmit(store, 'tasks/finish', task.id);
  await user.click(dialog.getByRole('button', { name: 'Taak afronden' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(db.tasks.find(task.id)?.status).toBe(TaskStatus.Finished);
});
