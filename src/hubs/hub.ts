import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { QueryTag } from '@/api/http/queries';
import type { PermissionExpression } from '@/domain/session/permission';
import type { User } from '@/domain/session/user';

/** What a hub pushed since the last frame, in order, for whom and when. */
export interface Pushed<E> {
  events: readonly E[];
  user: User;
  /** ms since 1970. */
  now: number;
}

/** A method of a hub: what it takes, and how its answer is read. */
export interface HubMethod<Args extends readonly unknown[] = readonly unknown[], Answer = unknown> {
  answer: v.GenericSchema<unknown, Answer>;
  /** A type and nothing else: never there. */
  args?: Args;
}

const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** A method that answers nothing: `method<[connectionId: string]>()`. */
export const method = <Args extends readonly unknown[] = []>(): HubMethod<Args, undefined> => ({
  answer: nothing,
});

/** A row of the table of hubs. Every row says all of this, so that a new hub works or does not compile. */
export interface HubFacts {
  /** The hub is open only for users with all of these permissions. */
  needs: readonly PermissionExpression[];
  /** `onDemand`: while an area requests it (`hubRequested`). `whileWatched`: while a record of it is watched (`recordWatched`). */
  open: 'always' | 'onDemand' | 'whileWatched';
  /** Whether its status is that of the connection in the top bar. `fallback`: only for users without any primary hub. */
  connection: 'primary' | 'fallback' | 'none';
  /** The allowlist: other events are ignored. */
  events: readonly string[];
  /** The methods that the product calls. */
  methods: Readonly<Record<string, HubMethod>>;
  /** The tags of answers that its events invalidate, and that are invalidated when it may have missed events. */
  invalidates: readonly QueryTag[];
  /** Its area invalidates them, for events about the record that is open; without it every event does. */
  invalidatesFor?: 'openRecord';
  /** The endpoint that reads the record which the hub pushes; its tag has the same name. */
  endpoint?: QueryTag;
  /** The time without events after which `invalidates` takes effect; without it that is at once (001 §9, AMB-133). */
  quietMs?: number;
}

/** What one SignalR hub pushes, as the product understands it. */
export interface Hub<E> extends HubFacts {
  /** Its last address part: `/signalr/{name}`. */
  name: string;
  /** Null for what cannot be understood; that is counted and dropped. Must not throw. */
  decode: (event: string, args: readonly unknown[]) => E | null;
  /** All pushes of one moment, in order, as one action. */
  received: ActionCreatorWithPayload<Pushed<E>>;
  /** Whether an event of the action is one of this hub that invalidates; without it all are. */
  isChange?: (event: E) => boolean;
}

/** The server took a call of a method and said no, in its own words. */
export class HubRefusal extends Error {}

/** The little that the manager needs of a connection, so that tests can bring their own. */
export interface HubConnection {
  start: () => Promise<void>;
  stop: () => Promise<void>;
  on: (event: string, listener: (...args: unknown[]) => void) => void;
  onclose: (listener: (error?: Error) => void) => void;
  /** Calls a method of the hub. Rejected with a {@link HubRefusal} when the server says no; else nobody knows. */
  invoke: (method: string, ...args: readonly unknown[]) => Promise<unknown>;
}

interface HubConnectionOptions {
  url: string;
  /** Asked anew at every connect; renews first where little validity is left. */
  getToken: () => Promise<string>;
  transports: readonly ('webSockets' | 'longPolling')[];
}

export type HubConnectionFactory = (hubName: string, options: HubConnectionOptions) => HubConnection;

/** The open connections by hub. The sagas of a store share them outside of its state, which cannot hold a connection. */
export interface HubContext {
  hubConnections: Map<string, HubConnection>;
}
