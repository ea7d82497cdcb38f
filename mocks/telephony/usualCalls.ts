import { db } from '../db/db';
import { dutchDate, startOfDate } from '../db/calendar';
import type { PastCall } from '../wire/telephony';
import { clock, DAY, HOUR, MINUTE } from '../world/clock';
import { createRandom } from '../world/random';

/** The period for which the exchange keeps calls. */
const REMEMBERED = 60 * DAY;
const SECOND = 1_000;
const directions = ['Inbound', 'Inbound', 'Inbound', 'Outbound', 'Outbound', 'Internal'];

const seedOf = (userId: string, noon: number): number =>
  Number.parseInt(userId.replaceAll('-', '').slice(-8), 16) + noon / DAY;

/** The calls of a user on a working day, which are always the same for the same day. */
function callsOfDay(userId: string, noon: number): PastCall[] {
  const weekday = new Date(noon).getUTCDay();
  if (weekday === 0 || weekday === 6) return [];
  const random = createRandom(seedOf(userId, noon));
  const begin = Date.parse(startOfDate(dutchDate(noon))) + 8 * HOUR;
  const people = db.people.all();
  return Array.from({ length: random.int(5, 14) }, (): PastCall => {
    const { roles, contactDetails } = random.pick(people);
    const isKnown = random.chance(0.8);
    const startTime = begin + random.int(0, 9 * 60) * MINUTE;
    const duration = random.chance(0.15) ? 0 : random.int(20, 900);
    return {
      id: random.guid(),
      userId,
      roleId: isKnown ? (Object.values(roles ?? {})[0] ?? null) : null,
      direction: random.pick(directions),
      startTime: new Date(startTime).toISOString(),
      endTime: new Date(startTime + duration * SECOND).toISOString(),
      duration,
      phoneNumber: (isKnown ? contactDetails?.phoneNumbers?.[0]?.number : '0201230099') ?? null,
    };
  });
}

/** The usual calls in this period that have ended by now. */
export function usualCalls(userId: string, from: number, until: number): PastCall[] {
  const now = clock.now();
  const days: PastCall[][] = [];
  const first = Date.parse(startOfDate(dutchDate(Math.max(from, now - REMEMBERED)))) + 12 * HOUR;
  for (let noon = first; noon - 12 * HOUR < Math.min(until, now); noon += DAY)
    days.push(callsOfDay(userId, noon));
  return days.flat().filter(({ endTime }) => Date.parse(endTime ?? '') <= now);
}
