import type { TaskRecord } from '@mocks/tasks/records';
import { anActivity, aTask, db } from '@mocks/db';
import { clock, faults, pushTask, stats } from '@mocks/backend/testServer';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { holdAnswers } from '@/testing/backEnd';
import { listOf, selectOpenTask, showContent, startTasks } from '@/testing/tasksStore';
import { noFilters } from '../list/taskFilters';
import { messageCount } from '../tasksRules';
import { openTask } from './openTask';
import { selectNextTaskId, selectOpen, selectOpenLoad } from '../tasksSelectors';
import { taskClosed, taskOpened, taskRetried } from '../tasksActions';
import { overviewEntered } from '../list/taskList';

const later = (seconds: number) => new Date(clock.now() + seconds * 1_000).toISOString();
const counted = () =>
  ['byId', 'GetHistory', 'getLinkedTasks'].map(
    (name) => stats.seen.filter(({ path }) => path.toLowerCase().includes(`/${name.toLowerCase()}/`)).length,
  );

async function enter() {
  const app = await startTasks();
  app.dispatch(overviewEntered({ filters: noFilters, sort: 'ends', page: 0 }));
  await vi.waitFor(() => expect(listOf(app).load).toBe('loaded'));
  stats.reset();
  return app;
}

async function open(changes: Partial<TaskRecord> = {}) {
  const task = db.tasks.add(aTask(changes));
  const app = await enter();
  app.dispatch(taskOpened(task.id));
  const early = selectOpenTask(app.getState());
  const { history, linked } = showContent(app, task.id);
  await vi.waitFor(() => {
    expect(selectOpenLoad(app.getState())).toBe('loaded');
    expect(history()).toBeDefined();
    expect(linked()).toBeDefined();
  });
  return { ...app, task, early, messages: () => messageCount(history() ?? []), linked };
}

it('An opened task shows the record of the list at once, then the whole task', async () => {
  const app = await open({ caseTitle: 'Lekkage', discussionCount: 4 });
  expect(app.early?.subject).toBe(app.task.subject);
  expect(app.early?.createdBy).toBeNull();
  expect(selectOpenTask(app.getState())?.createdBy).toEqual(app.task.createdBy);
  expect(app.messages()).toBe(0);
  expect(counted()).toEqual([1, 1, 1]);
  expect(stats.seen.find(({ path }) => path.includes('GetHistory'))?.query).toContain('pageSize=255');
});

it('The case of an open task is removed when the task is read again without it', async () => {
  const app = await open({ case: { id: '41111111-1111-4111-8111-111111111111', title: 'Zaak' } });
  db.tasks.change(app.task, { case: null });
  app.dispatch(taskRetried());
  await vi.waitFor(() => expect(selectOpenTask(app.getState())?.case).toBeNull());
});

it('The open task follows the changes of a colleague, with one more request for a burst of events', async () => {
  const app = await open();
  stats.reset();
  db.activities.add(anActivity({ taskId: app.task.id, message: 'Hallo' }));
  for (let version = 1; version <= 30; version += 1) {
    const changed = db.tasks.change(app.task.id, {
      subject: `Versie ${version}`,
      lastModified: later(version),
    });
    pushTask(version % 2 ? 'contentsModified' : 'discussed', changed);
  }
  expect(selectOpenTask(app.getState())?.subject).toBe('Versie 30');
  await vi.waitFor(() => expect(app.messages()).toBe(1));
  await vi.waitFor(() => expect(selectOpenTask(app.getState())?.createdBy).not.toBeNull());
  expect(Math.max(...counted())).toBeLessThanOrEqual(2);
});

it('The linked tasks are fetched again when one of them changes, not when another task does', async () => {
  const caseId = '51111111-1111-4111-8111-111111111111';
  const other = db.tasks.add(aTask({ case: { id: caseId, title: 'Zaak' } }));
  const app = await open({ case: { id: caseId, title: 'Zaak' } });
  expect(app.linked()?.map(({ id }) => id)).toEqual([other.id]);
  stats.reset();
  pushTask('contentsModified', db.tasks.add(aTask()));
  pushTask('contentsModified', db.tasks.change(other, { subject: 'Nieuw', lastModified: later(1) }));
  await vi.waitFor(() => expect(app.linked()?.map(({ subject }) => subject)).toEqual(['Nieuw']));
  expect(counted()).toEqual([0, 0, 1]);
});

it('An answer that an event overtook does not replace the newer record', async () => {
  const task = db.tasks.add(aTask());
  const app = await enter();
  faults.add({ path: '/api/v1/task/byId/*', delayMs: 60, times: 1 });
  app.dispatch(taskOpened(task.id));
  await vi.waitFor(() => expect(counted()[0]).toBe(1));
  pushTask('pickedUp', { ...task, status: TaskStatus.PickedUp, lastModified: later(5) });
  await vi.waitFor(() => expect(selectOpenLoad(app.getState())).toBe('loaded'));
  expect(selectOpenTask(app.getState())?.status).toBe(TaskStatus.PickedUp);
});

it('A task that is deleted while open keeps its text', async () => {
  const app = await open();
  pushTask('deleted', db.tasks.change(app.task.id, { status: TaskStatus.Removed, lastModified: later(1) }));
  expect(selectOpen(app.getState()).removed).toBe(true);
  expect(selectOpenTask(app.getState())?.subject).toBe(app.task.subject);
});

it('A task that does not exist is distinguished from one that cannot be loaded', async () => {
  const app = await enter();
  app.dispatch(taskOpened('99999999-9999-4999-8999-999999999999'));
  await vi.waitFor(() => expect(selectOpenLoad(app.getState())).toBe('notFound'));
  app.dispatch(taskClosed());
  const task = db.tasks.add(aTask());
  faults.add({ path: '/api/v1/task/byId/*', status: 503, times: 1 });
  app.dispatch(taskOpened(task.id));
  await vi.waitFor(() => expect(selectOpenLoad(app.getState())).toBe('failed'));
  app.dispatch(taskRetried());
  await vi.waitFor(() => expect(selectOpenLoad(app.getState())).toBe('loaded'));
});

it('A task is found by an address in capitals', async () => {
  const { id } = db.tasks.add(aTask({ id: 'abcdef00-0000-4000-8000-000000000001' }));
  const app = await enter();
  app.dispatch(taskOpened(id.toUpperCase()));
  await vi.waitFor(() => expect(selectOpenLoad(app.getState())).toBe('loaded'));
  expect(openTask.selectById(app.getState(), id.toUpperCase())?.id).toBe(id);
});

it('A late answer for a task that was closed is dropped', async () => {
  const [one, other] = [db.tasks.add(aTask({ subject: 'Een' })), db.tasks.add(aTask({ subject: 'Twee' }))];
  const app = await enter();
  const answer = holdAnswers({ path: `/api/v1/task/byId/${one.id}` });
  const late = () => stats.seen.find(({ path }) => path === `/api/v1/task/byId/${one.id}`);
  app.dispatch(taskOpened(one.id));
  await vi.waitFor(() => expect(late()).toBeDefined());
  app.dispatch(taskClosed());
  app.dispatch(taskOpened(other.id));
  await vi.waitFor(() => expect(selectOpenLoad(app.getState())).toBe('loaded'));
  answer();
  await vi.waitFor(() => expect(late()?.status).toBe(200));
  expect(selectOpenTask(app.getState())?.subject).toBe('Twee');
  app.dispatch(taskClosed());
  expect(selectOpenTask(app.getState())).toBeNull();
});

it('All content on the screen is fetched again after a gap', async () => {
  const app = await open();
  await app.disconnect();
  db.tasks.change(app.task.id, { subject: 'Gemist', lastModified: later(1) });
  db.activities.add(anActivity({ taskId: app.task.id }));
  stats.reset();
  app.dispatch(hubsReconnected());
  await vi.waitFor(() => {
    expect(selectOpenTask(app.getState())?.subject).toBe('Gemist');
    expect(app.messages()).toBe(1);
  });
  await vi.waitFor(() =>
    expect(stats.seen.filter(({ path }) => path.startsWith('/api/v1/task/'))).toHaveLength(4),
  );
});

it('The next task is the one after the open task', async () => {
  const [first, second, third] = [1, 2, 3].map((hour) => db.tasks.add(aTask({ ends: later(hour * 3_600) })));
  const app = await enter();
  const next = () => selectNextTaskId(app.getState());
  expect(next()).toBe(first?.id);
  app.dispatch(taskOpened(second!.id));
  expect(next()).toBe(third?.id);
  pushTask('completed', db.tasks.change(second!, { status: TaskStatus.Finished, lastModified: later(1) }));
  expect(next()).toBe(third?.id);
  app.dispatch(taskClosed());
  app.dispatch(taskOpened(third!.id));
  expect(next()).toBe(first?.id);
});
