import { type Assignee, AssigneeType } from '@/domain/colleague/assignee';
import type { StepTask } from '@/domain/task/taskOutcome';
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
  ['a group of one’s own before its name has come', 'own', null, { id: 'own', name: 'Eigen groep' }],
  ['a group whose name nobody knows', 'team', null, { id: 'team', name: 'Functiegroep van de stap' }],
  [
    'whoever picks up a step without a group',
    null,
    null,
    { id: 'bram', name: 'Bram Jansen', type: 'Employee' },
  ],
] as const)('gives the tasks to %s', (_, id, name, expected) => {
  expect(defaultAssignee(id, name, user)).toMatchObject(expected);
});

it('sends a colleague as employee and a group as function group (AMB-076)', () => {
  expect(toAssignments([task('a'), task('b')], { a: carla }, group)).toEqual([
    { id: 'a', employeeId: 'carla', functionGroupId: null },
    { id: 'b', employeeId: null, functionGroupId: 'team' },
  ]);
});

it('sends nothing while a task has nobody', () => {
  expect(toAssignments([task('a'), task('b')], { a: null }, group)).toBeNull();
});

it('gives everything to one, but for what is given to somebody else', () => {
  const tasks = ['een', 'twee', 'drie'].map(task);
  const chosen = { ...chooseForAll(carla), twee: group };
  expect(toAssignments(tasks, chosen, null)).toEqual([
    { id: 'een', employeeId: 'carla', functionGroupId: null },
    { id: 'twee', employeeId: null, functionGroupId: 'team' },
    { id: 'drie', employeeId: 'carla', functionGroupId: null },
  ]);
  expect(toAssignments(tasks, chooseForAll(null), group)).toBeNull();
});
