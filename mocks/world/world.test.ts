import { isTaskCreated } from '@/domain/tasks/taskActivity';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { clock } from './clock';
import { db } from '../db';
import { historyOf } from '../timeline/history';
import { listTasks } from '../tasks/query';
import { createColleague } from './colleague';
import { startBurst } from '../backend/traffic';
import { userIds, users } from '../session/users';
import { createWorld } from './world';

const NOW = Date.parse('2026-11-21T09:30:00Z');

const everything = () =>
  JSON.stringify([db.tasks.all(), db.activities.all(), db.people.all(), db.media.all()]);

describe('a busy morning', () => {
  beforeEach(() => createWorld({ now: NOW }));

  it('is the same for the same seed and moment, and different for another seed', () => {
    const first = everything();
    createWorld({ now: NOW });
    expect(everything()).toBe(first);
    createWorld({ now: NOW, seed: 7 });
    expect(everything()).not.toBe(first);
  });

  it('has 45 tasks in Anne’s list, of about 140', () => {
    expect(listTasks({}, users.anne, clock.now())).toHaveLength(45);
    expect(db.tasks.size).toBeGreaterThan(125);
  });

  it('has records in every table, except those that only users fill', () => {
    const empty = Object.entries(db).flatMap(([name, { size }]) => (size === 0 ? [name] : []));
    const filledByUse = [
      'errorReports',
      'faqSuggestions',
      'mutedIndicators',
      'portalSessions',
      'portalStatus',
      'repairAppointments',
      'subjectGroups',
      'waitingCallers',
    ];
    /* The morning is a Saturday, on which nobody has called. */
    const expected = [...filledByUse, 'pastCalls'];
    const others = (of: readonly string[], known: readonly string[]) =>
      of.filter((name) => !known.includes(name));
    expect(others(empty, expected), 'empty tables').toEqual([]);
    expect(others(expected, empty), 'tables with records').toEqual([]);
  });

  it('is consistent: counts, histories, cases, persons and attachments', () => {
    for (const task of db.tasks.all()) {
      expect(historyOf(task).filter((activity) => !isTaskCreated(activity))).toHaveLength(
        task.discussionCount,
      );
      const moments = historyOf(task).map(({ startTime }) => startTime);
      expect(task.lastModified).toBe(moments.reduce((last, moment) => (moment > last ? moment : last), ''));
      if (task.relatedPerson)
        expect(db.people.find(task.relatedPerson.id)?.name).toBe(task.relatedPerson.name);
      if (task.case) expect(db.cases.find(task.case.id)?.title).toBe(task.caseTitle);
      for (const id of task.mediaIds) expect(db.media.find(id)).toBeDefined();
    }
    for (const { umbrellaTaskId } of db.stepTasks.all()) {
      if (umbrellaTaskId === null) continue;
      expect(db.tasks.find(umbrellaTaskId)?.taskType?.category).toBe(TaskTypeCategory.CaseFlow);
    }
  });

  it('has a colleague who works by the rules', () => {
    const colleague = createColleague();
    for (let action = 0; action < 200; action += 1) colleague.step();
    for (const task of db.tasks.all()) {
      expect(historyOf(task).filter((activity) => !isTaskCreated(activity))).toHaveLength(
        task.discussionCount,
      );
    }
  });

  it('stays consistent when it changes very fast', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    const burst = startBurst({ perSecond: 200, seconds: 1, seed: 3 });
    await vi.advanceTimersByTimeAsync(1_100);
    expect(burst.pushed).toBeGreaterThanOrEqual(200);
    expect(burst.running).toBe(false);
    for (const task of db.tasks.all()) {
      expect(historyOf(task).filter((activity) => !isTaskCreated(activity))).toHaveLength(
        task.discussionCount,
      );
    }
  });
});

it.each([
  ['leeg', 0],
  ['duizend', 1_000],
  ['tienduizend', 10_000],
] as const)('%s has %i tasks in Anne’s list', (scenario, size) => {
  createWorld({ scenario, now: NOW });
  expect(listTasks({}, users.anne, clock.now())).toHaveLength(size);
  expect(db.colleagues.find(userIds.anne)).toBeDefined();
});
