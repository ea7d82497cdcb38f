// @vitest-environment jsdom
import type { TaskRecord } from '@mocks/db/records';
import { aCaseActivity, anActivity, aTask, db, aTimelineCase } from '@mocks/db';
import { clock, faults, pushTask, stats } from '@mocks/backend/testServer';
import { TaskStatus } from '@/domain/taskStatus';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { withBackEnd } from '@/testing/backEnd';
import { startTasks } from '@/testing/tasksStore';
import { noFilters } from '../list/taskFilters';
import {
  selectActivities,
  selectContactMoments,
  selectLinkedTasks,
  selectListLoad,
  selectMessageCount,
  selectNextTaskId,
  selectOpenLoad,
  selectOpenRemoved,
  selectOpenTask,
  selectTaskTypes,
} from '../tasksSelectors';
import {
  contactMomentsRequested,
  taskClosed,
  taskOpened,
  taskRetried,
  typesRequested,
} from '../tasksActions';
import { overviewEntered } from '../list/taskList';

withBackEnd();

const later = (seconds: number) => new Date(clock.now() + seconds * 1_000).toISOString();
const counted = () =>
  ['byId', 'GetHistory', 'getLinkedTasks', 'bycase'].map(
    (name) => stats.seen.filter(({ path }) => path.toLowerCase().includes(`/${name.toLowerCase()}/`)).length,
  );

async function enter() {
  const app = await startTasks();
  app.dispatch(overviewEntered({ filters: noFilters, sort: 'ends', page: 0 }));
  await vi.waitFor(() => expect(selectListLoad(app.getState())).toBe('loaded'));
  stats.reset();
  return app;
}

async function open(changes: Partial<TaskRecord> = {}) {
  const task = db.tasks.add(aTask(changes));
  const app = await enter();
  app.dispatch(taskOpened(task.id));
  const early = selectOpenTask(app.getState());
  await vi.waitFor(() => {
    expect(selectOpenLoad(app.getState())).toBe('loaded');
    expect(selectActivities(app.getState()).load).toBe('loaded');
    expect(selectLinkedTasks(app.getState()).load).toBe('loaded');
  });
  return { ...app, task, early };
}

it('shows what the list has at once, then the whole, with its counts', async () => {
  const app = await open({ caseTitle: 'Lekkage', discussionCount: 4 });
  expect(app.early?.subject).toBe(app.task.subject);
  expect(app.early?.createdBy).toBeNull();
  expect(selectOpenTask(app.getState())?.createdBy).toEqual(app.task.createdBy);
  expect(selectMessageCount(app.getState())).toBe(0);
  expect(counted()).toEqual([1, 1, 1, 0]);
  expect(stats.seen.find(({ path }) => path.includes('GetHistory'))?.query).toContain('pageSize=255');
});

it('counts messages by the record until the history is there', async () => {
  const task = db.tasks.add(aTask({ discussionCount: 4 }));
  faults.add({ path: '/api/v1/task/GetHistory/*', status: 500 });
  const app = await enter();
  app.dispatch(taskOpened(task.id));
  expect(selectMessageCount(app.getState())).toBe(4);
  await vi.waitFor(() => expect(selectActivities(app.getState()).load).toBe('failed'));
  expect(selectOpenTask(app.getState())?.id).toBe(task.id);
});

it('loads the contact moments of the case when they are asked for', async () => {
  const caseId = '11111111-1111-4111-8111-111111111111';
  db.cases.add(aTimelineCase({ id: caseId, title: 'Zaak', personId: null }));
  db.caseActivities.add(aCaseActivity({ caseId, description: 'Gebeld' }));
  db.caseActivities.add(aCaseActivity({ caseId, description: 'Mail', type: 'OutgoingMail' }));
  const app = await open({ case: { id: caseId, title: 'Zaak' } });
  expect(counted()[3]).toBe(0);
  app.dispatch(contactMomentsRequested());
  app.dispatch(contactMomentsRequested());
  await vi.waitFor(() => expect(selectContactMoments(app.getState()).load).toBe('loaded'));
  expect(selectContactMoments(app.getState()).items.map(({ description }) => description)).toEqual([
    'Gebeld',
  ]);
  expect(counted()[3]).toBe(1);
  expect(stats.seen.find(({ path }) => path.includes('bycase'))?.query).toContain('pageSize=150');
});

it('shows the contact moments of the case that the task turns out to belong to', async () => {
  const [wrong, right] = ['2', '3'].map((digit) => ({
    id: `${digit}1111111-1111-4111-8111-111111111111`,
    title: `Zaak ${digit}`,
  }));
  for (const one of [wrong!, right!]) db.cases.add(aTimelineCase({ ...one, personId: null }));
  db.caseActivities.add(aCaseActivity({ caseId: right!.id, description: 'Gebeld' }));
  const app = await open({ case: wrong! });
  app.dispatch(contactMomentsRequested());
  await vi.waitFor(() => expect(selectContactMoments(app.getState()).load).toBe('loaded'));
  pushTask('updated', db.tasks.change(app.task, { case: right!, lastModified: later(1) }));
  await vi.waitFor(() => expect(selectContactMoments(app.getState()).items).toHaveLength(1), 3_000);
});

it('forgets a case that the task does not have after all', async () => {
  const app = await open({ case: { id: '41111111-1111-4111-8111-111111111111', title: 'Zaak' } });
  db.tasks.change(app.task, { case: null });
  app.dispatch(taskRetried());
  await vi.waitFor(() => expect(selectOpenTask(app.getState())?.case).toBeNull(), 3_000);
});

it('has no contact moments without a case', async () => {
  const app = await open();
  app.dispatch(contactMomentsRequested());
  await vi.waitFor(() =>
    expect(selectContactMoments(app.getState())).toMatchObject({ load: 'loaded', items: [] }),
  );
  expect(counted()[3]).toBe(0);
});

it('follows what a colleague does, with one question for a burst', async () => {
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
  await vi.waitFor(() => expect(selectMessageCount(app.getState())).toBe(1));
  await vi.waitFor(() => expect(selectOpenTask(app.getState())?.createdBy).not.toBeNull());
  expect(Math.max(...counted())).toBeLessThanOrEqual(2);
});

it('does not go back to an answer that an event overtook', async () => {
  const task = db.tasks.add(aTask());
  const app = await enter();
  faults.add({ path: '/api/v1/task/byId/*', delayMs: 60, times: 1 });
  app.dispatch(taskOpened(task.id));
  await vi.waitFor(() => expect(counted()[0]).toBe(1));
  pushTask('pickedUp', { ...task, status: TaskStatus.PickedUp, lastModified: later(5) });
  await vi.waitFor(() => expect(selectOpenLoad(app.getState())).toBe('loaded'));
  expect(selectOpenTask(app.getState())?.status).toBe(TaskStatus.PickedUp);
});

it('keeps the text of a task that was deleted meanwhile', async () => {
  const app = await open();
  pushTask('deleted', db.tasks.change(app.task.id, { status: TaskStatus.Removed, lastModified: later(1) }));
  expect(selectOpenRemoved(app.getState())).toBe(true);
  expect(selectOpenTask(app.getState())?.subject).toBe(app.task.subject);
});

it('tells a task that does not exist from one that cannot be loaded', async () => {
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

it('drops what comes in for a task that was left', async () => {
  const [one, other] = [db.tasks.add(aTask({ subject: 'Een' })), db.tasks.add(aTask({ subject: 'Twee' }))];
  const app = await enter();
  faults.add({ path: `/api/v1/task/*/${one.id}`, delayMs: 80 });
  app.dispatch(taskOpened(one.id));
  app.dispatch(taskClosed());
  app.dispatch(taskOpened(other.id));
  await vi.waitFor(() => expect(selectOpenLoad(app.getState())).toBe('loaded'));
  expect(selectOpenTask(app.getState())?.subject).toBe('Twee');
  app.dispatch(taskClosed());
  expect(selectOpenTask(app.getState())).toBeNull();
});

it('fetches all that is on the screen after a gap, at most four at a time', async () => {
  const app = await open();
  app.dispatch(contactMomentsRequested());
  await vi.waitFor(() => expect(selectContactMoments(app.getState()).load).toBe('loaded'));
  await app.disconnect();
  db.tasks.change(app.task.id, { subject: 'Gemist', lastModified: later(1) });
  db.activities.add(anActivity({ taskId: app.task.id }));
  stats.reset();
  app.dispatch(hubsReconnected());
  expect(selectActivities(app.getState()).items).toHaveLength(1);
  await vi.waitFor(() => {
    expect(selectOpenTask(app.getState())?.subject).toBe('Gemist');
    expect(selectMessageCount(app.getState())).toBe(1);
  });
  await vi.waitFor(() =>
    expect(stats.seen.filter(({ path }) => path.startsWith('/api/v1/task/'))).toHaveLength(4),
  );
});

it('knows the task after the open one', async () => {
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

it('loads the visible types once', async () => {
  const app = await enter();
  app.dispatch(typesRequested());
  await vi.waitFor(() => expect(selectTaskTypes(app.getState()).load).toBe('loaded'));
  app.dispatch(typesRequested());
  expect(selectTaskTypes(app.getState()).items.length).toBeGreaterThan(0);
  expect(stats.seen.filter(({ path }) => path.includes('types/visible'))).toHaveLength(1);
});
