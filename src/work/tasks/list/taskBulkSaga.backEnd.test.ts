import { aMedia, aTask, db } from '@mocks/db';
import { faults, stats, userIds } from '@mocks/backend/testServer';
import { draftKey, draftSaved, selectDraft, UNLISTED } from '@/core/drafts/draftsSlice';
import { AssigneeType } from '@/domain/colleagues/assignee';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { listOf, startTasks } from '@/testing/tasksStore';
import { BULK_REASON, taskSurfaces } from '../task/messages/taskDrafts';
import { noFilters } from './taskFilters';
import { whyFailed } from '@/lib/failures/whyFailed';
import { taskMessages } from '../taskMessages';
import { selectBulk, selectSelectedIds, selectTaskById } from '../tasksSelectors';
import { bulkDismissed, bulkStopped, overviewEntered, selectionToggled, taskList } from './taskList';
import { bulkRequested } from '../tasksActions';

const bram = { id: userIds.bram, name: 'Bram Jansen', type: AssigneeType.Employee, department: null };
const anne = { ...bram, id: userIds.anne, name: 'Anne de Vries' };

async function enter(key: 'anne' | 'bram' = 'anne') {
  const app = await startTasks(key);
  app.dispatch(overviewEntered({ filters: noFilters, sort: 'ends', page: 0 }));
  await vi.waitFor(() => expect(listOf(app).load).toBe('loaded'));
  stats.reset();
  const finished = () => vi.waitFor(() => expect(selectBulk(app.getState())?.status).toBe('finished'));
  const outcomes = () =>
    Object.fromEntries((selectBulk(app.getState())?.results ?? []).map(({ id, ...rest }) => [id, rest]));
  return { ...app, finished, outcomes };
}

const writes = () => stats.seen.filter(({ method }) => method === 'PUT');

it('A bulk pick-up picks up every task it may, and reports the result of each', async () => {
  const mine = db.tasks.add(aTask({ subject: 'Mijn taak' }));
  const taken = db.tasks.add(aTask({ status: TaskStatus.PickedUp }));
  const gone = db.tasks.add(aTask());
  const broken = db.tasks.add(aTask());
  const app = await enter();
  db.tasks.remove(gone.id);
  faults.add({ path: `/api/v1/task/pickUp/${broken.id}`, status: 500 });
  const ids = [mine.id, taken.id, gone.id, broken.id];
  app.dispatch(taskList.actions.selectionSet(ids));
  app.dispatch(bulkRequested({ action: 'pickUp', ids: [...ids, mine.id] }));
  expect(selectBulk(app.getState())).toMatchObject({ total: 4, done: 0, status: 'running' });
  await app.finished();
  expect(app.outcomes()).toEqual({
    [mine.id]: { subject: 'Mijn taak', outcome: 'done', message: null },
    [taken.id]: { subject: taken.subject, outcome: 'skipped', message: taskMessages.whyNot.pickedUp },
    [gone.id]: { subject: gone.subject, outcome: 'failed', message: taskMessages.bulk.notFound },
    [broken.id]: {
      subject: broken.subject,
      outcome: 'failed',
      message: `${taskMessages.pickUp.failure} ${whyFailed({ kind: 'refused', status: 500 })}`,
    },
  });
  expect(selectTaskById(app.getState(), mine.id)?.status).toBe(TaskStatus.PickedUp);
  /* The deleted task may have left the list and its selection meanwhile. */
  const selected = selectSelectedIds(app.getState()).filter((id) => id !== gone.id);
  expect(selected.toSorted()).toEqual([taken.id, broken.id].toSorted());
  expect(writes()).toHaveLength(2);
  app.dispatch(bulkDismissed());
  expect(selectBulk(app.getState())).toBeNull();
});

it('A bulk finish sends one reason, and skips case-flow tasks', async () => {
  const status = TaskStatus.PickedUp;
  const plain = db.tasks.add(aTask({ status }));
  const flow = db.tasks.add(
    aTask({ status, taskType: { name: 'Zaak', category: TaskTypeCategory.CaseFlow } }),
  );
  const app = await enter();
  app.dispatch(bulkRequested({ action: 'finish', ids: [plain.id, flow.id], reason: ' Opgelost ' }));
  await app.finished();
  expect(app.outcomes()[flow.id]).toMatchObject({ outcome: 'skipped', message: taskMessages.bulk.caseFlow });
  expect(writes().map(({ body }) => body)).toEqual([{ reason: 'Opgelost' }]);
  expect(listOf(app).ids).toEqual([flow.id]);
});

it('Reassigning changes nothing but the assignee', async () => {
  const file = db.media.add(aMedia());
  const task = db.tasks.add(aTask({ completeBy: bram, mediaIds: [file.id] }));
  const app = await enter('bram');
  app.dispatch(bulkRequested({ action: 'reassign', ids: [task.id], assignee: anne }));
  await app.finished();
  expect(app.outcomes()[task.id]).toMatchObject({ outcome: 'done' });
  expect(db.tasks.find(task.id)).toMatchObject({
    completeBy: { id: anne.id },
    subject: task.subject,
    mediaIds: [file.id],
  });
  expect(listOf(app).ids).toEqual([]);
});

it('Reassigning skips a task that a colleague changed after the dialog showed it, even if no hub reported that', async () => {
  const task = db.tasks.add(aTask({ completeBy: bram }));
  const app = await enter('bram');
  const seen = { [task.id]: { status: TaskStatus.New, completeBy: null } };
  app.dispatch(bulkRequested({ action: 'reassign', ids: [task.id], assignee: anne, seen }));
  await app.finished();
  expect(app.outcomes()[task.id]).toMatchObject({
    outcome: 'skipped',
    message: taskMessages.bulk.changed,
  });
  expect(writes()).toEqual([]);
});

it('Reassigning skips a task that the user may not edit', async () => {
  const task = db.tasks.add(aTask());
  const app = await enter();
  app.dispatch(bulkRequested({ action: 'reassign', ids: [task.id], assignee: bram }));
  await app.finished();
  expect(app.outcomes()[task.id]).toMatchObject({
    outcome: 'skipped',
    message: taskMessages.whyNot.mayNotEdit,
  });
  expect(writes()).toEqual([]);
});

it('A bulk action handles two tasks at a time, and stops on request', async () => {
  const ids = Array.from({ length: 8 }, () => db.tasks.add(aTask()).id);
  const app = await enter();
  faults.add({ path: '/api/v1/task/pickUp/*', delayMs: 150 });
  app.dispatch(bulkRequested({ action: 'pickUp', ids }));
  app.dispatch(bulkRequested({ action: 'finish', ids, reason: 'x' }));
  await vi.waitFor(() => expect(writes()).toHaveLength(2));
  app.dispatch(bulkStopped());
  expect(selectBulk(app.getState())?.status).toBe('stopping');
  await app.finished();
  const results = Object.values(app.outcomes());
  expect(results.filter(({ outcome }) => outcome === 'done')).toHaveLength(2);
  expect(results.filter(({ message }) => message === taskMessages.bulk.stopped)).toHaveLength(6);
  expect(writes()).toHaveLength(2);
});

it('A bulk action whose answer was lost is done when the server has performed it', async () => {
  const task = db.tasks.add(aTask());
  const app = await enter();
  faults.add({ path: '/api/v1/task/pickUp/*', drop: 'dropAfter' });
  app.dispatch(bulkRequested({ action: 'pickUp', ids: [task.id] }));
  await app.finished();
  expect(app.outcomes()[task.id]).toMatchObject({ outcome: 'done' });
});

it('A bulk action whose answer was lost is uncertain when the server has not performed it', async () => {
  const task = db.tasks.add(aTask());
  const app = await enter();
  faults.add({ path: '/api/v1/task/pickUp/*', drop: 'dropBefore' });
  app.dispatch(bulkRequested({ action: 'pickUp', ids: [task.id] }));
  await app.finished();
  expect(app.outcomes()[task.id]).toMatchObject({
    outcome: 'failed',
    message: taskMessages.pickUp.uncertain,
  });
});

it('The draft of the reason is kept until every task that needs the reason has got it', async () => {
  const [one, other] = [1, 2].map(() => db.tasks.add(aTask({ status: TaskStatus.PickedUp })));
  const flow = db.tasks.add(
    aTask({
      status: TaskStatus.PickedUp,
      taskType: { name: 'Zaak', category: TaskTypeCategory.CaseFlow },
    }),
  );
  const ids = [one!.id, other!.id, flow.id];
  const app = await enter();
  const key = draftKey(taskSurfaces.bulkFinish, BULK_REASON);
  app.dispatch(draftSaved(key, 'Opgelost', UNLISTED));
  faults.add({ path: `/api/v1/task/finish/${other!.id}`, status: 500, times: 1 });
  app.dispatch(bulkRequested({ action: 'finish', ids, reason: 'Opgelost' }));
  await app.finished();
  expect(selectDraft(app.getState(), key)?.value).toBe('Opgelost');
  app.dispatch(bulkDismissed());
  app.dispatch(bulkRequested({ action: 'finish', ids: [other!.id, flow.id], reason: 'Opgelost' }));
  await app.finished();
  expect(selectDraft(app.getState(), key)).toBeNull();
});

it('A task that leaves the list is deselected', async () => {
  const [one, other] = [db.tasks.add(aTask()), db.tasks.add(aTask())];
  const app = await enter();
  app.dispatch(selectionToggled(one.id));
  app.dispatch(selectionToggled(other.id));
  app.dispatch(selectionToggled(other.id));
  expect(selectSelectedIds(app.getState())).toEqual([one.id]);
  app.dispatch(overviewEntered({ filters: { ...noFilters, status: 'Finished' }, sort: 'ends', page: 0 }));
  expect(selectSelectedIds(app.getState())).toEqual([]);
});
