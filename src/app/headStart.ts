import { configUrls, hostConfigUrl } from '@/api/configUrls';
import { giveHeadStart } from '@/api/headStart';
import { uriOf } from '@/api/uri';

/*
 * Part of the first, tiny module: no React, no axios, no schemas. It only asks; whoever needs an answer decodes it. Where
 * anything is unusual it asks nothing, and the program asks later by itself.
 */

const SESSION_URL = '/api/v1/system/session';
const LIST_URL = '/api/v1/task/overview';
const SEARCH_URL = '/api/v1/task/search';
const PAGE_SIZE = 9;
const WINDOWS_AUTHENTICATION = 'windowsAuthentication';
/** A list whose question needs more thought (dates, pages, saved things that may be worthless) is not asked early. */
const LIST_ADDRESS = /^\/(?:dashboard(?:\/taken(?:\/overzicht(?:\/.*)?)?)?)?\/?$/;

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whoever waits for the answer waits no longer than for an ordinary one. */
const TIMEOUT_MS = 10_000;

async function json(url: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

function early(key: string, answer: Promise<unknown>): Promise<unknown> {
  giveHeadStart(key, answer);
  return answer;
}

/** Storage may be blocked, and may hold anything. */
function stored(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

const switchedOn = (features: unknown): boolean =>
  Array.isArray(features) &&
  features.some(
    (feature) =>
      isRecord(feature) && feature['name'] === WINDOWS_AUTHENTICATION && feature['enabled'] === true,
  );

interface Question {
  query: string;
  status: string | null;
  types: readonly string[];
  createdById: string | null;
  completeById: string | null;
  sort: string | null;
}

function fromAddress(search: URLSearchParams): Question | null {
  if (search.has('deadline') || search.has('page')) return null;
  return {
    query: search.get('query') ?? '',
    status: search.get('status'),
    types: search.getAll('taskTypes'),
    createdById: search.get('createdById'),
    completeById: search.get('assignedToId'),
    sort: search.get('sort'),
  };
}

const idOf = (value: unknown): string | null =>
  isRecord(value) && typeof value['id'] === 'string' ? value['id'] : null;

function fromStorage(): Question | null {
  const filters = stored('task-overview-filters');
  const sort = stored('task-list-sort');
  const {
    query = '',
    status = null,
    taskTypes = [],
    deadline = null,
    createdBy,
    assignedTo,
  } = isRecord(filters) ? filters : {};
  if (deadline !== null || typeof query !== 'string' || !Array.isArray(taskTypes)) return null;
  return {
    query,
    status: typeof status === 'string' ? status : null,
    types: taskTypes.filter((name) => typeof name === 'string'),
    createdById: idOf(createdBy),
    completeById: idOf(assignedTo),
    sort: typeof sort === 'string' ? sort : null,
  };
}

/**
 * The address of the first page of the task list for this page, spelled as `api/tasks.ts` does; null where there is no list
 * or its question is not simple. A wrong guess costs one unused answer.
 */
export function firstListUrl({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  if (!LIST_ADDRESS.test(pathname)) return null;
  const question = search.length > 1 ? fromAddress(new URLSearchParams(search)) : fromStorage();
  if (!question) return null;
  const searchQuery = question.query.trim().replace(/\.$/, '').trim();
  return uriOf(searchQuery ? SEARCH_URL : LIST_URL, {
    page: 0,
    pageSize: PAGE_SIZE,
    searchQuery: searchQuery || undefined,
    status: question.status ?? undefined,
    taskTypes: question.types,
    createdById: question.createdById ?? undefined,
    completeById: question.completeById ?? undefined,
    sort: question.sort === 'ends' ? undefined : (question.sort ?? undefined),
  });
}

/**
 * Where the API is; null where that is not clear, or where the session call needs more than this module knows: a token of
 * the identity provider, or the header of Windows.
 */
async function findApi({ hostname }: Pick<Location, 'hostname'>): Promise<string | null> {
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
  if (!isRecord(config) || [config['features'], features, stored('feature-flags')].some(switchedOn))
    return null;
  const { api = '', keycloak, loginredirect } = config;
  if (keycloak !== undefined && !loginredirect) return null;
  return typeof api === 'string' && /^(?:https?:\/\/.*)?$/i.test(api) ? api.replace(/\/+$/, '') : null;
}

/** The flags come as a map or as a list of names. */
const mayListTasks = (permissions: unknown): boolean =>
  ['viewTask', 'editTask'].some((flag) =>
    Array.isArray(permissions)
      ? permissions.includes(flag)
      : isRecord(permissions) && permissions[flag] === true,
  );

/** The token of someone who may see tasks. */
async function findToken(api: string): Promise<string | null> {
  const session = await early(
    SESSION_URL,
    json(api + SESSION_URL, {
      cache: 'no-store',
      credentials: 'include',
      headers: { Accept: 'application/json', 'Cache-Control': 'no-cache' },
    }),
  );
  if (!isRecord(session) || !isRecord(session['user']) || !mayListTasks(session['user']['permissions']))
    return null;
  const token = session['accessToken'];
  return typeof token === 'string' && token !== '' ? token : null;
}

/** Asks for configuration and features, then the session, then the first list, while the program itself is loading. */
export async function askEarly(location: Pick<Location, 'hostname' | 'pathname' | 'search'>): Promise<void> {
  const api = await findApi(location);
  if (api === null) return;
  const token = await findToken(api);
  const list = firstListUrl(location);
  if (token === null || list === null) return;
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  await early(list, json(api + list, { headers }));
}
