import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import type { PermissionExpression } from '@/domain/permission';
import type { User } from '@/domain/user';

/** What a hub pushed since the last frame, in order, for whom and when. */
export interface Pushed<E> {
  events: readonly E[];
  user: User;
  /** ms since 1970. */
  now: number;
}

/** What one SignalR hub pushes, as the product understands it. One small file per hub describes its own. */
export interface Hub<E> {
  /** Its last address part: `/signalr/{name}`. */
  name: string;
  /** Opened only for people who may see what it tells. */
  needs: readonly PermissionExpression[];
  /** The allowlist: nothing else is listened to. */
  events: readonly string[];
  /** Null for what cannot be understood; that is counted and dropped. Must not throw. */
  decode: (event: string, args: readonly unknown[]) => E | null;
  /** All pushes of one moment, in order, as one action. */
  received: ActionCreatorWithPayload<Pushed<E>>;
}

/** The little that the manager needs of a connection, so that tests can bring their own. */
export interface HubConnection {
  start: () => Promise<void>;
  stop: () => Promise<void>;
  on: (event: string, listener: (...args: unknown[]) => void) => void;
  onclose: (listener: (error?: Error) => void) => void;
  /** Calls a method of the hub; rejected when the server refuses it or the line breaks. */
  invoke: (method: string, ...args: readonly unknown[]) => Promise<unknown>;
}

export interface HubConnectionOptions {
  url: string;
  /** Asked anew at every connect; renews first where little validity is left. */
  getToken: () => Promise<string>;
  transports: readonly ('webSockets' | 'longPolling')[];
}

export type HubConnectionFactory = (hubName: string, options: HubConnectionOptions) => HubConnection;
