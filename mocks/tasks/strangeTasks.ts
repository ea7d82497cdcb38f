import { TaskStatus } from '@/domain/tasks/taskStatus';
import type { TaskTypeCategory } from '@/domain/tasks/taskType';
import { db } from '../db/db';
import { userIds } from '../session/users';
import { DAY } from '../world/clock';
import type { TaskRecord } from './records';
import { colleague, type Seeding, seedTask } from './seed';

/**
 * Adds the unexpected tasks that the documents name: an old record, unknown members, and an assignee who left. Carla
 * has one task of each kind.
 */
export function seedStrangeTasks(seeding: Seeding): void {
  const carla = colleague(userIds.carla);
  const strange = (changes: Partial<TaskRecord>) =>
    db.tasks.change(seedTask({ completeBy: carla, status: TaskStatus.New, age: DAY }, seeding), changes);
  strange({ isOld: true, created: '2009-03-29T02:30:00', ends: '0001-01-01T00:00:00' });
  strange({ taskType: { name: 'Van een nieuwere versie', category: 42 as TaskTypeCategory } });
  strange({ status: 17 as TaskStatus });
  strange({ completeBy: { ...carla, id: seeding.random.guid(), name: '' } });
}
