import { refusable, refuse } from '../backend/answers';
import type { Outcome } from '../backend/backend';
import { bearerOf, readToken, type Bearer } from '../session/token';
import { hubNamed, hubServer } from './hubServer';
import { world } from '../world/worldState';
import { faults, sleep } from '../backend/faults';
import { stats } from '../backend/stats';
import { clock } from '../world/clock';
import { json } from '../backend/answers';
import { pollHub, sendHub, endHub } from './longPolling';

const HUB_PATH = /^\/signalr\/([^/]+)(\/negotiate)?\/?$/i;

/** The token of a hub call: in the header, or in the query where the browser cannot send one (000 §7.5). */
export const hubBearer = (request: { url: string; headers: Headers }): Bearer | null =>
  readToken(new URL(request.url).searchParams.get('access_token')) ?? bearerOf(request as Request);

export interface HubAddress {
  hub: string;
  negotiate: boolean;
}

export function hubAddress(path: string): HubAddress | null {
  const found = HUB_PATH.exec(path);
  const hub = found && hubNamed(decodeURIComponent(found[1] ?? ''));
  return found && hub ? { hub, negotiate: found[2] !== undefined } : null;
}

const transport = (name: string) => ({ transport: name, transferFormats: ['Text'] });

let negotiated = 0;

/**
 * Answers with a connection id, a connection token and the transports, as negotiateVersion 1 does. The number in the id
 * keeps it unique, because a reset world repeats its random ids while a connection from before the reset may still be
 * polling.
 */
function negotiate(): Response {
  negotiated += 1;
  const id = `${world.random.guid()}-${negotiated}`;
  return json({
    negotiateVersion: 1,
    connectionId: id,
    connectionToken: id,
    availableTransports: [transport('WebSockets'), transport('LongPolling')],
  });
}

const broken: Outcome = { kind: 'broken' };
const never = () => new Promise<never>(() => undefined);
const UNAVAILABLE = 503;

const wrongMethod = () => refuse(405, 'Deze methode kan hier niet.');

/** Handles negotiation and long polling; null when the address is not a hub's. */
export async function handleHubRequest(request: Request): Promise<Outcome | null> {
  const url = new URL(request.url);
  if (!/^\/signalr\//i.test(url.pathname)) return null;
  const address = hubAddress(url.pathname);
  const bearer = hubBearer(request);
  const seen = stats.add({
    method: request.method,
    path: url.pathname,
    query: url.search,
    endpoint: null,
    user: bearer?.user.key ?? null,
    body: null,
    status: null,
    at: clock.now(),
  });
  const fault = faults.take(request.method, url.pathname, bearer?.user.key ?? null);
  if (fault?.delayMs) await sleep(fault.delayMs);
  if (fault?.drop === 'silent') return never();
  if (fault?.drop) return broken;
  const response = await refusable(url.pathname, respond);
  seen.status = response.status;
  return { kind: 'answer', response };

  async function respond(): Promise<Response> {
    if (fault?.status !== undefined) refuse(fault.status, 'Storing (nagebootst).');
    if (!address) refuse(404, 'Dit eindpunt bestaat niet.');
    if (hubServer.refusing) refuse(UNAVAILABLE, 'De hub is niet bereikbaar.');
    if (!bearer) refuse(401, 'Geen geldig token.');
    if (address.negotiate) return request.method === 'POST' ? negotiate() : wrongMethod();
    const id = url.searchParams.get('id') ?? '';
    if (request.method === 'GET') return pollHub(id, address.hub, bearer);
    if (request.method === 'POST') return sendHub(id, await request.text());
    return request.method === 'DELETE' ? endHub(id) : wrongMethod();
  }
}
