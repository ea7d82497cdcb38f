import { type Assignee, AssigneeType } from '@/domain/colleagues/assignee';
import type { StepTask } from '@/domain/tasks/taskOutcome';
import type { User } from '@/domain/session/user';
import { chooseForAll, defaultAssignee, toAssignments } from './stepAssignments';

const user: User = {
  id: 'bram',
  name: 'Bram Jansen',
  department: null,
  telephone: null,
  pictureBlobId: null,
  permissions: {},
  functionGroups: [{ id: 'own', title: 'Eigen groep' }],
};
const carla: Assignee = { id: 'carla', name: 'Carla', type: AssigneeType.Employee, department: null };
const group = defaultAssignee('team', 'Team', user);
const task = (id: string): StepTask => ({
  id,
  umbrellaTaskId: '',
  title: id,
  isOptional: false,
  isFinished: false,
  outcome: null,
  outcomes: [],
});

it.each([
  ['the group of the step', 'team', 'Team', { id: 'team', name: 'Team', type: 'FunctionGroup' }],
  ['a group of the user, before its name is loaded', 'own', null, { id: 'own', name: 'Eigen groep' }],
  ['a group whose name is unknown', 'team', null, { id: 'team', name: 'Functiegroep van de stap' }],
  [
    'the user who picks up a step without a group',
    null,
    null,
    { id: 'bram', name: 'Bram Jansen', type: 'Employee' },
  ],
] as const)('the default assignee is %s', (_, id, name, expected) => {
  expect(defaultAssignee(id, name, user)).toMatchObject(expected);
});

it('a colleague is sent as employee and a group as function group (AMB-076)', () => {
  expect(toAssignments([task('a'), task('b')], { a: carla }, group)).toEqual([
    { id: 'a', employeeId: 'carla', functionGroupId: null },
    { id: 'b', employeeId: null, functionGroupId: 'team' },
  ]);
});

it('nothing is sent while a task has no assignee', () => {
  expect(toAssignments([task('a'), task('b')], { a: null }, group)).toBeNull();
});

it('everything goes to one assignee, except the tasks given to another', () => {
  const tasks = ['een', 'twee', 'drie'].map(task);
  const chosen = { ...chooseForAll(carla), twee: group };
  expect(toAssignments(tasks, chosen, null)).toEqual([
    { id: 'een', employeeId: 'carla', functionGroupId: null },
    { id: 'twee', employeeId: null, functionGroupId: 'team' },
    { id: 'drie', employeeId: 'carla', functionGroupId: null },
  ]);
  expect(toAssignments(tasks, chooseForAll(null), group)).toBeNull();
});
