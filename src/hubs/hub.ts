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

/** A row of the table of hubs. */
export interface HubFacts {
  /** Opened only for people who may see what it tells. */
  needs: readonly PermissionExpression[];
  /** The allowlist: nothing else is listened to. */
  events: readonly string[];
  /** What can be asked of it, as far as the product does. */
  methods: Readonly<Record<string, HubMethod>>;
  /** Which answers of the back end its events make old. */
  makesOld: readonly QueryTag[];
}

/** What one SignalR hub pushes, as the product understands it. */
export interface Hub<E> extends HubFacts {
  /** Its last address part: `/signalr/{name}`. */
  name: string;
  /** Null for what cannot be understood; that is counted and dropped. Must not throw. */
  decode: (event: string, args: readonly unknown[]) => E | null;
  /** All pushes of one moment, in order, as one action. */
  received: ActionCreatorWithPayload<Pushed<E>>;
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

/** What the sagas of one store share beside its state, in which a connection cannot stand: the lines that are open now, by hub. */
export interface HubContext {
  hubLines: Map<string, HubConnection>;
}
