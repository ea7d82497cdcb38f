import type { Page, Route } from '@playwright/test';

const HOST_FILE = /\/Config\/127\.0\.0\.1\.config\.json/;
const COMMON_FILE = /\/Config\/config\.json/;

export type Answer = (route: Route) => Promise<void>;

export const json =
  (body: unknown, status = 200): Answer =>
  (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

export const text =
  (body: string, contentType = 'application/json', status = 200): Answer =>
  (route) =>
    route.fulfill({ status, contentType, body });

export const status =
  (code: number): Answer =>
  (route) =>
    route.fulfill({ status: code, body: '' });

/** Never answers; the caller has to give up by itself. */
export const silence: Answer = () => Promise.resolve();

export const configFiles = { host: HOST_FILE, common: COMMON_FILE } as const;

/** The installation as this journey wants it. */
export const withConfig = (page: Page, config: Record<string, unknown>) =>
  page.route(HOST_FILE, json(config));

export const SESSION = /\/api\/v1\/system\/session/;
