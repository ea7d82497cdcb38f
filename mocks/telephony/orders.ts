import { refuse } from '../backend/answers';
import { db } from '../db/db';
import { isUserKey, users } from '../session/users';
import { aCall, dropCall, endAfterCallWork, endCalls, ring } from './calls';
import { nobodyAnswers } from './callActions';
import { pace } from './pace';
import { putOffline } from './phoneActions';
import { CallStatus, PhoneStatus, type CallRecord, type PhoneRecord } from './phoneRecords';
import { ofAccount, tellError, tellMessage } from './tell';
import { enqueue, leaveWaiting } from './waitingQueue';

/**
 * A command to the exchange, by a test or in the console of `npm run dev`. Users are named by a key (`anne`) or a
 * user id.
 */
interface Order {
  /** The owner of the phone. */
  user: string;
  number?: string;
  /** The connection id that chooses one of several calls; the last call when absent. */
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

/** The commands; each returns the call or caller that it was about. */
export const phoneOrders = {
  /** Calls this agent; an empty number is withheld. */
  ring: (order: Order) => {
    const phone = phoneOf(order);
    const { status, calls } = phone;
    const isClosing = calls.some(is(LineClosed));
    if (status === PhoneStatus.Offline || status === PhoneStatus.ACW || isClosing)
      refuse(422, 'Deze telefoon kan niet overgaan.');
    return ring(phone, aCall({ number: order.number ?? '', isInbound: true, status: Ringing }));
  },
  /** Adds a caller to the queue, which offers the caller to a free agent. */
  enqueue: ({ number = '' }: Partial<Order>) => enqueue(number),
  /** Removes the longest waiting caller. */
  leaveWaiting: () => {
    const [first] = db.waitingCallers.all();
    if (first) leaveWaiting(first);
    return first ?? null;
  },
  /** Removes the ringing call, as when the caller gives up or a colleague answers. */
  giveUp: (order: Order) => {
    const phone = phoneOf(order);
    const call = callOf(phone, order, is(Ringing));
    dropCall(phone, call);
    return call;
  },
  /** The other side hangs up. */
  hangUp: (order: Order) => {
    const phone = phoneOf(order);
    const call = callOf(phone, order, ({ status }) => status !== LineClosed && status !== Ringing);
    endCalls(phone, [call]);
    return call;
  },
  /** The next call to this number is not answered. */
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
  /** Pushes an error that nothing has caused. */
  error: (order: Order) => {
    tellError(ofAccount(phoneOf(order).id), order.text ?? 'De telefooncentrale heeft een storing.');
    return null;
  },
  message: (order: Order) => {
    tellMessage(phoneOf(order).id, order.type ?? 'info', order.text ?? '');
    return null;
  },
  /** Makes the user unknown to the exchange. */
  withoutCapabilities: (order: Order) => {
    db.phones.change(phoneOf(order), { phoneCapabilities: null });
    return null;
  },
  /** Removes the user's phone. */
  withoutPhone: (order: Order) => {
    db.phones.remove(phoneOf(order).id);
    return null;
  },
  setPace: (order: Partial<Order>) => Object.assign(pace, order.pace),
} as const;

type OrderName = keyof typeof phoneOrders;

export const isPhoneOrder = (name: string): name is OrderName => Object.hasOwn(phoneOrders, name);

/** Runs a command by name with `{user, number, …}`. */
export function carryOutOrder(name: string, order: Readonly<Record<string, unknown>>): unknown {
  if (!isPhoneOrder(name)) refuse(422, `Een van: ${Object.keys(phoneOrders).join(', ')}.`);
  return phoneOrders[name](order as unknown as Order);
}
