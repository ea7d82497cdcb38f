import fc from 'fast-check';
import { aTask } from '@mocks/tasks/records';
import { groupIds, userIds } from '@mocks/session/users';
import { TASK_SORTS, type TaskSort } from '@/api/tasks/tasks';
import type { Task } from '@/domain/tasks/task';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskStatusFilter } from '@/domain/tasks/taskStatusFilter';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { taskEvents, type TaskEvent, type TaskEventKind } from '@/hubs/taskHub';
import { visibleIds } from '@/kit/livelist/listState';
import { HOUR, NOW } from '@/testing/lists/listModel';
import { anne, type Fields, PAGE, someone, World } from '@/testing/lists/taskListModel';
import { looksSame } from '../taskLooks';
import { tasksSlice } from '../tasksSlice';
import { noFilters, type TaskFilters } from './taskFilters';
import { listAnswered, overviewEntered, taskList } from './taskList';

const { listHeld, waitingShown } = taskList.actions;

const people = [userIds.anne, userIds.bram, groupIds.klantcontact];
const types = ['Terugbelverzoek', 'Verzoek'];

const moment = fc
  .integer({ min: -60, max: 60 })
  .map((hours) => new Date(NOW + hours * 3 * HOUR).toISOString());
const person = fc.constantFrom(...people).map(someone);
const fields: fc.Arbitrary<Partial<Fields>> = fc.record(
  {
    status: fc.oneof(fc.constant(TaskStatus.New), fc.constantFrom(...Object.values(TaskStatus))),
    ends: fc.option(moment),
    created: fc.option(moment),
    finished: fc.option(moment),
    completeBy: fc.oneof(
      { weight: 3, arbitrary: fc.constant(someone(userIds.anne)) },
      { weight: 1, arbitrary: person },
    ),
    createdBy: person,
    taskType: fc.constantFrom(...types).map((name) => ({ name, category: TaskTypeCategory.Other })),
    subject: fc.constantFrom('lekkage', 'sleutel kwijt', 'lekke band'),
  },
  { requiredKeys: [] },
);

const anyFilters: fc.Arbitrary<TaskFilters> = fc.record({
  query: fc.constantFrom('', '', '', 'lek', 'sleutel.'),
  taskTypes: fc.subarray(types),
  status: fc.option(fc.constantFrom(...Object.values(TaskStatusFilter)), { freq: 2 }),
  deadline: fc.option(fc.constantFrom('today', 'thisWeek', 'expired', '2026-11-23'), { freq: 2 }),
  createdBy: fc.option(person, { freq: 1 }),
  assignedTo: fc.option(person, { freq: 1 }),
});

/** Half of the runs use the default filters, as agents do. */
const filters = fc.oneof(fc.constant(noFilters), anyFilters);

type Command =
  | { do: 'create'; fields: Partial<Fields>; bare: boolean }
  | {
      do: 'update';
      nth: number;
      fields: Partial<Fields>;
      kind: TaskEventKind;
      bare: boolean;
      sameMoment: boolean;
    }
  | { do: 'delete'; nth: number; bare: boolean }
  | { do: 'deliver'; nth: number; count: number; again: boolean }
  | { do: 'ask'; what: 'more' | 'resync' }
  | { do: 'compute' }
  | { do: 'answer' }
  | { do: 'hold'; held: boolean }
  | { do: 'show' };

/** Often picks the same few tasks, so that their versions collide. */
const nth = fc.oneof(fc.nat(3), fc.nat(80));
const rarely = fc.nat(5).map((number) => number === 0);
const changing = fc.constantFrom<TaskEventKind[]>(
  'updated',
  'completed',
  'contentsModified',
  'executorChanged',
  'pickedUp',
  'rejected',
);
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('create' as const), fields, bare: rarely }),
  fc.record({
    do: fc.constant('update' as const),
    nth,
    fields,
    kind: changing,
    bare: rarely,
    sameMoment: rarely,
  }),
  fc.record({ do: fc.constant('delete' as const), nth, bare: rarely }),
  fc.record({
    do: fc.constant('deliver' as const),
    nth,
    count: fc.integer({ min: 1, max: 6 }),
    again: rarely,
  }),
  fc.record({
    do: fc.constant('ask' as const),
    what: fc.constantFrom<('more' | 'resync')[]>('more', 'resync'),
  }),
  fc.record({ do: fc.constant('compute' as const) }),
  fc.record({ do: fc.constant('answer' as const) }),
  fc.record({ do: fc.constant('hold' as const), held: fc.boolean() }),
  fc.record({ do: fc.constant('show' as const) }),
);

/** A few changes to two or three tasks, out of order. Nothing else causes a resync, which would hide a fault. */
const few = fc.oneof(
  fc.record({ do: fc.constant('create' as const), fields, bare: fc.constant(false) }),
  fc.record({
    do: fc.constant('update' as const),
    nth: fc.nat(3),
    fields: fc.oneof(fc.record({ subject: fc.constantFrom('a', 'b', 'c') }), fields),
    kind: fc.constant<TaskEventKind>('updated'),
    bare: fc.constant(false),
    sameMoment: fc.constant(false),
  }),
  fc.record({
    do: fc.constant('deliver' as const),
    nth: fc.nat(2),
    count: fc.constant(1),
    again: fc.boolean(),
  }),
  fc.record({ do: fc.constant('ask' as const), what: fc.constant('more' as const) }),
  fc.record({ do: fc.constant('compute' as const) }),
  fc.record({ do: fc.constant('answer' as const) }),
);

function play(world: World, step: Command): void {
  switch (step.do) {
    case 'create':
      world.create(step.fields, step.bare);
      break;
    case 'update':
      world.change(step.nth, step.fields, step.kind, step.bare, step.sameMoment);
      break;
    case 'delete':
      world.delete(step.nth, step.bare);
      break;
    case 'deliver':
      world.deliver(step.nth, step.count, step.again);
      break;
    case 'ask':
      world.ask(step.what);
      break;
    case 'compute':
      world.compute();
      break;
    case 'answer':
      world.answer();
      break;
    case 'hold':
      world.dispatch(listHeld(step.held));
      break;
    case 'show':
      world.dispatch(waitingShown());
  }
}

function expectWhole({ state: { list, records } }: World): void {
  const onScreen = visibleIds(list);
  expect(new Set(onScreen).size).toBe(onScreen.length);
  expect([...onScreen, ...list.waiting].sort()).toEqual([...list.ids].sort());
  expect(Object.keys(records).sort()).toEqual([...list.ids].sort());
}

function expectTrue(world: World): void {
  const truth = world.truth();
  const { ids, total } = world.list;
  expect(total).toBe(truth.length);
  expect(ids).toEqual(truth.slice(0, ids.length).map(({ id }) => id));
  expect(ids.length).toBeGreaterThanOrEqual(Math.min(truth.length, PAGE));
  for (const id of ids) expect(looksSame(world.state.records[id]!, world.tasks.get(id)!)).toBe(true);
}

function settles(
  wanted: TaskFilters,
  sort: TaskSort,
  seeds: readonly Partial<Fields>[],
  steps: readonly Command[],
) {
  const world = new World(wanted, sort);
  for (const seed of seeds) world.create(seed, false);
  world.queue.length = 0;
  for (const step of steps) {
    play(world, step);
    expectWhole(world);
  }
  world.settle();
  expectTrue(world);
}

const orders = fc.constantFrom(...TASK_SORTS);

describe('The list', () => {
  it('ends equal to the filtered tasks of the server after any events in any order', () => {
    const seeds = fc.array(fields, { maxLength: 30 });
    const steps = fc.array(command, { maxLength: 60 });
    fc.assert(fc.property(filters, orders, seeds, steps, settles), { numRuns: 2_000 });
  }, 60_000);

  it('ends equal to the filtered tasks of the server after only a few changes', () => {
    const seeds = fc.array(fields, { maxLength: 2 });
    const many = fc.array(fields, { minLength: 18, maxLength: 22 });
    const start = fc.constant<Command[]>([
      { do: 'ask', what: 'resync' },
      { do: 'compute' },
      { do: 'answer' },
    ]);
    const steps = fc.tuple(start, fc.array(few, { maxLength: 8 })).map((parts) => parts.flat());
    fc.assert(fc.property(filters, orders, fc.oneof(seeds, many), steps, settles), { numRuns: 8_000 });
  }, 60_000);

  it('is the same when each event comes three times', () => {
    fc.assert(
      fc.property(filters, fc.array(fields, { minLength: 1, maxLength: 20 }), (wanted, seeds) => {
        const world = new World(wanted, 'ends');
        world.settle();
        for (const seed of seeds) world.create(seed, false);
        const events = [...world.queue];
        const after = (told: readonly TaskEvent[]) =>
          tasksSlice.reducer(world.state, taskEvents({ events: told, user: anne, now: NOW }));
        const once = after(events);
        const thrice = after([...events, ...events, ...events]);
        expect(thrice).toEqual({ ...once, list: { ...once.list, mark: thrice.list.mark } });
      }),
      { numRuns: 200 },
    );
  });

  it('ends the same in all orders of six events', () => {
    const world = new World(noFilters, 'ends');
    world.create({}, false);
    world.queue.length = 0;
    world.ask('resync');
    world.settle();
    world.change(0, { subject: 'een' }, 'updated', false, false);
    world.change(0, { status: TaskStatus.PickedUp }, 'pickedUp', false, false);
    world.create({ ends: new Date(NOW).toISOString() }, false);
    world.change(1, { status: TaskStatus.Finished }, 'completed', false, false);
    world.change(0, { completeBy: someone(userIds.bram) }, 'executorChanged', false, false);
    world.delete(0, false);
    const events = [...world.queue];
    for (const order of permutations(events)) {
      const other = new World(noFilters, 'ends');
      other.state = tasksSlice.reducer(world.state, taskEvents({ events: order, user: anne, now: NOW }));
      for (const [id, task] of world.tasks) other.tasks.set(id, task);
      other.settle();
      expectTrue(other);
    }
  });

  it('handles a hundred events over ten thousand tasks in a few milliseconds', () => {
    const items = Array.from({ length: 10_000 }, (_, index) =>
      aTask({
        id: `t${index}`,
        ends: new Date(NOW + index * 1_000).toISOString(),
        lastModified: new Date(NOW).toISOString(),
      }),
    );
    let state = tasksSlice.reducer(undefined, overviewEntered({ filters: noFilters, sort: 'ends' }));
    state = tasksSlice.reducer(
      state,
      listAnswered({ epoch: state.list.epoch, snapshot: { items, total: 10_000, mark: 0, now: NOW } }),
    );
    const times: number[] = [];
    for (let round = 1; round <= 20; round += 1) {
      const events = Array.from({ length: 100 }, (_, index): TaskEvent => {
        const task: Task = {
          ...items[(round * 487 + index * 97) % 10_000]!,
          lastModified: new Date(NOW + round * 1_000 + index).toISOString(),
          subject: `Ronde ${round}`,
          ...(index % 3 === 0 && { ends: new Date(NOW + index * 90_000).toISOString() }),
          ...(index % 10 === 0 && { status: TaskStatus.Finished }),
        };
        return { kind: 'updated', id: task.id, task };
      });
      const start = performance.now();
      state = tasksSlice.reducer(state, taskEvents({ events, user: anne, now: NOW }));
      times.push(performance.now() - start);
    }
    expect(Math.min(...times)).toBeLessThan(25);
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}
