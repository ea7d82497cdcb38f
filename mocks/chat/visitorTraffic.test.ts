import { db } from '../db';
import { clock, resetDb, userIds, users } from '../backend/testServer';
import { logIn, register } from './operators';
import { ChatStatus } from './records';
import { takeStep } from './steps';
import { createVisitorTraffic } from './visitorTraffic';

beforeEach(() => resetDb());

const SECOND = 1_000;

function work(level: 'rustig' | 'druk', seconds: number): void {
  const traffic = createVisitorTraffic();
  for (let at = 0; at < seconds; at += 2) {
    clock.advance(2 * SECOND);
    traffic.step(level);
  }
}

const count = (status: number) => db.conversations.all().filter((one) => one.status === status).length;

it('visitors come and go during an hour at a quiet desk, and there are never very many at once', () => {
  const before = db.conversations.size;
  work('rustig', 3_600);
  expect(db.conversations.size).toBeGreaterThan(before + 10);
  expect(count(ChatStatus.Ended)).toBeGreaterThan(10);
  expect(count(ChatStatus.Pending)).toBeLessThan(8);
});

it('visitors answer the operator until they thank or fall silent', () => {
  register(users.anne, { firstName: 'Anne' });
  logIn(users.anne);
  const { id } = takeStep('accept', users.anne, 'cc000000-0000-4000-8000-000000000001');
  work('rustig', 900);
  expect(db.conversations.find(id)?.status).toBeGreaterThanOrEqual(ChatStatus.ACW);
  expect(db.chatOperators.all().some(({ userId }) => userId === userIds.anne)).toBe(true);
});
