import type { Problem } from '../wire/shared';

const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
const NO_STORE = { 'Cache-Control': 'no-store' };

const titles: Readonly<Record<number, string>> = {
  400: 'Ongeldige aanvraag',
  401: 'Niet aangemeld',
  403: 'Onvoldoende rechten',
  404: 'Niet gevonden',
  405: 'Methode niet toegestaan',
  409: 'Conflict',
  410: 'Bestand verwijderd',
  413: 'Bestand te groot',
  422: 'Ongeldige gegevens',
};

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': JSON_TYPE, ...NO_STORE } });

export const created = (body: unknown): Response => json(body, 201);

/** Turns the value that a handler returns into the answer: nothing becomes 204, a `Response` is kept. */
export function toResponse(given: unknown): Response {
  if (given instanceof Response) return given;
  return given === undefined ? new Response(null, { status: 204, headers: NO_STORE }) : json(given);
}

/** Thrown by handlers and rules to refuse a call. A 422 names the field. */
export class Refusal extends Error {
  readonly status: number;
  readonly field: string | undefined;
  /** Further members of the problem. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(status: number, detail: string, field?: string, more: Readonly<Record<string, unknown>> = {}) {
    super(detail);
    this.status = status;
    this.field = field;
    this.more = more;
  }
}

export function refuse(
  status: number,
  detail: string,
  field?: string,
  more?: Readonly<Record<string, unknown>>,
): never {
  throw new Refusal(status, detail, field, more);
}

let traced = 0;

/** A refusal as RFC 7807 problem JSON (AMB-251). */
export function problem(instance: string, { status, message: detail, field, more }: Refusal): Response {
  traced += 1;
  const body: Problem = {
    type: 'about:blank',
    title: titles[status] ?? 'Storing',
    status,
    detail,
    ...(field !== undefined && { errors: { [field]: [detail] } }),
    ...more,
    instance,
    traceId: `00-${traced.toString(16).padStart(12, '0')}`,
  };
  const headers = {
    'Content-Type': PROBLEM_TYPE,
    ...NO_STORE,
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer error="invalid_token"' }),
  };
  return new Response(JSON.stringify(body), { status, headers });
}

/** Runs the work; a thrown `Refusal` becomes the answer. */
export async function refusable(path: string, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return problem(path, error);
    throw error;
  }
}

const DEFAULT_PAGE_SIZE = 9;
const MAX_PAGE_SIZE = 1_000;

function whole(params: URLSearchParams, name: string, least: number, fallback: number): number {
  const text = params.get(name) ?? '';
  if (text === '') return fallback;
  const isFit = /^\d+$/.test(text) && Number(text) >= least;
  return isFit
    ? Number(text)
    : refuse(400, `'${name}' moet een geheel getal van ${least} of meer zijn, niet '${text}'.`);
}

/** One zero-based page; `total` counts all (AMB-250). */
export function pageOf<T>(
  items: readonly T[],
  params: URLSearchParams,
): { items: T[]; page: number; pageSize: number; total: number } {
  const page = whole(params, 'page', 0, 0);
  const pageSize = Math.min(MAX_PAGE_SIZE, whole(params, 'pageSize', 1, DEFAULT_PAGE_SIZE));
  return { items: items.slice(page * pageSize, (page + 1) * pageSize), page, pageSize, total: items.length };
}
