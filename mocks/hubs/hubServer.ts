import { holds, type Permission } from '@/domain/session/permission';
import type { Bearer } from '../session/token';

interface ServedHub {
  /** The methods that a client may invoke (literals of the specification, 001 §7). */
  methods: readonly string[];
  /** A user with one of these permissions may connect; null for everybody. */
  audience: readonly Permission[] | null;
}

const subscriptions = ['subscribe', 'unsubscribe'];
export const servedHubs: Readonly<Record<string, ServedHub>> = {
  taskHub: { methods: [], audience: ['viewTask'] },
  caseFlowHub: { methods: [], audience: ['viewCaseFlow'] },
  personHub: { methods: ['startJitUpdate', ...subscriptions], audience: ['customerCard'] },
  activityHub: { methods: subscriptions, audience: ['customerCard'] },
  billHub: { methods: subscriptions, audience: ['billRead'] },
  contractHub: { methods: subscriptions, audience: ['contractRead', 'customerCard'] },
  unitHub: { methods: ['startJitUpdate', ...subscriptions], audience: ['customerCard'] },
  unitActivityHub: { methods: subscriptions, audience: ['customerCard'] },
  unitContractHub: { methods: subscriptions, audience: ['contractRead'] },
  unitValuationHub: { methods: subscriptions, audience: ['customerCard'] },
  announcementHub: { methods: subscriptions, audience: ['announcementRead'] },
  presenceHub: { methods: [], audience: null },
  phoneHub: {
    methods: [
      'dial',
      'transferDirect',
      'logout',
      'logoutMultipleByUserIds',
      'releaseCall',
      'forwardCall',
      'pickup',
      'holdCall',
      'resumeCall',
      'ready',
      'notReady',
      'enterQueue',
      'leaveQueue',
      'login',
      'setPhoneRichPresenceState',
      'endAfterCallWork',
      'endAfterCallWorkAndLeaveQueue',
      'setRoleForCall',
      'unsetRoleForCall',
      'reportUserReconnected',
    ],
    audience: ['usePhone'],
  },
  phoneRegistryHub: { methods: ['register', 'deregister', 'getAllPhones'], audience: ['usePhone'] },
};

/** The hub name as the specification spells it; the case of the address does not matter (AMB-118). */
export const hubNamed = (name: string): string | null =>
  Object.keys(servedHubs).find((known) => known.toLowerCase() === name.toLowerCase()) ?? null;

export interface HubMessage {
  event: string;
  args: readonly unknown[];
  /** The message in the JSON protocol, serialised once for all clients. */
  readonly text: string;
}

/** One connected client, over any transport. */
export interface HubClient {
  hub: string;
  bearer: Bearer;
  /** The ids of the subscribed records, in lower case. */
  ids: Set<string>;
  deliver: (message: HubMessage) => void;
  /** Ends the connection from the server; the client treats an end with a reason as an error. */
  end: (reason?: string) => void;
}

export interface Invocation {
  hub: string;
  user: string;
  target: string;
  args: unknown[];
}

/** Handles the methods of a hub that do more than subscribe. */
export interface HubService {
  /** Called when a client connects. */
  arrived: (client: HubClient) => void;
  invoked: (client: HubClient, method: string, args: readonly unknown[]) => HubReply;
}

/** The outcome of a method call: an answer, a refusal, no answer at all, or a dropped connection. */
export type HubReply = { result: unknown } | { error: string } | 'never' | 'drop';

export function mayHear(hub: string, { bearer: { user } }: HubClient): boolean {
  const held = Object.fromEntries(user.permissions.map((name) => [name, true]));
  return servedHubs[hub]?.audience?.some((permission) => holds(held, permission)) ?? true;
}

export const RECORD_SEPARATOR = '\u001e';

function messageOf(event: string, args: readonly unknown[]): HubMessage {
  let text: string | undefined;
  return {
    event,
    args,
    get text() {
      text ??= JSON.stringify({ type: 1, target: event, arguments: args }) + RECORD_SEPARATOR;
      return text;
    },
  };
}

/** The hubs of one back end: connected clients, pushes and simulated failures. */
export class HubServer {
  readonly #clients = new Set<HubClient>();
  readonly #replies = new Map<string, HubReply>();
  readonly #services = new Map<string, HubService>();
  readonly invocations: Invocation[] = [];
  /** Refuses negotiation and new connections. */
  refusing = false;
  /** The connections are dead without having been closed: nothing comes through in either direction. */
  silent = false;
  /** Ends connections whose token has expired, as some servers do. */
  closesAtExpiry = false;
  pushed = 0;

  get clients(): readonly HubClient[] {
    return [...this.#clients];
  }

  attach(client: HubClient): void {
    this.#clients.add(client);
    this.#services.get(client.hub)?.arrived(client);
  }

  detach(client: HubClient): void {
    this.#clients.delete(client);
  }

  /**
   * Pushes to the clients that subscribed to one of `ids`: the record, or a record that it belongs to. Null pushes to
   * everyone.
   */
  push(hub: string, event: string, args: readonly unknown[], ids: readonly string[] | null = null): void {
    const asked = ({ ids: wanted }: HubClient) => ids?.some((id) => wanted.has(id.toLowerCase())) ?? true;
    this.tell(hub, asked, event, args);
  }

  /** Sends to the clients with permission that match `isMeant`, such as those of one account or one connection. */
  tell(hub: string, isMeant: (client: HubClient) => boolean, event: string, args: readonly unknown[]): void {
    this.pushed += 1;
    if (this.silent) return;
    const message = messageOf(event, args);
    for (const client of this.clients)
      if (client.hub === hub && mayHear(hub, client) && isMeant(client)) client.deliver(message);
  }

  /** Sends to one connection, without a check of permissions. */
  tellOne(client: HubClient, event: string, args: readonly unknown[]): void {
    this.pushed += 1;
    if (!this.silent) client.deliver(messageOf(event, args));
  }

  /** Called for a request to synchronise a record (`startJitUpdate`). */
  onJitUpdate: (client: HubClient, id: string) => void = () => undefined;

  /** Registers the service that handles the methods of a hub. */
  serve(hub: string, service: HubService): void {
    this.#services.set(hub, service);
  }

  /** Makes every call of this method end with `reply`, without any effect; null restores the method. */
  replyTo(hub: string, method: string, reply: HubReply | null): void {
    if (reply === null) this.#replies.delete(`${hub}/${method}`);
    else this.#replies.set(`${hub}/${method}`, reply);
  }

  /** Handles a method call of a client. A reply that drops the connection gives no answer first. */
  invoked(client: HubClient, target: string, args: unknown[]): HubReply {
    const method = servedHubs[client.hub]?.methods.find(
      (name) => name.toLowerCase() === target.toLowerCase(),
    );
    this.invocations.push({ hub: client.hub, user: client.bearer.user.key, target, args });
    if (method === undefined) return { error: `Failed to invoke '${target}' because it does not exist.` };
    const reply = this.#replies.get(`${client.hub}/${method}`) ?? this.#serve(client, method, args);
    if (reply === 'drop') {
      this.detach(client);
      client.end();
    }
    return reply;
  }

  #serve(client: HubClient, method: string, args: unknown[]): HubReply {
    return this.#services.get(client.hub)?.invoked(client, method, args) ?? this.#done(client, method, args);
  }

  /** The methods of most hubs: they change the subscriptions and answer null. */
  #done(client: HubClient, method: string, [id]: unknown[]): HubReply {
    if (typeof id === 'string') {
      if (method === 'unsubscribe') client.ids.delete(id.toLowerCase());
      if (method === 'subscribe' || method === 'startJitUpdate') client.ids.add(id.toLowerCase());
      if (method === 'startJitUpdate' && mayHear(client.hub, client)) this.onJitUpdate(client, id);
    } else if (method === 'unsubscribe') client.ids.clear();
    return { result: null };
  }

  /** Ends every connection, or those of one hub. */
  drop(hub: string | null = null, reason?: string): void {
    for (const client of this.clients) {
      if (hub !== null && client.hub !== hub) continue;
      this.detach(client);
      client.end(reason);
    }
  }

  reset(): void {
    this.drop();
    this.invocations.length = 0;
    this.#replies.clear();
    this.refusing = false;
    this.silent = false;
    this.closesAtExpiry = false;
    this.pushed = 0;
  }
}

export const hubServer = new HubServer();
