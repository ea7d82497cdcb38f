import { configUrls, hostConfigUrl, sessionUrls } from '@/api/session/sessionUrls';
import { giveHeadStart } from '@/api/http/headStart';
import { readApiHost } from '@/lib/address';
import { isGuid } from '@/lib/guid';
import { isRecord } from '@/lib/values';
import { firstCaseFlowPage } from '@/work/caseflows/list/firstCaseFlowPage';
import { NARROW_QUERY } from '@/core/device/narrow';
import { storageKeys } from '@/core/storage/storageKeys';
import { firstPageAt, firstQuestion, type PageAddress, stored } from '@/kit/livelist/firstPage';
import { firstTaskPage } from '@/work/tasks/list/firstTaskPage';

/*
 * This module is part of the script in the document, so it uses no React, no axios and no schemas. It only sends
 * requests; the code that needs an answer decodes that answer. In unusual situations this module requests nothing, and
 * the program sends the requests later.
 */

const FIRST_PAGES = [firstTaskPage, firstCaseFlowPage];
const WINDOWS_AUTHENTICATION = 'windowsAuthentication';
const ORDER = 'sortering';

/** The same timeout as for ordinary requests. */
const TIMEOUT_MS = 10_000;

async function json(url: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) {
    /* An unread body holds its connection until the timeout. */
    answer.body?.cancel().catch(() => undefined);
    throw new Error(String(answer.status));
  }
  return answer.json();
}

function early(key: string, answer: Promise<unknown>): Promise<unknown> {
  giveHeadStart(key, answer);
  return answer;
}

/**
 * Returns whether a feature is on. The configuration comes first, then the file of features, then the flags set in this
 * browser; the last one that names the feature decides.
 */
const isOn = (name: string, lists: readonly unknown[]): boolean =>
  lists
    .flatMap((list): unknown[] => (Array.isArray(list) ? list : []))
    .filter(isRecord)
    .findLast((feature) => feature['name'] === name)?.['enabled'] === true;

interface Backend {
  api: string;
  /** True if the back end can sort its lists as requested, not only in its own order. */
  mayOrder: boolean;
}

/**
 * Requests configuration and features, and returns the back end. Returns null if the back end is unclear, or if the
 * session call needs more than this module knows: a token of the identity provider, or the header of Windows.
 */
async function findBackend({ hostname }: Pick<Location, 'hostname'>): Promise<Backend | null> {
  const bust = `?_=${Date.now()}`;
  const noStore: RequestInit = { cache: 'no-store' };
  const ask = (url: string) => json(url + bust, noStore);
  const hostUrl = hostConfigUrl(hostname);
  const general = ask(configUrls.fallback);
  general.catch(() => undefined);
  const own = hostUrl === null ? general : ask(hostUrl).catch(() => general);
  const [config, features] = await Promise.all([
    early(hostUrl ?? configUrls.fallback, own),
    early(configUrls.features, ask(configUrls.features)).catch(() => null),
  ]);
  if (!isRecord(config)) return null;
  const flags = [config['features'], features, stored(storageKeys.featureFlags)];
  if (isOn(WINDOWS_AUTHENTICATION, flags)) return null;
  const { api = '', keycloak, loginredirect } = config;
  if (keycloak !== undefined && !loginredirect) return null;
  const host = typeof api === 'string' ? readApiHost(api) : null;
  return host === null ? null : { api: host, mayOrder: isOn(ORDER, flags) };
}

/** The permissions come as a map or as a list of names. */
const mayAny = (permissions: unknown, flags: readonly string[]): boolean =>
  flags.some((flag) =>
    Array.isArray(permissions)
      ? permissions.includes(flag)
      : isRecord(permissions) && permissions[flag] === true,
  );

const idOf = (id: unknown): string => (isGuid(String(id)) ? String(id).toLowerCase() : String(id));

interface EarlySession {
  token: string;
  /** A GUID in lower case, as decoding makes it, so that the stored values of this person are found. */
  userId: string;
  permissions: unknown;
}

async function findSession(api: string): Promise<EarlySession | null> {
  const session = await early(
    sessionUrls.session,
    json(api + sessionUrls.session, {
      cache: 'no-store',
      credentials: 'include',
      headers: { Accept: 'application/json', 'Cache-Control': 'no-cache' },
    }),
  );
  if (!isRecord(session)) return null;
  const { accessToken: token, user } = session;
  if (!isRecord(user) || typeof token !== 'string' || token === '') return null;
  return { token, userId: idOf(user['id']), permissions: user['permissions'] };
}

/** Requests configuration and features, then the session, then the first list without waiting for it. */
export async function askEarly(location: PageAddress & Pick<Location, 'hostname'>): Promise<void> {
  const backend = await findBackend(location);
  if (backend === null) return;
  const { api, mayOrder } = backend;
  const session = await findSession(api);
  if (session === null) return;
  const { token, userId, permissions } = session;
  const list = firstQuestion(FIRST_PAGES, location, { userId, mayOrder });
  if (list === null || !mayAny(permissions, list.needsAny)) return;
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  giveHeadStart(list.url, json(api + list.url, { headers }));
}

/** The path is also in `core/paths`, which is too large to import here. */
const LOGIN = /^\/login(?:\/|$)/;

/** Sets the chosen colours and menu, and the theme of the section, before the first paint, so that nothing flashes. */
export function dressPage(location: PageAddress): void {
  const kept = stored(storageKeys.appearance);
  const { colorScheme, menuCollapsed } = isRecord(kept) ? kept : {};
  const page = document.documentElement.dataset;
  if (colorScheme === 'light' || colorScheme === 'dark') page['colorScheme'] = colorScheme;
  page['theme'] = firstPageAt(FIRST_PAGES, location)?.theme ?? 'general';
  if (LOGIN.test(location.pathname)) page['opening'] = 'bare';
  else if (typeof menuCollapsed === 'boolean' ? menuCollapsed : matchMedia(NARROW_QUERY).matches)
    page['opening'] = 'narrow';
}
