import type { HubReply, HubMessage } from '../hubs/hubServer';
import { hubServer, users, type UserKey, world } from '../backend/testServer';
import type { Phone } from '../wire/telephony';

/** Makes telephony available, as `facets` of the configuration says. */
export function withTelephony(available = true): void {
  world.config = { facets: { telephony: { available } } };
}

/** A tab of a user, with its received pushes and its method calls. */
export function aTab(user: UserKey, hub = 'phoneHub') {
  const pushed: [event: string, record: unknown][] = [];
  const client = {
    hub,
    bearer: { user: users[user], expires: Infinity },
    ids: new Set<string>(),
    deliver: ({ event, args }: HubMessage) =>
      pushed.push([event, JSON.parse(JSON.stringify(args[0])) as unknown]),
    end: () => undefined,
  };
  hubServer.attach(client);
  const heard = (name: string): unknown[] =>
    pushed.filter(([event]) => event === name).map(([, record]) => record);
  return {
    pushed,
    heard,
    /** The phone of the last update. */
    phone: () => heard('update').at(-1) as Phone,
    call: (method: string, ...args: unknown[]): HubReply => hubServer.invoked(client, method, args),
    /** Forgets the pushes received so far. */
    listen: () => void pushed.splice(0),
  };
}

export const OK: HubReply = { result: null };

const CALL = {
  connectionId: 'verbinding-6',
  phoneCallRegistrationId: 'd6',
  candidateRoleIds: [],
  subjectRoleId: null,
  number: '0612345678',
  status: 6,
  waitingTime: 0,
  duration: 1,
};
/** A phone with a call on the wire. */
export const PHONE = {
  userId: 'e1',
  queueStatus: 2,
  phoneNumber: '101',
  status: 4,
  calls: [CALL],
  lastFinishedCall: null,
  phoneCapabilities: ['Dial'],
  password: null,
  phoneNumberOptions: ['101'],
  phoneRichPresenceState: { value: 'Available', options: [{ text: 'Beschikbaar', value: 'Available' }] },
  afterCallWorkTime: null,
};
