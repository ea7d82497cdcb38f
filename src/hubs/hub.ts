import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { QueryTag } from '@/api/http/queries';
import type { PermissionExpression } from '@/domain/session/permission';
import type { User } from '@/domain/session/user';

/** The events that a hub pushed since the last frame, in order, with the user and the time. */
export interface Pushed<E> {
  events: readonly E[];
  user: User;
  /** ms since 1970. */
  now: number;
}

/** A method of a hub: its arguments, and the schema of its answer. */
export interface HubMethod<Args extends readonly unknown[] = readonly unknown[], Answer = unknown> {
  answer: v.GenericSchema<unknown, Answer>;
  /** Exists only as a type, never as a value. */
  args?: Args;
}

const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** A method without an answer: `method<[connectionId: string]>()`. */
export const method = <Args extends readonly unknown[] = []>(): HubMethod<Args, undefined> => ({
  answer: nothing,
});

/** A row of the table of hubs. Every row says all of this, so that a new hub works or does not compile. */
export interface HubFacts {
  /** The hub is open only for users with all of these permissions. */
  needs: readonly PermissionExpression[];
  /** `onDemand`: while an area requests it (`hubRequested`). `whileWatched`: while a record of it is watched (`recordWatched`). */
  open: 'always' | 'onDemand' | 'whileWatched';
  /** Its status counts as that of the connection in the top bar. `fallback`: only for users without any primary hub. */
  connection: 'primary' | 'fallback' | 'none';
  /** The allowlist: other events are ignored. */
  events: readonly string[];
  /** The methods that the product calls. */
  methods: Readonly<Record<string, HubMethod>>;
  /** The tags that its events invalidate. They are also invalidated when the hub may have missed events. */
  invalidates: readonly QueryTag[];
  /**
   * `openRecord`: the area of the hub invalidates the tags, and only for events about the open record. Without this
   * field every event invalidates them.
   */
  invalidatesFor?: 'openRecord';
  /** The endpoint that reads the record which the hub pushes; its tag has the same name. */
  endpoint?: QueryTag;
  /**
   * The pause without events after which `invalidates` takes effect; without `quietMs` it takes effect at once (001 §9,
   * AMB-133).
   */
  quietMs?: number;
}

/** The events of one SignalR hub, as the product understands them. */
export interface Hub<E> extends HubFacts {
  /** Its last address part: `/signalr/{name}`. */
  name: string;
  /** Returns null for a push that cannot be decoded; those are counted and dropped. Must not throw. */
  decode: (event: string, args: readonly unknown[]) => E | null;
  /** All pushes of one moment, in order, as one action. */
  received: ActionCreatorWithPayload<Pushed<E>>;
  /** True for an event that invalidates; without this function every event does. */
  isChange?: (event: E) => boolean;
}

/** The server received a call and refused it, with a text of its own. */
export class HubRefusal extends Error {}

/** The part of a connection that the manager needs, so that tests can bring their own. */
export interface HubConnection {
  start: () => Promise<void>;
  stop: () => Promise<void>;
  on: (event: string, listener: (...args: unknown[]) => void) => void;
  onclose: (listener: (error?: Error) => void) => void;
  /**
   * Calls a method of the hub. Rejected with a {@link HubRefusal} if the server refuses; otherwise the outcome is
   * unknown.
   */
  invoke: (method: string, ...args: readonly unknown[]) => Promise<unknown>;
}

interface HubConnectionOptions {
  url: string;
  /** Called at every connect; renews a token that expires soon. */
  getToken: () => Promise<string>;
  transports: readonly ('webSockets' | 'longPolling')[];
}

export type HubConnectionFactory = (hubName: string, options: HubConnectionOptions) => HubConnection;

/** The open connections by hub. The sagas of a store share them outside of its state, which cannot hold a connection. */
export interface HubContext {
  hubConnections: Map<string, HubConnection>;
}
