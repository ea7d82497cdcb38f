import type { TaskRecord } from '@mocks/tasks/records';
import { anAssignee } from '@mocks/db/builders';
import { aTask } from '@mocks/tasks/records';
import { groupIds, userIds } from '@mocks/session/users';
import { AssigneeType } from '@/domain/colleagues/assignee';
import type { Permission } from '@/domain/session/permission';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import type { User } from '@/domain/session/user';
import { taskMessages } from './taskMessages';
import {
  canFinish,
  canPickUp,
  whyNotDelete,
  whyNotFinish,
  whyNotLink,
  whyNotModify,
  whyNotPickUp,
  whyNotReject,
  whyNotReply,
} from './taskPermissions';
import { isFilledIn } from '@/lib/text';
import { errorTitle, isNew, messageCount, taskUrgency } from './tasksRules';

const anne = (...permissions: Permission[]): User => ({
  id: userIds.anne,
  name: 'Anne de Vries',
  department: null,
  telephone: null,
  pictureBlobId: null,
  permissions: Object.fromEntries(permissions.map((permission) => [permission, true])),
  functionGroups: [{ id: groupIds.klantcontact, title: 'Klantcontact' }],
});

const me = anAssignee();
const bram = anAssignee({ id: userIds.bram, name: 'Bram Jansen' });
const myGroup = anAssignee({ id: groupIds.klantcontact, type: AssigneeType.FunctionGroup });
const otherGroup = anAssignee({ id: groupIds.incasso, type: AssigneeType.FunctionGroup });

type Row = [string, Partial<TaskRecord>, boolean];

describe('Picking up', () => {
  it.each<Row>([
    ['new and mine', {}, true],
    ['new and of my group', { completeBy: myGroup }, true],
    ['rejected and mine again', { status: TaskStatus.Rejected }, true],
    ['picked up already', { status: TaskStatus.PickedUp }, false],
    ['finished', { status: TaskStatus.Finished }, false],
    ['deleted', { status: TaskStatus.Removed }, false],
    ['cancelled', { status: TaskStatus.Canceled }, false],
    ['without an assignee', { completeBy: null }, false],
    ['of a colleague', { completeBy: bram }, false],
    ['of another group', { completeBy: otherGroup }, false],
  ])('is judged for a task that is %s', (_, changes, expected) => {
    expect(canPickUp(aTask(changes), anne())).toBe(expected);
  });

  it('is refused with a reason', () => {
    expect(whyNotPickUp(aTask({ status: TaskStatus.PickedUp }), anne())).toBe(taskMessages.whyNot.pickedUp);
    expect(whyNotPickUp(aTask({ completeBy: null }), anne())).toBe(taskMessages.whyNot.noAssignee);
    expect(whyNotPickUp(aTask(), anne())).toBeNull();
  });
});

describe('Finishing', () => {
  const status = TaskStatus.PickedUp;
  it.each<Row>([
    ['picked up and mine', { status }, true],
    ['picked up and of my group', { status, completeBy: myGroup }, true],
    ['picked up by a colleague', { status, completeBy: bram }, false],
    ['without an assignee', { status, completeBy: null }, false],
    ['new', {}, false],
    ['rejected', { status: TaskStatus.Rejected }, false],
    ['finished', { status: TaskStatus.Finished }, false],
    ['deleted', { status: TaskStatus.Removed }, false],
    ['cancelled', { status: TaskStatus.Canceled }, false],
  ])('is judged for a task that is %s', (_, changes, expected) => {
    expect(canFinish(aTask(changes), anne('editTask'))).toBe(expected);
  });

  it('requires picking up first', () => {
    expect(whyNotFinish(aTask(), anne())).toBe(taskMessages.whyNot.notPickedUp);
  });
});

describe('Rejecting', () => {
  it.each<Row>([
    ['new and mine, from a colleague', {}, true],
    ['picked up', { status: TaskStatus.PickedUp }, true],
    ['of my group, from a colleague', { completeBy: myGroup }, true],
    ['of my group, from me', { completeBy: myGroup, from: me, createdBy: me }, true],
    ['from me to me', { from: me }, false],
    ['made by me for me, without from', { from: null, createdBy: me }, false],
    ['made by a colleague, without from', { from: null, createdBy: bram }, true],
    ['without an owner to return it to', { from: null, createdBy: null }, false],
    ['of a colleague', { completeBy: bram, from: me }, false],
    ['without an assignee', { completeBy: null }, false],
    ['finished', { status: TaskStatus.Finished }, false],
    ['cancelled', { status: TaskStatus.Canceled }, false],
    ['deleted', { status: TaskStatus.Removed }, false],
  ])('is judged for a task that is %s', (_, changes, expected) => {
    expect(whyNotReject(aTask(changes), anne(), true) === null).toBe(expected);
  });

  it('does not require an owner until the whole task is read', () => {
    const listed = aTask({ from: null, createdBy: null });
    expect(whyNotReject(listed, anne(), false)).toBeNull();
    expect(whyNotReject(listed, anne(), true)).toBe(taskMessages.whyNot.noOwner);
  });

  it('is refused with a reason of its own for a task that the user owns', () => {
    expect(whyNotReject(aTask({ from: me }), anne(), true)).toBe(taskMessages.whyNot.ownTask);
  });
});

describe.each([
  ['modify', whyNotModify],
  ['delete', whyNotDelete],
])('The right to %s', (_, whyNot) => {
  it.each<[string, Partial<TaskRecord>, Permission[], boolean]>([
    ['of anyone, with editTask', { completeBy: bram }, ['editTask'], true],
    ['of anyone, without editTask', {}, ['viewTask'], false],
    ['that I made', { createdBy: me }, [], true],
    ['that was made on my behalf', { from: me }, [], true],
    ['picked up, with editTask', { status: TaskStatus.PickedUp }, ['editTask'], true],
    ['cancelled, with editTask', { status: TaskStatus.Canceled }, ['editTask'], true],
    ['finished', { status: TaskStatus.Finished, createdBy: me }, ['editTask'], false],
    ['deleted', { status: TaskStatus.Removed, createdBy: me }, ['editTask'], false],
  ])('is judged for a task %s', (__, changes, permissions, expected) => {
    expect(whyNot(aTask(changes), anne(...permissions)) === null).toBe(expected);
  });
});

it('Only tasks without a relation can be linked, by users with editTask', () => {
  expect(whyNotLink(aTask(), anne('editTask'))).toBeNull();
  expect(whyNotLink(aTask(), anne('viewTask'))).not.toBeNull();
  expect(whyNotLink(aTask({ relatedPerson: { id: 'p', name: 'P' } }), anne('editTask'))).not.toBeNull();
  expect(whyNotLink(aTask({ status: TaskStatus.Finished }), anne('editTask'))).not.toBeNull();
});

it('A reply is allowed on every task that is not deleted, if it has text', () => {
  expect(whyNotReply(aTask({ status: TaskStatus.Finished }), anne())).toBeNull();
  expect(whyNotReply(aTask({ status: TaskStatus.Removed }), anne())).not.toBeNull();
  expect(['', '  ', '\n\t', ' '].map(isFilledIn)).toEqual([false, false, false, false]);
  expect(isFilledIn(' . ')).toBe(true);
});

describe('The time rules', () => {
  const now = Date.parse('2026-11-21T11:00:00Z');
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();

  it.each<[string, Partial<TaskRecord>, number, boolean]>([
    ['made an hour ago', { created: at(-1) }, 24, true],
    ['made just outside the window', { created: at(-24) }, 24, false],
    ['made now, with a window of zero hours', { created: at(0) }, 0, false],
    ['picked up meanwhile', { created: at(-1), status: TaskStatus.PickedUp }, 24, false],
    ['of unknown age', { created: null }, 24, false],
  ])('judge whether a task %s is new', (_, changes, hours, expected) => {
    expect(isNew(aTask(changes), hours, now)).toBe(expected);
  });

  it('mark only open tasks as overdue or near', () => {
    expect(taskUrgency(aTask({ ends: at(-0.1) }), now)).toBe('overdue');
    expect(taskUrgency(aTask({ ends: at(-0.1), status: TaskStatus.Finished }), now)).toBe('calm');
    expect(taskUrgency(aTask({ ends: null }), now)).toBe('calm');
    expect(taskUrgency(aTask({ ends: at(5) }), now)).toBe('near');
    expect(taskUrgency(aTask({ ends: at(5), status: TaskStatus.Finished }), now)).toBe('calm');
    expect(taskUrgency(aTask({ ends: at(30) }), now)).toBe('calm');
  });
});

it('The title of an error task names application, notification and consumer', () => {
  const taskType = { name: 'Fout', category: TaskTypeCategory.Error };
  const properties = { application: 'Portaal', notificationName: 'HuurGewijzigd', consumerName: 'Mail' };
  expect(errorTitle(aTask({ subject: 'Fout', taskType, properties }))).toBe(
    'Fout [Portaal] [HuurGewijzigd] [Mail]',
  );
  expect(errorTitle(aTask({ subject: 'Fout', taskType, properties: { consumerName: 'Mail' } }))).toBe(
    'Fout [Mail]',
  );
  expect(errorTitle(aTask({ subject: 'Lekkage', properties }))).toBe('Lekkage');
});

it('The message count excludes the activity that a task starts with', () => {
  const activity = {
    id: '1',
    message: '',
    startTime: null,
    colleague: null,
    taskId: null,
    chatConversationId: null,
  };
  expect(
    messageCount([
      { ...activity, type: 'TaskCreated' },
      { ...activity, type: 'Discussion' },
    ]),
  ).toBe(1);
});

it('The messages are those of the specification', () => {
  expect(taskMessages.pickUp).toMatchObject({
    success: 'Taak succesvol opgepakt',
    failure: 'Fout opgetreden tijdens oppakken van de taak. Probeer het nogmaals.',
  });
  expect(taskMessages.noTaskSelected).toBe('No task selected yet.');
});
