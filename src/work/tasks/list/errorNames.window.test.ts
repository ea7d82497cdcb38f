import { aTask } from '@mocks/db';
import { writePersonal } from '@/core/storage/storage';
import { Task } from '@/domain/tasks/task';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import * as v from 'valibot';
import { keepErrorNames, readErrorNames } from './errorNames';

const taskType = { name: 'Foutmelding', category: TaskTypeCategory.Error };
const anError = (id: string, properties: Record<string, string>) =>
  v.parse(Task, aTask({ id, taskType, properties }));
const kept = { application: 'Koppeling' };

it('Only the names that the title of an error task needs are stored', () => {
  keepErrorNames('anne', [anError('a', { ...kept, scopeId: 'geheim' }), anError('b', { scopeId: 'geheim' })]);
  expect(readErrorNames('anne')).toEqual({ a: kept });
});

it('The names of the oldest tasks are dropped beyond a hundred tasks', () => {
  const ids = Array.from({ length: 101 }, (_, index) => `taak-${index}`);
  keepErrorNames(
    'anne',
    ids.map((id) => anError(id, kept)),
  );
  keepErrorNames('anne', [anError('taak-1', kept)]);
  keepErrorNames('anne', [anError('nieuw', kept)]);
  expect(Object.keys(readErrorNames('anne'))).toEqual([...ids.slice(3), 'taak-1', 'nieuw']);
});

it('The names of another user and invalid names are not read', () => {
  writePersonal('task-error-names', 'bram', { a: kept });
  expect(readErrorNames('anne')).toEqual({});
  writePersonal('task-error-names', 'anne', { a: { application: 7 } });
  expect(readErrorNames('anne')).toEqual({});
});
