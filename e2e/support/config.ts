import type { Route } from '@playwright/test';

type Answer = (route: Route) => Promise<void>;

export const json =
  (body: unknown, status = 200): Answer =>
  (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** Never answers; the caller must time out by itself. */
export const silence: Answer = () => Promise.resolve();

export const SESSION = /\/api\/v1\/system\/session/;
