import { clock } from '../world/clock';
import type { Bearer } from '../session/token';
import { hubServer, RECORD_SEPARATOR, type HubClient, type HubMessage } from './hubServer';

/** The transport of one client. */
export interface HubSocket {
  send: (text: string) => void;
  close: () => void;
}

const PING_EVERY_MS = 10_000;
const HANDSHAKE_TIMEOUT_MS = 15_000;
const MessageType = { Invocation: 1, Completion: 3, Ping: 6, Close: 7 } as const;

interface WireMessage {
  type?: number;
  target?: string;
  arguments?: unknown[];
  invocationId?: string;
  protocol?: string;
  version?: number;
}

export const hubRecord = (message: unknown): string => JSON.stringify(message) + RECORD_SEPARATOR;

const parse = (text: string): WireMessage | null => {
  try {
    return JSON.parse(text) as WireMessage;
  } catch {
    return null;
  }
};

/**
 * One client that speaks the JSON hub protocol: handshake, pings, invocations and their completions, close. It knows
 * no transport: the owner of the socket passes incoming text to `receive`, and calls `closed` when the connection is
 * gone.
 */
export class SignalRConnection implements HubClient {
  readonly hub: string;
  readonly bearer: Bearer;
  readonly ids = new Set<string>();
  readonly #socket: HubSocket;
  #buffer = '';
  #shaken = false;
  #open = true;
  #timer: ReturnType<typeof setTimeout>;

  constructor(hub: string, bearer: Bearer, socket: HubSocket) {
    this.hub = hub;
    this.bearer = bearer;
    this.#socket = socket;
    this.#timer = setTimeout(() => this.end('Handshake was canceled.'), HANDSHAKE_TIMEOUT_MS);
  }

  receive(text: string): void {
    if (hubServer.silent || !this.#open) return;
    this.#buffer += text;
    const records = this.#buffer.split(RECORD_SEPARATOR);
    this.#buffer = records.pop() ?? '';
    for (const record of records) this.#handle(parse(record));
  }

  /** Called when the connection is gone. */
  closed(): void {
    this.#open = false;
    clearTimeout(this.#timer);
    hubServer.detach(this);
  }

  deliver(message: HubMessage): void {
    if (this.#open) this.#socket.send(message.text);
  }

  end(reason?: string): void {
    if (!this.#open) return;
    if (reason !== undefined) {
      this.#socket.send(
        hubRecord(this.#shaken ? { type: MessageType.Close, error: reason } : { error: reason }),
      );
    }
    this.closed();
    this.#socket.close();
  }

  #handle(message: WireMessage | null): void {
    if (!this.#shaken) this.#shake(message);
    else if (message === null) this.end('Unreadable message.');
    else if (message.type === MessageType.Close) this.end();
    else if (message.type === MessageType.Invocation) this.#invoke(message);
  }

  #shake(message: WireMessage | null): void {
    if (message?.protocol !== 'json' || message.version !== 1) {
      this.end('The protocol is not supported.');
      return;
    }
    this.#shaken = true;
    this.#socket.send(hubRecord({}));
    hubServer.attach(this);
    this.#ping();
  }

  #invoke({ target = '', arguments: args = [], invocationId }: WireMessage): void {
    const reply = hubServer.invoked(this, target, args);
    if (invocationId === undefined || typeof reply === 'string') return;
    this.#socket.send(hubRecord({ type: MessageType.Completion, invocationId, ...reply }));
  }

  /** Keeps the client from timing out, and closes the connection when its token has expired. */
  #ping(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.#open) return;
      if (this.bearer.expires <= clock.now() && hubServer.closesAtExpiry) {
        this.end();
        return;
      }
      if (!hubServer.silent) this.#socket.send(hubRecord({ type: MessageType.Ping }));
      this.#ping();
    }, PING_EVERY_MS);
  }
}
