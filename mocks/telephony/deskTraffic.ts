import { db } from '../db/db';
import { clock } from '../world/clock';
import { createTraffic } from '../world/busyness';
import { createRandom } from '../world/random';
import { users } from '../session/users';
import { dropCall, endCalls } from './calls';
import { CallStatus, PhoneStatus, QueueStatus, type PhoneRecord } from './phoneRecords';
import { changePhone } from './phones';
import { enqueue, isFree, leaveWaiting } from './waitingQueue';

const SEED = 101;
const SECOND = 1_000;

/** The amount of traffic: the seconds between callers, and how long callers wait and talk. */
const levels = {
  rustig: { every: [45, 100], patience: [90, 240], talk: [60, 240] },
  druk: { every: [6, 16], patience: [40, 120], talk: [30, 90] },
} as const;

const STEP_MS = 3 * SECOND;
const WITHHELD = '';
const UNKNOWN = '0201230099';

const numbersOfPeople = (): string[] =>
  db.people
    .where(({ roles }) => roles?.customer ?? roles?.prospect)
    .flatMap(({ contactDetails }) => contactDetails?.phoneNumbers ?? [])
    .flatMap(({ number }) => (number && /\d\d/.test(number) ? [number] : []));

const isColleague = ({ id }: PhoneRecord): boolean => !Object.values(users).some((user) => user.id === id);

/** Simulates callers at the desk: they wait, give up, are answered by colleagues, hang up. */
export function createDeskTraffic(seed = SEED) {
  const random = createRandom(seed);
  let nextCall = 0;
  /** The agents who were offered a caller since they entered the queue. */
  const greeted = new Set<string>();

  const after = ([low, high]: readonly [number, number]): number => random.int(low, high) * SECOND;

  const someNumber = (): string => {
    const lot = random.next();
    if (lot < 0.12) return WITHHELD;
    return lot < 0.3 ? UNKNOWN : random.pick(numbersOfPeople());
  };

  /** An agent who enters an empty queue gets a caller within seconds. */
  const greet = (phone: PhoneRecord) => {
    if (phone.queueStatus !== QueueStatus.Available) greeted.delete(phone.id);
    else if (isFree(phone) && !isColleague(phone) && !greeted.has(phone.id)) {
      greeted.add(phone.id);
      if (db.waitingCallers.size === 0) enqueue(someNumber());
    }
  };

  const callersTire = (patience: readonly [number, number]) => {
    for (const caller of db.waitingCallers.all())
      if (clock.now() - caller.since > after(patience)) leaveWaiting(caller);
  };

  const phonesLiveOn = (talk: readonly [number, number]) => {
    for (const phone of db.phones.all()) {
      const [over] = phone.calls.filter(
        ({ answeredAt, status }) =>
          answeredAt !== null && status !== CallStatus.LineClosed && clock.now() - answeredAt > after(talk),
      );
      if (over) endCalls(phone, [over]);
      const forgotten = phone.calls.find(
        ({ status, since }) => status === CallStatus.Ringing && clock.now() - since > talk[0] * SECOND,
      );
      if (forgotten && forgotten.caller === null) dropCall(phone, forgotten);
    }
  };

  /** A colleague becomes available or unavailable, or answers the longest waiting caller. */
  const colleagueActs = () => {
    const phone = random.pick(db.phones.where(isColleague));
    if (phone.calls.length > 0) return;
    if (phone.status === PhoneStatus.Available && random.chance(0.5)) {
      const [caller] = db.waitingCallers.all();
      if (caller && clock.now() - caller.since > 20 * SECOND) leaveWaiting(caller);
      else changePhone(phone, { status: PhoneStatus.Unavailable });
    } else if (phone.status === PhoneStatus.Unavailable)
      changePhone(phone, { status: PhoneStatus.Available });
  };

  const step = (level: keyof typeof levels) => {
    const { every, patience, talk } = levels[level];
    if (clock.now() >= nextCall) {
      nextCall = clock.now() + after(every);
      enqueue(someNumber());
    }
    db.phones.all().forEach(greet);
    callersTire(patience);
    phonesLiveOn(talk);
    if (random.chance(0.15)) colleagueActs();
  };

  return createTraffic(STEP_MS, step);
}
