import { configUrls, hostConfigUrl } from '@/api/configUrls';
import { giveHeadStart } from '@/api/headStart';

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

/** As the HTTP client spells it, so that both mean the same address. */
const spell = (value: string): string =>
  encodeURIComponent(value)
    .replace(/%3A/gi, ':')
    .replace(/%24/g, '$')
    .replace(/%2C/gi, ',')
    .replace(/%20/g, '+');

/** Whoever waits for the answer waits no longer than for an ordinary one. */
const TIMEOUT_MS = 10_000;

async function json(url: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

function early(key: string, url: string, init?: RequestInit): Promise<unknown> {
  const answer = json(url, init);
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
  const parts = [
    ['page', '0'],
    ['pageSize', String(PAGE_SIZE)],
    ['searchQuery', searchQuery],
    ['status', question.status ?? ''],
    ...question.types.map((name) => ['taskTypes', name]),
    ['createdById', question.createdById ?? ''],
    ['completeById', question.completeById ?? ''],
    ['sort', question.sort === 'ends' ? '' : (question.sort ?? '')],
  ] as const;
  const query = parts.flatMap(([name = '', value = '']) => (value === '' ? [] : [`${name}=${spell(value)}`]));
  return `${searchQuery ? SEARCH_URL : LIST_URL}?${query.join('&')}`;
}

/** Asks for configuration and features, then the session, then the first list, while the program itself is loading. */
export async function askEarly(location: Location): Promise<void> {
  const bust = `?_=${Date.now()}`;
  const noStore: RequestInit = { cache: 'no-store' };
  const configUrl = hostConfigUrl(location.hostname) ?? configUrls.fallback;
  const [config, features] = await Promise.all([
    early(configUrl, configUrl + bust, noStore),
    early(configUrls.features, configUrls.features + bust, noStore).catch(() => null),
  ]);
  if (!isRecord(config)) return;
  if ([config['features'], features, stored('feature-flags')].some(switchedOn)) return;
  const api = config['api'] ?? '';
  if (typeof api !== 'string' || (api !== '' && !/^https?:\/\//i.test(api))) return;
  const base = api.replace(/\/+$/, '');

  const session = await early(SESSION_URL, base + SESSION_URL, {
    cache: 'no-store',
    credentials: 'include',
    headers: { Accept: 'application/json', 'Cache-Control': 'no-cache' },
  });
  const token = isRecord(session) && isRecord(session['user']) ? session['accessToken'] : null;
  const list = firstListUrl(location);
  if (typeof token !== 'string' || token === '' || list === null) return;
  await early(list, base + list, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
  });
}
