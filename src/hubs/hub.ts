import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { QueryTag } from '@/api/http/queries';
import type { PermissionExpression } from '@/domain/session/permission';
import type { User } from '@/domain/session/user';

/** The events that a hub pushed since the last frame, in order, with the user and the time. */
export interface Pushed<E> {
  events: readonly E[];
  user: User;
  /** The time in ms since 1970. */
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

/** A row of the table of hubs. The fields that every hub needs are required, so a new hub works or does not compile. */
export interface HubFacts {
  /** The hub is open only for users with all of these permissions. */
  needs: readonly PermissionExpression[];
  /**
   * The hub is open always, while an area requests it (`onDemand`, see `hubRequested`), or while one of its records is
   * watched (`whileWatched`, see `recordWatched`).
   */
  open: 'always' | 'onDemand' | 'whileWatched';
  /**
   * Tells whether the status of the hub counts for the connection in the top bar. A `fallback` counts only for users
   * without any primary hub.
   */
  connection: 'primary' | 'fallback' | 'none';
  /** The allowlist of events; all other events are ignored. */
  events: readonly string[];
  /** The methods that the product calls. */
  methods: Readonly<Record<string, HubMethod>>;
  /** The tags that the events of the hub invalidate. They are also invalidated when events may have been missed. */
  invalidates: readonly QueryTag[];
  /**
   * `openRecord` means that the area of the hub invalidates the tags, and only for events about the open record.
   * Without this field every event invalidates them.
   */
  invalidatesFor?: 'openRecord';
  /** The endpoint that reads the record which the hub pushes; its tag has the same name. */
  endpoint?: QueryTag;
  /**
   * The time without events, in ms, after which `invalidates` takes effect. Without `quietMs` it takes effect at once
   * (001 §9, AMB-133).
   */
  quietMs?: number;
}

/** The events of one SignalR hub, as the product understands them. */
export interface Hub<E> extends HubFacts {
  /** The last part of the hub's address, `/signalr/{name}`. */
  name: string;
  /** Returns null for a push that cannot be decoded; such pushes are counted and dropped. Must not throw. */
  decode: (event: string, args: readonly unknown[]) => E | null;
  /** Creates the action with all pushes of one moment, in order. */
  received: ActionCreatorWithPayload<Pushed<E>>;
  /** True for an event that invalidates; without this function every event does. */
  isChange?: (event: E) => boolean;
}

/** The server received a call and refused it, with a text of its own. */
export class HubRefusal extends Error {}

/** The part of a connection that the manager needs. Tests can supply a connection of their own. */
export interface HubConnection {
  start: () => Promise<void>;
  stop: () => Promise<void>;
  on: (event: string, listener: (...args: unknown[]) => void) => void;
  onclose: (listener: (error?: Error) => void) => void;
  /**
   * Calls a method of the hub. The promise is rejected with a {@link HubRefusal} if the server refuses; after any other
   * rejection the outcome is unknown.
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

/** The open connections by hub. The sagas of a store share them outside its state, which cannot hold a connection. */
export interface HubContext {
  hubConnections: Map<string, HubConnection>;
}
