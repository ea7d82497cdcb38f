import { db } from '../db/db';
import { clock } from '../world/clock';
import { createTraffic } from '../world/busyness';
import { createRandom, type Random } from '../world/random';
import { asUser, simulatedOperators } from './colleagues';
import { conversations, isWaiting } from './conversations';
import { ChatStatus, type ConversationRecord, Direction, type MessageRecord } from './records';
import { send } from './sending';
import { takeStep } from './steps';
import { answers, farewells, openings, replies } from './visitorWords';
import { newcomer } from './newcomers';
import { fallSilent, leave, sendFile, start, write } from './visitors';

const SEED = 61;
const SECOND = 1_000;
const STEP_MS = 2 * SECOND;

/**
 * Times in seconds: between two visitors, their patience, their time to reply, and the time after which a silent
 * visitor counts as gone.
 */
const levels = {
  rustig: { every: [50, 120], patience: 240, reply: [6, 25], silence: 300, most: 3 },
  druk: { every: [8, 20], patience: 150, reply: [3, 12], silence: 120, most: 9 },
} as const;
type Level = keyof typeof levels;

const COLLEAGUE_ANSWERS_AFTER = 8;
const COLLEAGUE_TAKES_AFTER = 40;
const COLLEAGUE_ENDS_AFTER = 25;

const within = (random: Random, [low, high]: readonly [number, number]): number => random.int(low, high);

const secondsSince = (at: number): number => (clock.now() - at) / SECOND;

/**
 * A visitor reacts, mostly with a text, sometimes with a photo. Visitors who have their answer leave, and some fall
 * silent.
 */
function reply({ id, messages }: ConversationRecord, random: Random): void {
  const answered = (messages ?? []).filter(({ direction }) => direction === Direction.toCustomer).length;
  const lot = random.next();
  if (answered > 1 && lot < 0.2) {
    write(id, random.pick(farewells));
    leave(id);
  } else if (lot < 0.3) sendFile(id, 'photo', random.chance(0.5) ? 'Zo ziet het eruit' : '');
  else if (lot < 0.9) write(id, random.pick(replies));
}

const simulated = (operatorId: string | null) => simulatedOperators().find(({ id }) => id === operatorId);

/** Simulates customers at the chat, and colleagues who help some of them. */
export function createVisitorTraffic(seed = SEED) {
  const random = createRandom(seed);
  let nextArrival = 0;

  const waitOn = (conversation: ConversationRecord, level: Level) => {
    const waited = secondsSince(conversation.waitingSince);
    const free = simulatedOperators().filter(({ isLoggedIn }) => isLoggedIn);
    if (waited > levels[level].patience && random.chance(0.1)) leave(conversation.id);
    else if (waited > COLLEAGUE_TAKES_AFTER && free.length > 0 && random.chance(0.05)) {
      const step = conversation.status === ChatStatus.Pending ? 'accept' : 'pickup';
      takeStep(step, asUser(random.pick(free)), conversation.id);
    }
  };

  const talkOn = (conversation: ConversationRecord, last: MessageRecord, level: Level) => {
    const { silence, reply: pace } = levels[level];
    const colleague = simulated(conversation.operatorId);
    const passed = secondsSince(last.at);
    if (passed > silence) fallSilent(conversation.id);
    else if (last.direction === Direction.toCustomer) {
      if (passed > within(random, pace) && passed < silence / 2) reply(conversation, random);
    } else if (colleague && passed > COLLEAGUE_ANSWERS_AFTER && random.chance(0.3))
      send(asUser(colleague), conversation.id, random.pick(answers));
  };

  const finish = ({ id, operatorId, afterCallWorkStartedOn }: ConversationRecord) => {
    const colleague = simulated(operatorId);
    if (colleague && secondsSince(Date.parse(afterCallWorkStartedOn ?? '')) > COLLEAGUE_ENDS_AFTER)
      takeStep('endacw', asUser(colleague), id);
  };

  const goOn = (conversation: ConversationRecord, level: Level) => {
    const last = conversation.messages?.at(-1);
    if (isWaiting(conversation)) waitOn(conversation, level);
    else if (conversation.status === ChatStatus.Active && last) talkOn(conversation, last, level);
    else if (conversation.status === ChatStatus.ACW) finish(conversation);
  };

  /** The events of two seconds. */
  const step = (level: Level): void => {
    const present = conversations();
    present.forEach((conversation) => goOn(conversation, level));
    if (clock.now() < nextArrival || present.filter(isWaiting).length >= levels[level].most) return;
    nextArrival = clock.now() + within(random, levels[level].every) * SECOND;
    if (db.people.size > 0) start(random.pick(openings), newcomer(random));
  };

  return createTraffic(STEP_MS, step);
}
