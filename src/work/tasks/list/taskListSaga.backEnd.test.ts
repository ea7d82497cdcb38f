import { aTask, db } from '@mocks/db';
import { clock, faults, pushHub, pushTask, server, stats, userIds } from '@mocks/backend/testServer';
import { http as wire, HttpResponse } from 'msw';
import { wokeUp } from '@/core/events';
import { removePersonal } from '@/core/storage/removal';
import { writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { AssigneeType } from '@/domain/colleagues/assignee';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { readQuestion } from '@/kit/livelist/listStorage';
import { listOf, startTasks } from '@/testing/tasksStore';
import { noFilters } from './taskFilters';
import { selectFilters, selectTaskById } from '../tasksSelectors';
import { filtersChanged, overviewEntered, taskList } from './taskList';

const { listHeld, listRetried, moreRequested, waitingShown } = taskList.actions;

const OVERVIEW = 'GET /api/v1/task/overview';
const SEARCH = 'GET /api/v1/task/search';
/** A list reads its total again 3 to 4 s after an event, because each browser waits up to one second more. */
const TOTAL_WITHIN_MS = 4_000;
const noQuestion = { filters: noFilters, sort: 'ends' as const };
const bram = { id: userIds.bram, name: 'Bram Jansen', type: AssigneeType.Employee, department: null };

const due = (hours: number) => new Date(clock.now() + hours * 3_600_000).toISOString();
const seed = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    db.tasks.add(aTask({ subject: `Taak ${index}`, ends: due(index + 1) })),
  );

async function enter(page = 0) {
  const app = await startTasks();
  stats.reset();
  app.dispatch(overviewEntered({ ...noQuestion, page }));
  await vi.waitFor(() => expect(listOf(app).load).toBe('loaded'));
  return app;
}

const queries = (endpoint: string) =>
  stats.seen.filter((seen) => seen.endpoint === endpoint).map(({ query }) => query);
const asked = () =>
  stats.seen.filter(({ path }) => path.startsWith('/api/v1/task/')).map(({ path, query }) => path + query);

it('The list asks for page 0 of nine tasks, and appends the next page', async () => {
  const tasks = seed(20);
  const app = await enter();
  expect(listOf(app).ids).toEqual(tasks.slice(0, 9).map(({ id }) => id));
  expect(listOf(app).total).toBe(20);
  for (const loaded of [18, 20]) {
    app.dispatch(moreRequested());
    app.dispatch(moreRequested());
    await vi.waitFor(() => expect(listOf(app).loaded).toBe(loaded));
  }
  expect(listOf(app).hasMore).toBe(false);
  app.dispatch(moreRequested());
  expect(asked()).toHaveLength(3);
  expect(asked()[2]).toContain('page=2&pageSize=9');
});

it('The list is fetched again when the user comes back to it, so that a broken record heals', async () => {
  const task = db.tasks.add(aTask({ relatedPerson: { id: userIds.carla, name: '' } }));
  const app = await enter();
  db.tasks.change(task, { relatedPerson: { id: userIds.carla, name: 'Maria van Dijk' } });
  app.dispatch(overviewEntered({ ...noQuestion, page: 0 }));
  await vi.waitFor(() =>
    expect(selectTaskById(app.getState(), task.id)?.relatedPerson?.name).toBe('Maria van Dijk'),
  );
  expect(queries(OVERVIEW)).toHaveLength(2);
});

it('All pages of an address are loaded in one request', async () => {
  seed(40);
  const app = await enter(2);
  expect(listOf(app).loaded).toBe(27);
  expect(asked()).toEqual([expect.stringContaining('page=0&pageSize=27')]);
});

it('A request asks for at most 450 tasks', async () => {
  seed(470);
  const app = await enter(1_000);
  await vi.waitFor(() => expect(listOf(app).loaded).toBe(470));
  expect(asked()).toHaveLength(2);
});

it('Identical filters are ignored, and other filters keep the rows until their answer comes', async () => {
  seed(12);
  const app = await enter();
  app.dispatch(filtersChanged({ filters: { ...noFilters, query: ' ' }, sort: 'ends' }));
  app.dispatch(overviewEntered({ ...noQuestion, page: 3 }));
  expect(listOf(app).loaded).toBe(9);
  const before = listOf(app).ids;
  app.dispatch(filtersChanged({ filters: { ...noFilters, query: 'Taak 1.' }, sort: 'ends' }));
  expect(listOf(app)).toMatchObject({ loaded: 0, ids: before });
  await vi.waitFor(() => expect(listOf(app).total).toBe(3));
  expect(listOf(app).ids).toHaveLength(3);
  expect(asked()).toHaveLength(2);
  expect(asked()[1]).toContain('/search');
});

it('An equal copy of the filters does not change the state', async () => {
  const app = await enter();
  await vi.waitFor(() => expect(listOf(app).load).toBe('loaded'));
  const before = selectFilters(app.getState());
  app.dispatch(filtersChanged({ filters: structuredClone(noFilters), sort: 'ends' }));
  expect(selectFilters(app.getState())).toBe(before);
});

it('A name that becomes known is stored without another request', async () => {
  const app = await enter();
  app.dispatch(
    filtersChanged({ filters: { ...noFilters, assignedTo: { ...bram, name: '' } }, sort: 'ends' }),
  );
  app.dispatch(filtersChanged({ filters: { ...noFilters, assignedTo: bram }, sort: 'ends' }));
  expect(selectFilters(app.getState()).assignedTo?.name).toBe('Bram Jansen');
  await vi.waitFor(() => expect(listOf(app).load).toBe('loaded'));
  expect(asked()).toHaveLength(2);
});

it('A late answer to earlier filters is dropped', async () => {
  db.tasks.add(aTask({ subject: 'lekkage' }));
  db.tasks.add(aTask({ subject: 'sleutel' }));
  const app = await enter();
  faults.add({ path: '/api/v1/task/search', delayMs: 120, times: 1 });
  app.dispatch(filtersChanged({ filters: { ...noFilters, query: 'lek' }, sort: 'ends' }));
  await vi.waitFor(() => expect(queries(SEARCH)).toHaveLength(1));
  app.dispatch(filtersChanged({ filters: { ...noFilters, query: 'sleutel' }, sort: 'ends' }));
  await vi.waitFor(() => expect(listOf(app).loaded).toBe(1));
  await vi.waitFor(() => expect(stats.of(SEARCH)[0]?.status).not.toBeNull());
  expect(listOf(app).ids.map((id) => selectTaskById(app.getState(), id)?.subject)).toEqual(['sleutel']);
});

it('The error of a failed load is stored, and the list loads on request', async () => {
  seed(2);
  faults.add({ path: '/api/v1/task/overview', status: 500, times: 1 });
  const app = await startTasks();
  app.dispatch(overviewEntered({ ...noQuestion, page: 0 }));
  await vi.waitFor(() => expect(listOf(app).load).toBe('failed'));
  expect(app.getState().tasks.list.error).toContain('500');
  app.dispatch(listRetried());
  await vi.waitFor(() => expect(listOf(app).loaded).toBe(2));
});

it('A failed next page keeps the rows, and is not requested again before a retry', async () => {
  seed(20);
  const app = await enter();
  faults.add({ path: '/api/v1/task/overview', status: 503, times: 1 });
  app.dispatch(moreRequested());
  await vi.waitFor(() => expect(app.getState().tasks.list.error).toContain('503'));
  for (let tries = 0; tries < 10; tries += 1) app.dispatch(moreRequested());
  expect(listOf(app).loaded).toBe(9);
  expect(asked()).toHaveLength(2);
  app.dispatch(listRetried());
  await vi.waitFor(() => expect(listOf(app).loaded).toBe(18));
});

it('The list stops loading after the third page without new tasks', async () => {
  seed(9);
  const items = db.tasks.all();
  let calls = 0;
  server.use(
    wire.get('*/api/v1/task/overview', () => {
      calls += 1;
      return HttpResponse.json({ items, page: 0, pageSize: 9, total: 500 });
    }),
  );
  const app = await enter();
  await vi.waitFor(() => {
    app.dispatch(moreRequested());
    expect(listOf(app).hasMore).toBe(false);
  });
  expect(listOf(app).loaded).toBe(9);
  expect(calls).toBeLessThanOrEqual(6);
});

describe('The list with its hub', () => {
  it('adds, moves and drops tasks as colleagues change them', async () => {
    const [first, second] = seed(3);
    const app = await enter();
    const added = db.tasks.add(aTask({ subject: 'Nieuw', ends: due(1.5) }));
    pushTask('created', added);
    expect(listOf(app).ids[1]).toBe(added.id);
    pushTask('completed', db.tasks.change(second!, { status: TaskStatus.Finished, lastModified: due(0) }));
    pushTask('contentsModified', db.tasks.change(first!, { ends: due(9), lastModified: due(0) }));
    pushTask('deleted', db.tasks.change(added, { status: TaskStatus.Removed, lastModified: due(0) }));
    expect(listOf(app).ids).toEqual([db.tasks.all()[2]?.id, first?.id]);
    expect(listOf(app).total).toBe(2);
  });

  it('asks the server about an event that contains only an id', async () => {
    const [task] = seed(2);
    const app = await enter();
    db.tasks.change(task!, { subject: 'Anders', lastModified: due(0) });
    pushHub('taskHub', 'contentsModified', task?.id);
    await vi.waitFor(() => expect(selectTaskById(app.getState(), task!.id)?.subject).toBe('Anders'));
    expect(asked()).toHaveLength(2);
  });

  it('adds no row for an invalid or incomplete event', async () => {
    seed(1);
    const app = await enter();
    for (const wrong of [null, 7, [], { id: 'x' }, 'weg', { id: 'y', status: 0, subject: 'Van een ander' }]) {
      pushHub('taskHub', 'updated', wrong);
      pushHub('taskHub', 'deleted', wrong);
    }
    expect(listOf(app).loaded).toBe(1);
  });

  it('updates the total when a task beyond the loaded rows may have changed', async () => {
    const tasks = seed(15);
    const app = await enter();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    pushTask('executorChanged', db.tasks.change(tasks[12]!, { completeBy: bram, lastModified: due(0) }));
    expect(listOf(app).total).toBe(15);
    await vi.advanceTimersByTimeAsync(TOTAL_WITHIN_MS);
    await vi.waitFor(() => expect(listOf(app).total).toBe(14));
  });

  it('holds new tasks back while the pointer is in the list', async () => {
    const [first] = seed(3);
    const app = await enter();
    app.dispatch(listHeld(true));
    const before = listOf(app).ids;
    pushTask('created', db.tasks.add(aTask({ ends: due(0.5) })));
    pushTask('contentsModified', db.tasks.change(first!, { ends: due(2.5), lastModified: due(0) }));
    expect(listOf(app).ids).toEqual(before);
    expect(listOf(app).waiting).toBe(1);
    await vi.waitFor(() => expect(queries(OVERVIEW)).toHaveLength(2));
    expect(listOf(app).ids).toEqual(before);
    app.dispatch(waitingShown());
    expect(listOf(app).waiting).toBe(0);
    expect(listOf(app).loaded).toBe(4);
    app.dispatch(listHeld(false));
    expect(listOf(app).ids[1]).not.toBe(before[0]);
  });

  it.each([() => hubsReconnected(), wokeUp])(
    'fetches missed changes after a gap, without clearing the rows',
    async (event) => {
      const [first] = seed(3);
      const app = await enter();
      await app.disconnect();
      db.tasks.change(first!, { status: TaskStatus.Finished, lastModified: due(0) });
      db.tasks.add(aTask({ ends: due(0.5), subject: 'Gemist' }));
      app.dispatch(event());
      expect(listOf(app).loaded).toBe(3);
      await vi.waitFor(() =>
        expect(selectTaskById(app.getState(), listOf(app).ids[0]!)?.subject).toBe('Gemist'),
      );
      expect(listOf(app).total).toBe(3);
      expect(queries(OVERVIEW)).toHaveLength(2);
    },
  );
});

describe('The browser storage', () => {
  it('keeps filters, order and views', async () => {
    const app = await enter();
    const question = { filters: { ...noFilters, status: 'Finished' }, sort: 'created' } as const;
    app.dispatch(filtersChanged(question));
    await vi.waitFor(() => {
      app.dispatch(taskList.actions.viewSaved({ ...question, name: '  Af  ' }));
      app.dispatch(taskList.actions.viewSaved({ ...question, name: ' ' }));
      expect(window.localStorage.getItem(storageKeys.taskViews)).toContain('Af');
    });
    expect(window.localStorage.getItem(storageKeys.taskFilters)).toContain('"status":"Finished"');
    expect(JSON.parse(window.localStorage.getItem(storageKeys.taskSort)!)).toMatchObject({
      userId: userIds.anne,
      value: 'created',
    });
    const again = await enter();
    await vi.waitFor(() =>
      expect(taskList.selectViews(again.getState())).toEqual([
        { name: 'Af', filters: { ...noFilters, status: 'Finished' }, sort: 'created' },
      ]),
    );
    again.dispatch(taskList.actions.viewRemoved('Af'));
    expect(window.localStorage.getItem(storageKeys.taskViews)).toContain('"value":[]');
  });

  it('keeps filters, order and views after signing out, without search texts and people known only by id', async () => {
    const app = await enter();
    const named = { ...bram, id: userIds.bram };
    const stranger = { ...bram, id: 'klant-7', name: '' };
    const status = 'Finished' as const;
    const filters = { ...noFilters, query: 'Maria de Wit', status, createdBy: stranger, assignedTo: named };
    app.dispatch(filtersChanged({ filters, sort: 'created' }));
    const ofWords = { ...noFilters, query: 'Maria de Wit' };
    await vi.waitFor(() => {
      app.dispatch(taskList.actions.viewSaved({ name: 'Klaar', filters, sort: 'created' }));
      app.dispatch(taskList.actions.viewSaved({ name: 'Van haar', filters: ofWords, sort: 'ends' }));
      expect(window.localStorage.getItem(storageKeys.taskViews)).toContain('Van haar');
    });
    removePersonal();
    expect(JSON.stringify(window.localStorage)).not.toMatch(/Maria|klant-7/);
    const question = { filters: { ...noFilters, status, assignedTo: named }, sort: 'created' };
    expect(readQuestion(taskList.storage, userIds.anne)).toEqual(question);
    expect(readQuestion(taskList.storage, userIds.bram)).toEqual(noQuestion);
    const morning = await enter();
    await vi.waitFor(() =>
      expect(taskList.selectViews(morning.getState())).toEqual([{ name: 'Klaar', ...question }]),
    );
  });

  it('ignores invalid views', async () => {
    writePersonal(storageKeys.taskViews, userIds.anne, [
      { name: 'x', filters: null },
      { name: 7 },
      null,
      { name: 'ok', filters: {} },
    ]);
    const app = await enter();
    await vi.waitFor(() =>
      expect(taskList.selectViews(app.getState())).toEqual([
        { name: 'ok', filters: noFilters, sort: 'ends' },
      ]),
    );
  });
});
