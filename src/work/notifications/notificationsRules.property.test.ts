import fc from 'fast-check';
import type { Finding, AppNotification, Notifications } from './notification';
import { applied, freshIn, listOf, MAX_NOTIFICATIONS, merged, readAt } from './notificationsRules';

const mark = fc.integer({ min: 1, max: 6 }).map((turn) => `2026-11-2${turn}`);
const key = fc.integer({ min: 1, max: 6 }).map((id) => `task/${id}`);

const finding: fc.Arbitrary<Finding> = fc.oneof(
  fc.record({ key, mark }).map(({ key: name, mark: turn }) => ({
    type: 'noticed' as const,
    notification: {
      key: name,
      kind: 'task' as const,
      subject: 'task' as const,
      id: name,
      isOwn: true,
      mark: turn,
    },
  })),
  fc.record({ key, mark }).map(({ key: name, mark: turn }) => ({
    type: 'over' as const,
    keys: [name],
    mark: turn,
  })),
);

const notification: fc.Arbitrary<AppNotification> = fc
  .record({
    key,
    mark,
    at: fc.nat(5),
    isRead: fc.boolean(),
    touched: fc.nat(3),
    isGone: fc.boolean(),
  })
  .map((parts) => ({ ...parts, kind: 'task', subject: 'task', id: parts.key, isOwn: true }));
const notifications = fc
  .uniqueArray(notification, { selector: ({ key: name }) => name })
  .map((list): Notifications => Object.fromEntries(list.map((one) => [one.key, one])));

it('Each event is announced once, however often and in whatever batches it comes', () => {
  fc.assert(
    fc.property(fc.array(fc.array(finding, { maxLength: 8 }), { maxLength: 8 }), (batches) => {
      let held: Notifications = {};
      const told: string[] = [];
      for (const batch of [...batches, ...batches]) {
        const next = applied(held, batch, 0);
        told.push(...freshIn(held, next).map((one) => `${one.key} ${one.mark}`));
        held = next;
      }
      expect(new Set(told).size).toBe(told.length);
      expect(new Set(listOf(held).map((one) => one.key)).size).toBe(listOf(held).length);
    }),
  );
});

it('Tabs end with the same notifications in whatever order they merge', () => {
  fc.assert(
    fc.property(notifications, notifications, notifications, (one, other, third) => {
      expect(merged(one, other)).toEqual(merged(other, one));
      expect(merged(merged(one, other), third)).toEqual(merged(one, merged(other, third)));
      expect(merged(one, one)).toBe(one);
      expect(merged(merged(one, other), other)).toEqual(merged(one, other));
    }),
  );
});

it('Without changes the object stays the same, so that nothing is stored or drawn again', () => {
  fc.assert(
    fc.property(notifications, fc.array(finding), (held, found) => {
      const once = applied(held, found, 0);
      expect(readAt(once, [], true, 1)).toBe(once);
      expect(merged(once, once)).toBe(once);
    }),
  );
});

it('The number of notifications is limited, also when none is relevant, and the oldest are forgotten', () => {
  const found = (from: number): Finding[] =>
    Array.from({ length: 1_000 }, (_, index) => ({
      type: 'noticed',
      notification: {
        key: `task/${from + index}`,
        kind: 'task',
        subject: 'task',
        id: String(from + index),
        isOwn: true,
        mark: 'm',
      },
    }));
  const first = applied({}, found(0), 1);
  const second = applied(first, found(1_000), 2);
  expect(listOf(second)).toHaveLength(MAX_NOTIFICATIONS);
  expect(listOf(second).every(({ at }) => at === 2)).toBe(true);
  const gone = applied(second, [{ type: 'over', keys: Object.keys(second) }], 3);
  const third = applied(gone, found(5_000), 4);
  expect(Object.keys(third).length).toBeLessThanOrEqual(2 * MAX_NOTIFICATIONS);
});

it('A notification that was read stays read until its next event', () => {
  const task = (turn: string): Finding => ({
    type: 'noticed',
    notification: { key: 'task/1', kind: 'task', subject: 'task', id: '1', isOwn: true, mark: turn },
  });
  const read = readAt(applied({}, [task('1')], 1), ['task/1'], true, 2);
  expect(listOf(read)).toMatchObject([{ isRead: true, at: 1 }]);
  expect(applied(read, [task('1')], 3)).toBe(read);
  expect(listOf(applied(read, [task('2')], 3))).toMatchObject([{ isRead: false, at: 3 }]);
});
