import type { HubReply, HubMessage } from '../hubs/hubServer';
import { hubServer, users, type UserKey, world } from '../backend/testServer';
import type { Phone } from '../wire/telephony';

/** From here on there is telephony, as `facets` of the configuration says. */
export function withTelephony(available = true): void {
  world.config = { facets: { telephony: { available } } };
}

/** A tab of somebody, what it hears, and what it asks. */
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
    /** The phone as the last update told it. */
    phone: () => heard('update').at(-1) as Phone,
    call: (method: string, ...args: unknown[]): HubReply => hubServer.invoked(client, method, args),
    /** Forgets what was heard so far. */
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
/** A phone with a call as the wire shows it. */
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
