import { holds } from '@/domain/session/permission';
import { problem, Refusal, refusable, refuse, toResponse } from './answers';
import type { Body } from './body';
import type { Demand, Guarded } from './demands';
import { clock } from '../world/clock';
import type { UserRecord } from '../db/records';
import { faults, latency, sleep, type Fault } from './faults';
import { stats } from './stats';
import { bearerOf } from '../session/token';
import { USER_COOKIE, isUserKey, users } from '../session/users';
import { world } from '../world/worldState';

/** A request with the route that matched it. */
export interface Call {
  request: Request;
  url: URL;
  query: URLSearchParams;
  param: (name: string) => string;
  /** The signed-in user; throws for a call that needs no session. */
  user: UserRecord;
  /** The user of the browser: from the cookie, otherwise the one that the world signed in. Null when signed out. */
  visitor: UserRecord | null;
  /** The body as a record; empty when it is JSON of another kind, refused when it is no JSON. */
  body: () => Promise<Body>;
}

/** Handles a call; the returned value becomes the answer (`toResponse`). */
export type Handler = (call: Call) => unknown;
/**
 * Handlers by method and address. The addresses are written by hand from the specification (000 §7, decisions.md),
 * independent of those in src/api.
 */
export type Handlers = Readonly<Record<string, Guarded>>;

/** An answer, or a connection that breaks. */
export type Outcome = { kind: 'answer'; response: Response } | { kind: 'broken' };

interface Route {
  method: string;
  endpoint: string;
  pattern: RegExp;
  names: string[];
  demand: Demand;
  handle: Handler;
}

/** `:name` matches one part of the path, `:name*` the rest of it. Case does not matter (AMB-118). */
function toRoute(endpoint: string, guarded: Guarded): Route {
  const [method = '', path = ''] = endpoint.split(' ');
  const names: string[] = [];
  const source = path
    .replace(/[.]/g, '\\.')
    .replace(/:([A-Za-z]+)(\*?)/g, (_, name: string, rest: string) => {
      names.push(name);
      return rest === '*' ? '(.*)' : '([^/]+)';
    });
  return { method, endpoint, names, ...guarded, pattern: new RegExp(`^${source}$`, 'i') };
}

/** Literal addresses go before those with a parameter in the same place. */
const byLiteral = (a: Route, b: Route) => a.names.length - b.names.length;

export const toRoutes = (...sets: Handlers[]): Route[] =>
  sets
    .flatMap((set) => Object.entries(set))
    .map(([endpoint, guarded]) => toRoute(endpoint, guarded))
    .sort(byLiteral);

interface Match {
  route: Route;
  params: Record<string, string>;
}

function match(routes: readonly Route[], method: string, path: string): Match | null {
  for (const route of routes) {
    const found = route.method === method ? route.pattern.exec(path) : null;
    if (!found) continue;
    try {
      const params = route.names.map(
        (name, index) => [name, decodeURIComponent(found[index + 1] ?? '')] as const,
      );
      return { route, params: Object.fromEntries(params) };
    } catch {
      return null;
    }
  }
  return null;
}

function visitorOf(cookies: Readonly<Record<string, string>>): UserRecord | null {
  const key = cookies[USER_COOKIE] ?? world.signedIn;
  return isUserKey(key) ? users[key] : null;
}

/** Marks a body that is no JSON. */
const BROKEN = Symbol('no JSON');

async function readBody(request: Request): Promise<unknown> {
  if (!/json/i.test(request.headers.get('Content-Type') ?? '')) return null;
  const text = await request.clone().text();
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return BROKEN;
  }
}

const recordOf = (body: unknown) =>
  body === BROKEN ? refuse(400, 'De aanvraag bevat geen geldige JSON.') : asRecord(body);

const asRecord = (value: unknown): Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** Refuses with 401 without a valid token and with 403 without the permission; otherwise returns the user. */
function admit({ open, needsAny, needsAll = [], refusal }: Demand, request: Request): UserRecord | null {
  const bearer = bearerOf(request);
  if (open) return bearer?.user ?? null;
  if (!bearer) refuse(401, 'Geen geldig token.');
  const held = Object.fromEntries(bearer.user.permissions.map((name) => [name, true]));
  const missing = needsAll.find((permission) => !holds(held, permission));
  if (missing !== undefined) refuse(403, `Nodig: ${missing}.`);
  return !needsAny || needsAny.some((permission) => holds(held, permission))
    ? bearer.user
    : refuse(403, refusal ?? `Nodig: ${needsAny.join(' of ')}.`);
}

async function handle(
  { route, params }: Match,
  request: Request,
  url: URL,
  visitor: UserRecord | null,
  body: unknown,
): Promise<Response> {
  const admitted = admit(route.demand, request);
  const call: Call = {
    request,
    url,
    query: url.searchParams,
    param: (name) => params[name] ?? '',
    get user() {
      return admitted ?? refuse(401, 'Geen geldig token.');
    },
    visitor,
    body: () => Promise.resolve().then(() => recordOf(body)),
  };
  return toResponse(await route.handle(call));
}

const faultAnswer = (url: URL, { status = 200, body, contentType = 'text/html' }: Fault): Response =>
  body === undefined
    ? problem(url.pathname, new Refusal(status, 'Storing (nagebootst).'))
    : new Response(body, { status, headers: { 'Content-Type': contentType } });

const never = () => new Promise<never>(() => undefined);

/** Applies the latency and the fault; null when the call may go on. */
async function strike(url: URL, fault: Fault | null): Promise<Outcome | null> {
  const wait = (fault?.delayMs ?? 0) + latency.minMs + world.random.next() * (latency.maxMs - latency.minMs);
  if (wait > 0) await sleep(wait);
  await fault?.until;
  if (fault?.drop === 'silent') return never();
  if (fault?.drop === 'dropBefore') return { kind: 'broken' };
  if (fault && (fault.status !== undefined || fault.body !== undefined)) {
    return { kind: 'answer', response: faultAnswer(url, fault) };
  }
  return null;
}

const isOurs = (path: string) => /^\/(?:chat(?:kcc)?\/)?api\//i.test(path);

/** The only entry to the back end, for MSW and node alike. Null when no route has the address. */
export function answer(
  routes: readonly Route[],
  request: Request,
  cookies: Readonly<Record<string, string>> = {},
): Promise<Outcome> | null {
  const url = new URL(request.url);
  const found = match(routes, request.method, url.pathname);
  if (!found && !isOurs(url.pathname)) return null;
  return respond(found ?? noRoute(routes, url), request, url, visitorOf(cookies));
}

/** 405 when the address exists with another method, 404 otherwise. */
const noRoute = (routes: readonly Route[], url: URL): Refusal =>
  routes.some(({ pattern }) => pattern.test(url.pathname))
    ? new Refusal(405, 'Deze methode kan hier niet.')
    : new Refusal(404, 'Dit eindpunt bestaat niet.');

async function respond(
  found: Match | Refusal,
  request: Request,
  url: URL,
  visitor: UserRecord | null,
): Promise<Outcome> {
  const body = await readBody(request);
  const user = bearerOf(request)?.user.key ?? null;
  const caller = user ?? visitor?.key ?? null;
  const seen = stats.add({
    method: request.method,
    path: url.pathname,
    query: url.search,
    endpoint: found instanceof Refusal ? null : found.route.endpoint,
    user,
    body,
    status: null,
    at: clock.now(),
  });
  const fault = faults.take(request.method, url.pathname, caller);
  const outcome = (await strike(url, fault)) ?? (await carryOut());
  seen.status = outcome.kind === 'answer' ? outcome.response.status : null;
  return outcome;

  async function carryOut(): Promise<Outcome> {
    const response = await refusable(url.pathname, () => {
      if (found instanceof Refusal) throw found;
      return handle(found, request, url, visitor, body);
    });
    return fault?.drop === 'dropAfter' ? { kind: 'broken' } : { kind: 'answer', response };
  }
}
