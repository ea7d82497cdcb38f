import { refuse } from '../backend/answers';
import type { Bearer } from '../session/token';
import { hubServer } from './hubServer';
import { SignalRConnection } from './signalRServer';

const POLL_MS = 25_000;
const FORGET_MS = 60_000;

interface Poller {
  connection: SignalRConnection;
  outbox: string[];
  isOver: boolean;
  /** Answers the waiting poll, if any. */
  wake: (() => void) | null;
  forget: ReturnType<typeof setTimeout>;
}

const pollers = new Map<string, Poller>();

const text = (body: string, status = 200): Response =>
  new Response(status === 204 ? null : body, {
    status,
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
  });

function forgetLater(id: string): ReturnType<typeof setTimeout> {
  return setTimeout(() => {
    pollers.get(id)?.connection.closed();
    pollers.delete(id);
  }, FORGET_MS);
}

function open(id: string, hub: string, bearer: Bearer): void {
  const poller: Poller = {
    outbox: [],
    isOver: false,
    wake: null,
    forget: forgetLater(id),
    connection: new SignalRConnection(hub, bearer, {
      send: (record) => {
        poller.outbox.push(record);
        poller.wake?.();
      },
      close: () => {
        poller.isOver = true;
        poller.wake?.();
      },
    }),
  };
  pollers.set(id, poller);
}

/** Waits for a message; after an empty answer the client polls again. */
async function wait(poller: Poller): Promise<void> {
  if (poller.outbox.length > 0 || poller.isOver) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, POLL_MS);
    poller.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  poller.wake = null;
}

/** The first poll opens the connection and answers at once; later polls bring messages; 204 means that it is over. */
export async function pollHub(id: string, hub: string, bearer: Bearer): Promise<Response> {
  if (id === '') refuse(400, 'Geen verbinding genoemd.');
  const poller = pollers.get(id);
  if (!poller) {
    open(id, hub, bearer);
    return text('');
  }
  clearTimeout(poller.forget);
  await wait(poller);
  poller.forget = forgetLater(id);
  if (poller.outbox.length === 0 && poller.isOver) {
    clearTimeout(poller.forget);
    pollers.delete(id);
    return text('', 204);
  }
  return text(hubServer.silent ? '' : poller.outbox.splice(0).join(''));
}

export function sendHub(id: string, body: string): Response {
  const poller = pollers.get(id);
  if (!poller) refuse(404, 'Onbekende verbinding.');
  poller.connection.receive(body);
  return text('');
}

export function endHub(id: string): Response {
  pollers.get(id)?.connection.end();
  return new Response(null, { status: 202 });
}
