import { screen } from '@testing-library/react';
import { aCaseFlow, anAssignee, aPickedUpStep, aStepTask, aTask, db } from '@mocks/db';
import { stats, userIds } from '@mocks/backend/testServer';
import { TaskTypeCategory } from '@/domain/task/taskType';
import { renderApp } from '@/testing/renderApp';

const FOUND = { timeout: 20_000 };
const byTask = () => stats.seen.filter(({ path }) => path.includes('byumbrellataskid'));

async function open(user: 'anne' | 'bram', category: TaskTypeCategory) {
  const step = aPickedUpStep();
  const caseFlow = db.caseFlows.add(aCaseFlow({ steps: [step] }));
  const task = db.tasks.add(
    aTask({
      completeBy: anAssignee({ id: userIds[user] }),
      taskType: { name: 'Zaakstap', category },
    }),
  );
  db.stepTasks.add(aStepTask(caseFlow, step, { umbrellaTaskId: task.id }));
  stats.reset();
  renderApp(`/dashboard/taken/overzicht/${task.id}/informatie`, { user });
  await screen.findByRole('heading', { level: 1, name: task.subject }, FOUND);
  await screen.findByRole('heading', { level: 2, name: 'Kenmerken' }, FOUND);
  return caseFlow;
}

it('leads from the task of a step to its case', async () => {
  const { id, title } = await open('bram', TaskTypeCategory.CaseFlow);
  expect(await screen.findByRole('link', { name: title }, FOUND)).toHaveAttribute(
    'href',
    `/dashboard/zaken/overzicht/${id}/stappen`,
  );
});

it.each([
  ['anne', TaskTypeCategory.CaseFlow],
  ['bram', TaskTypeCategory.Verzoek],
] as const)('does not ask for %s and a task of category %s', async (user, category) => {
  await open(user, category);
  expect(byTask()).toEqual([]);
});
