import { clock, hubServer, resetDb } from '../backend/testServer';
import { db } from '../db';
import { createDeskTraffic } from './deskTraffic';
import { CallStatus } from './phoneRecords';
import { aTab, withTelephony } from './testPhone';

const SECOND = 1_000;

beforeEach(() => {
  resetDb('leeg');
  hubServer.drop();
  withTelephony();
});

afterAll(() => resetDb('leeg'));

/** The seconds at a quiet desk until a phone of the tab rings. */
function untilItRings(traffic: ReturnType<typeof createDeskTraffic>, tab: ReturnType<typeof aTab>): number {
  for (let seconds = 0; seconds <= 60; seconds += 3) {
    if (tab.phone().calls.some(({ status }) => status === CallStatus.Ringing)) return seconds;
    traffic.step('rustig');
    clock.advance(3 * SECOND);
  }
  return Infinity;
}

it('The phone of an agent who enters an empty queue rings within ten seconds', () => {
  const traffic = createDeskTraffic();
  traffic.step('rustig');
  db.waitingCallers.clear();
  const tab = aTab('anne');
  for (const method of ['login', 'ready', 'enterQueue']) tab.call(method);
  expect(untilItRings(traffic, tab)).toBeLessThanOrEqual(10);
});
