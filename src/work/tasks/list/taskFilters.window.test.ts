import type { TaskRecord } from '@mocks/tasks/records';
import fc from 'fast-check';
import { storedPart } from '@/lib/question';
import { searchText } from '@/lib/text';
import { anAssignee } from '@mocks/db/builders';
import { aTask } from '@mocks/tasks/records';
import { groupIds, userIds } from '@mocks/session/users';
import { TASK_SORTS } from '@/api/tasks/tasks';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskStatusFilter } from '@/domain/tasks/taskStatusFilter';
import type { User } from '@/domain/session/user';
import { noFilters, taskFilters, type TaskFilters, taskQuestion, toTaskQuery } from './taskFilters';
import { taskList } from './taskList';
import { membership } from './taskMembership';

const now = Date.parse('2026-11-21T11:00:00Z'); // a Saturday
const first = { page: 0, pageSize: 9 };

const typeName = fc.string({ minLength: 1, maxLength: 120 });
const person = fc.uuid().map((id) => anAssignee({ id, name: '', department: null }));
const filters: fc.Arbitrary<TaskFilters> = fc.record({
  query: fc.string({ maxLength: 200 }),
  taskTypes: fc.uniqueArray(typeName, { maxLength: 50 }),
  status: fc.option(fc.constantFrom(...Object.values(TaskStatusFilter))),
  deadline: fc.option(fc.constantFrom('today', 'thisWeek', 'expired', '2026-02-28')),
  createdBy: fc.option(person),
  assignedTo: fc.option(person),
});

it('Filters survive being written to an address and read again', () => {
  fc.assert(
    fc.property(filters, fc.constantFrom(...TASK_SORTS), fc.nat(1_999), (wanted, sort, page) => {
      const address = new URLSearchParams(taskQuestion.toSearch({ filters: wanted, sort, page }).toString());
      expect(taskQuestion.read(address)).toEqual({ filters: wanted, sort, page });
    }),
  );
});

it.each([
  'status=17&deadline=gisteren&page=-1&sort=__proto__',
  'page=1e9&deadline=2026-02-30&createdById=../../admin&assignedToId=%00',
  'status=constructor&taskTypes=&deadline=2026-13-01',
  `taskTypes=${'x'.repeat(500)}&page=99999999999`,
  'createdById=<script>&status=__proto__&page=NaN',
])('Invalid search parameters are ignored: %s', (search) => {
  expect(taskQuestion.read(new URLSearchParams(search))).toEqual({
    filters: noFilters,
    sort: 'ends',
    page: 0,
  });
});

it('A hostile query stays text, and long values are limited', () => {
  const { filters: found, page } = taskQuestion.read(
    new URLSearchParams(`query=${'('.repeat(5_000)}&page=999999`),
  );
  expect(found.query).toBe('('.repeat(200));
  expect(page).toBe(1_999);
});

it.each([
  ['null'],
  ['[]'],
  ['{'],
  ['"x"'],
  ['{"query":7,"taskTypes":"a","status":"Weg","createdBy":{"id":"../x"}}'],
])('The invalid stored value %s is read as no filters', (text) => {
  window.localStorage.setItem(
    storageKeys.taskFilters,
    `{"userId":"anne","value":${text},"at":${String(Date.now())}}`,
  );
  expect(readPersonal(storageKeys.taskFilters, 'anne', storedPart(taskFilters), noFilters)).toEqual(
    noFilters,
  );
});

it('Filters survive being stored and read again', () => {
  fc.assert(
    fc.property(filters, (wanted) => {
      writePersonal(storageKeys.taskFilters, 'anne', wanted);
      expect(readPersonal(storageKeys.taskFilters, 'anne', storedPart(taskFilters), noFilters)).toEqual(
        wanted,
      );
    }),
  );
});

it('A query without filters asks only for the page', () => {
  expect(toTaskQuery(noFilters, 'ends', first, now)).toEqual(first);
});

it('The search text loses one trailing dot', () => {
  expect(['lek.', 'lek..', ' lek. ', '.', 'a.b'].map(searchText)).toEqual(['lek', 'lek.', 'lek', '', 'a.b']);
});

it.each([
  [{ deadline: 'today' }, { completion: '2026-11-21' }],
  [{ deadline: 'thisWeek' }, { completion: '2026-11-22' }],
  [{ deadline: '2026-12-05' }, { completion: '2026-12-05' }],
  [{ deadline: 'expired' }, { status: 'DeadlineExpired' }],
  [
    { deadline: 'expired', status: TaskStatusFilter.New },
    { status: 'New', completion: '2026-11-20' },
  ],
  [{ query: 'lek.' }, { searchQuery: 'lek' }],
  [
    { createdBy: anAssignee({ id: 'c' }), assignedTo: anAssignee({ id: 'a' }) },
    { createdById: 'c', completeById: 'a' },
  ],
] as const)('The filters %j are sent as %j', (changes, expected) => {
  expect(toTaskQuery({ ...noFilters, ...changes }, 'ends', first, now)).toEqual({ ...first, ...expected });
});

it('Filters are equal despite other names of people, another order of types or a trailing dot', () => {
  const one = {
    ...noFilters,
    query: 'lek',
    taskTypes: ['a', 'b'],
    assignedTo: anAssignee({ id: 'x', name: '' }),
  };
  const other = {
    ...noFilters,
    query: 'lek.',
    taskTypes: ['b', 'a'],
    assignedTo: anAssignee({ id: 'x', name: 'X' }),
  };
  expect(taskFilters.same(one, other)).toBe(true);
  expect(taskList.hasFilters(one)).toBe(true);
  expect(taskList.hasFilters({ ...noFilters, query: ' .' })).toBe(false);
});

const anne: User = {
  id: userIds.anne,
  name: 'Anne',
  department: null,
  telephone: null,
  pictureBlobId: null,
  permissions: {},
  functionGroups: [{ id: groupIds.klantcontact, title: 'Klantcontact' }],
};

describe('The membership rules', () => {
  const bram = anAssignee({ id: userIds.bram });
  const group = anAssignee({ id: groupIds.klantcontact });
  it.each<[string, Partial<TaskRecord>, Partial<TaskFilters>, boolean]>([
    ['mine and new', {}, {}, true],
    ['of my group', { completeBy: group }, {}, true],
    ['of a colleague', { completeBy: bram }, {}, false],
    ['without an assignee', { completeBy: null }, {}, false],
    ['picked up', { status: TaskStatus.PickedUp }, {}, true],
    ['rejected', { status: TaskStatus.Rejected }, {}, true],
    ['finished', { status: TaskStatus.Finished }, {}, false],
    ['deleted', { status: TaskStatus.Removed }, {}, false],
    ['cancelled', { status: TaskStatus.Canceled }, {}, false],
    ['finished, with that status wanted', { status: TaskStatus.Finished }, { status: 'Finished' }, true],
    ['of a colleague, with a status wanted', { completeBy: bram }, { status: 'New' }, false],
    ['of the wanted colleague', { completeBy: bram }, { assignedTo: bram }, true],
    ['mine, with a colleague wanted', {}, { assignedTo: bram }, false],
    ['made by the wanted colleague', { completeBy: bram }, { createdBy: bram }, true],
    ['made by another', { createdBy: anAssignee(), from: null }, { createdBy: bram }, false],
    ['of a wanted type', {}, { taskTypes: ['Terugbelverzoek'] }, true],
    ['of another type', {}, { taskTypes: ['Verzoek'] }, false],
    ['due today', { ends: '2026-11-21T22:59:59Z' }, { deadline: 'today' }, true],
    ['due tomorrow', { ends: '2026-11-21T23:00:00Z' }, { deadline: 'today' }, false],
    ['due on Sunday', { ends: '2026-11-22T22:59:00.000Z' }, { deadline: 'thisWeek' }, true],
    ['due an hour ago', { ends: '2026-11-21T10:00:00.000Z' }, { deadline: 'expired' }, true],
    ['due in an hour', { ends: '2026-11-21T12:00:00.000Z' }, { deadline: 'expired' }, false],
    ['without a deadline', { ends: null }, { deadline: 'thisWeek' }, false],
    [
      'finished today',
      { status: 2, finished: '2026-11-20T23:00:00.000Z' },
      { status: 'FinishedToday' },
      true,
    ],
    [
      'finished yesterday',
      { status: 2, finished: '2026-11-20T22:59:59.000Z' },
      { status: 'FinishedToday' },
      false,
    ],
    [
      'finished on Monday',
      { status: 2, finished: '2026-11-15T23:00:00.000Z' },
      { status: 'FinishedThisWeek' },
      true,
    ],
    [
      'finished last week',
      { status: 2, finished: '2026-11-15T22:00:00.000Z' },
      { status: 'FinishedThisWeek' },
      false,
    ],
  ])('judge a task that is %s', (_, changes, wanted, expected) => {
    const isIn = membership({ ...noFilters, ...wanted }, anne, now)(aTask(changes)) === 'in';
    expect(isIn).toBe(expected);
  });

  it('leave search texts, missing creators and missing dates to the server', () => {
    const judge = (task: Partial<TaskRecord>, wanted: Partial<TaskFilters>) =>
      membership({ ...noFilters, ...wanted }, anne, now)(aTask(task));
    expect(judge({}, { query: 'x' })).toBe('unsure');
    expect(judge({ createdBy: null }, { createdBy: bram })).toBe('unsure');
    expect(judge({ status: TaskStatus.Finished, finished: null }, { status: 'FinishedToday' })).toBe(
      'unsure',
    );
  });
});
