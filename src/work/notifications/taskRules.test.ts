import * as v from 'valibot';
import type { User } from '@/domain/session/user';
import { Task } from '@/domain/tasks/task';
import type { TaskEventKind } from '@/hubs/taskHub';
import type { Finding } from './notification';
import { findDue, findInTask, findMissed } from './taskRules';

const NOW = Date.parse('2026-11-21T11:00:00.000Z');
const DAY_END = Date.parse('2026-11-21T23:00:00.000Z');

const person = (id: string) => ({ id, name: id, type: 'Employee' });
const group = (id: string) => ({ id, name: id, type: 'FunctionGroup' });
const me: User = {
  id: 'me',
  name: 'Anne',
  department: null,
  telephone: null,
  pictureBlobId: null,
  permissions: {},
  functionGroups: [{ id: 'myGroup', title: 'Klantcontact' }],
};

const aTask = (changes: object = {}): Task =>
  v.parse(Task, {
    id: 't',
    subject: 'Lekkage',
    status: 0,
    created: '2026-11-21T10:00:00.000Z',
    lastModified: '2026-11-21T10:00:00.000Z',
    createdBy: person('bram'),
    from: person('bram'),
    completeBy: person('me'),
    ...changes,
  });

const noticed = (found: readonly Finding[]) =>
  found.flatMap((finding) => (finding.type === 'noticed' ? finding.notification.key : []));
const over = (found: readonly Finding[]) =>
  found.flatMap((finding) => (finding.type === 'over' ? finding.keys : []));

const find = (kind: TaskEventKind, task: Task | null, ownActions: readonly string[] = []) =>
  findInTask({ kind, id: 't', task }, { user: me, now: NOW, isOwnAction: (id) => ownActions.includes(id) });

describe('A push of', () => {
  it.each<[what: string, kind: TaskEventKind, changes: object, expected: string[]]>([
    ['a new task assigned to me', 'created', {}, ['task/t']],
    ['a new task of my group', 'created', { completeBy: group('myGroup') }, ['task/t']],
    ['a new task of a colleague', 'created', { completeBy: person('bram') }, []],
    ['a new task of another group', 'created', { completeBy: group('other') }, []],
    ['a new task without an assignee', 'created', { completeBy: null }, []],
    ['a task that I made for myself', 'created', { createdBy: person('me') }, []],
    ['a task that is given to me', 'executorChanged', {}, ['task/t']],
    ['a picked-up task that is given to me', 'executorChanged', { status: 1 }, ['task/t']],
    ['a task that is given to my group', 'executorChanged', { completeBy: group('myGroup') }, ['task/t']],
    ['a task that is given away', 'executorChanged', { completeBy: person('bram') }, []],
    ['a task that comes back to me', 'rejected', { status: 4, from: person('me') }, ['task/t']],
    ['a task of mine that is changed', 'contentsModified', {}, []],
    ['a task of mine that is linked', 'updated', {}, []],
    ['a task of mine that is picked up', 'pickedUp', { status: 1 }, []],
    ['a new task that is finished already', 'created', { status: 2 }, []],
    ['a new task of an unknown status', 'created', { status: 17 }, []],
    ['a message about a task assigned to me', 'discussed', {}, ['answer/task/t']],
    ['a message about a task that I made', 'discussed', madeByMe(), ['answer/task/t']],
    [
      'a message about a task made on my behalf',
      'discussed',
      { from: person('me'), completeBy: null },
      ['answer/task/t'],
    ],
    [
      'a message about a finished task that I made',
      'discussed',
      { ...madeByMe(), status: 2 },
      ['answer/task/t'],
    ],
    ['a message about a task of my group', 'discussed', { completeBy: group('myGroup') }, []],
    ['a message about a task of a colleague', 'discussed', { completeBy: person('bram') }, []],
    ['a chat that is linked', 'activitiesUpdated', {}, []],
  ])('%s gives the right notifications (%s)', (_, kind, changes, expected) => {
    expect(noticed(find(kind, aTask(changes)))).toEqual(expected);
    expect(noticed(find(kind, aTask(changes), ['t']))).toEqual([]);
  });

  function madeByMe() {
    return { createdBy: person('me'), completeBy: person('bram') };
  }

  it.each<[what: string, kind: TaskEventKind, task: Task | null, expected: string[]]>([
    ['finished', 'completed', aTask({ status: 2 }), ['task/t', 'due/t']],
    ['finished, with only its id', 'completed', null, ['task/t', 'due/t']],
    ['deleted', 'deleted', aTask({ status: 3 }), ['task/t', 'due/t', 'answer/task/t']],
    ['deleted, with only its id', 'deleted', null, ['task/t', 'due/t', 'answer/task/t']],
    ['given away', 'executorChanged', aTask({ completeBy: person('bram') }), ['task/t', 'due/t']],
    ['picked up', 'pickedUp', aTask({ status: 1 }), ['task/t']],
    ['changed', 'updated', aTask(), []],
    ['changed, with only its id', 'updated', null, []],
  ])('a task that is %s removes the right notifications (%s)', (_, kind, task, expected) => {
    expect(over(find(kind, task))).toEqual(expected);
  });
});

it.each([
  ['today, of a task assigned to me', { ends: '2026-11-21T22:59:00.000Z' }, 'deadline'],
  ['passed, of a task assigned to me', { ends: '2026-11-19T10:00:00.000Z' }, 'deadline'],
  ['tomorrow', { ends: '2026-11-21T23:00:00.000Z' }, null],
  ['no deadline', { ends: null }, null],
  ['today, of a task of my group', { ends: '2026-11-21T12:00:00.000Z', completeBy: group('myGroup') }, null],
  ['today, of a task of a colleague', { ends: '2026-11-21T12:00:00.000Z', completeBy: person('bram') }, null],
  ['today, of a finished task', { ends: '2026-11-21T12:00:00.000Z', status: 2 }, null],
  ['a call-back later today', { ...callBack(), ends: '2026-11-21T11:00:00.000Z' }, 'deadline'],
  ['an overdue call-back', { ...callBack(), ends: '2026-11-21T10:59:00.000Z' }, 'callBack'],
  ['an overdue call-back of my group', { ...ofGroup(), ends: '2026-11-21T10:59:00.000Z' }, 'callBack'],
  ['a call-back of my group later today', { ...ofGroup(), ends: '2026-11-21T12:00:00.000Z' }, null],
])('A deadline is judged by the clock: %s', (_, changes, expected) => {
  const [found] = findDue(aTask(changes), DAY_END, { user: me, now: NOW });
  expect(found?.type === 'noticed' ? found.notification.kind : null).toBe(expected);
});

function callBack() {
  return { taskType: { name: 'Terugbellen', category: 0 } };
}
function ofGroup() {
  return { ...callBack(), completeBy: group('myGroup') };
}

it.each([
  ['created while the program was closed', {}, ['task/t']],
  ['created before the program was closed', { created: '2026-11-21T09:00:00.000Z' }, []],
  ['picked up', { status: 1 }, []],
  ['made by me', { createdBy: person('me') }, []],
  ['of a colleague', { completeBy: person('bram') }, []],
])('A task from before the page opened is found if it was missed: %s', (_, changes, expected) => {
  expect(noticed(findMissed(aTask(changes), Date.parse('2026-11-21T09:30:00.000Z'), me))).toEqual(expected);
});
