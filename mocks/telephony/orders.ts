import { refuse } from '../backend/answers';
import { db } from '../db/db';
import { isUserKey, users } from '../session/users';
import { aCall, dropCall, endAfterCallWork, endCalls, ring } from './calls';
import { nobodyAnswers } from './callDeeds';
import { pace } from './pace';
import { putOffline } from './phoneDeeds';
import { CallStatus, PhoneStatus, type CallRecord, type PhoneRecord } from './phoneRecords';
import { ofAccount, tellError, tellMessage } from './tell';
import { enqueue, leaveWaiting } from './waitingQueue';

/** What a test, or somebody at `npm run dev`, has the exchange do. Everybody is named by a key (`anne`) or a user id. */
interface Order {
  /** Whose phone. */
  user: string;
  number?: string;
  /** Which of several calls; the last one without it. */
  connectionId?: string;
  text?: string;
  type?: string;
  pace?: Partial<typeof pace>;
}

const phoneOf = ({ user }: Order): PhoneRecord =>
  db.phones.find(isUserKey(user) ? users[user].id : user) ?? refuse(422, `Geen telefoon van '${user}'.`);

function callOf(
  phone: PhoneRecord,
  { connectionId }: Order,
  fits: (call: CallRecord) => boolean,
): CallRecord {
  const fitting = phone.calls.filter(
    (call) => fits(call) && (connectionId === undefined || call.connectionId === connectionId),
  );
  return fitting.at(-1) ?? refuse(422, 'Geen oproep die daarbij past.');
}

const is =
  (...statuses: readonly CallStatus[]) =>
  ({ status }: CallRecord): boolean =>
    statuses.includes(status);

const { Ringing, LineClosed } = CallStatus;

/** What can be ordered; each tells which call or caller it was about. */
export const phoneOrders = {
  /** Somebody calls this agent; an empty number is withheld. */
  ring: (order: Order) => {
    const phone = phoneOf(order);
    const { status, calls } = phone;
    const isClosing = calls.some(is(LineClosed));
    if (status === PhoneStatus.Offline || status === PhoneStatus.ACW || isClosing)
      refuse(422, 'Deze telefoon kan niet overgaan.');
    return ring(phone, aCall({ number: order.number ?? '', isInbound: true, status: Ringing }));
  },
  /** Somebody begins to wait in the queue, and is offered to who is free in it. */
  enqueue: ({ number = '' }: Partial<Order>) => enqueue(number),
  /** Whoever waits longest no longer does. */
  leaveWaiting: () => {
    const [first] = db.waitingCallers.all();
    if (first) leaveWaiting(first);
    return first ?? null;
  },
  /** The caller, or a colleague, takes away what rings. */
  giveUp: (order: Order) => {
    const phone = phoneOf(order);
    const call = callOf(phone, order, is(Ringing));
    dropCall(phone, call);
    return call;
  },
  /** Whoever is on the other side hangs up. */
  hangUp: (order: Order) => {
    const phone = phoneOf(order);
    const call = callOf(phone, order, ({ status }) => status !== LineClosed && status !== Ringing);
    endCalls(phone, [call]);
    return call;
  },
  /** The next time that this number is dialled nobody answers. */
  noAnswer: ({ number = '' }: Partial<Order>) => {
    nobodyAnswers.add(number);
    return null;
  },
  /** The exchange logs a phone out. */
  logout: (order: Order) => {
    putOffline(phoneOf(order));
    return null;
  },
  endAfterCallWork: (order: Order) => {
    const phone = phoneOf(order);
    if (phone.status !== PhoneStatus.ACW) refuse(422, 'Deze telefoon is niet in nawerk.');
    endAfterCallWork(phone);
    return null;
  },
  /** An error that nobody asked for. */
  error: (order: Order) => {
    tellError(ofAccount(phoneOf(order).id), order.text ?? 'De telefooncentrale heeft een storing.');
    return null;
  },
  message: (order: Order) => {
    tellMessage(phoneOf(order).id, order.type ?? 'info', order.text ?? '');
    return null;
  },
  /** A user whom the exchange does not know as valid. */
  withoutCapabilities: (order: Order) => {
    db.phones.change(phoneOf(order), { phoneCapabilities: null });
    return null;
  },
  /** A user without a phone. */
  withoutPhone: (order: Order) => {
    db.phones.remove(phoneOf(order).id);
    return null;
  },
  setPace: (order: Partial<Order>) => Object.assign(pace, order.pace),
} as const;

type OrderName = keyof typeof phoneOrders;

export const isPhoneOrder = (name: string): name is OrderName => Object.hasOwn(phoneOrders, name);

/** `{order, user, number, …}`: the same by name. */
export function carryOutOrder(name: string, order: Readonly<Record<string, unknown>>): unknown {
  if (!isPhoneOrder(name)) refuse(422, `Een van: ${Object.keys(phoneOrders).join(', ')}.`);
  return phoneOrders[name](order as unknown as Order);
}
