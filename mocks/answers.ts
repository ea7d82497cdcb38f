const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
const NO_STORE = { 'Cache-Control': 'no-store' };

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  422: 'Unprocessable Entity',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': JSON_TYPE, ...NO_STORE } });

export const noContent = (): Response => new Response(null, { status: 204, headers: NO_STORE });

/** A refusal as RFC 7807 problem JSON (AMB-251). */
export const problem = (status: number, detail = ''): Response =>
  new Response(
    JSON.stringify({
      type: 'about:blank',
      title: titles[status] ?? 'Error',
      status,
      ...(detail && { detail }),
    }),
    { status, headers: { 'Content-Type': PROBLEM_TYPE, ...NO_STORE } },
  );

/** Thrown by handlers and rules: the answer is this refusal. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, detail = '') {
    super(detail);
    this.status = status;
  }
}

export function refuse(status: number, detail = ''): never {
  throw new Refusal(status, detail);
}

const DEFAULT_PAGE_SIZE = 9;
const MAX_PAGE_SIZE = 1_000;

function whole(text: string | null, fallback: number): number {
  const number = Number.parseInt(text ?? '', 10);
  return Number.isNaN(number) || number < 0 ? fallback : number;
}

/** One zero-based page; `total` counts all (AMB-250). */
export function pageOf<T>(
  items: readonly T[],
  params: URLSearchParams,
): { items: T[]; page: number; pageSize: number; total: number } {
  const page = whole(params.get('page'), 0);
  const pageSize = Math.min(
    MAX_PAGE_SIZE,
    whole(params.get('pageSize'), DEFAULT_PAGE_SIZE) || DEFAULT_PAGE_SIZE,
  );
  return { items: items.slice(page * pageSize, (page + 1) * pageSize), page, pageSize, total: items.length };
}
