import { uriOf } from '@/api/uri';
import { isRecord, storedOf } from './earlyStorage';

/*
 * Part of the script in the document. A list whose question needs more thought (dates, pages, saved things that may be worthless)
 * is left to the program.
 */

export type PageAddress = Pick<Location, 'pathname' | 'search'>;

/** Who asks, and whether the back end knows another order than its own. */
interface Asker {
  userId: string;
  mayOrder: boolean;
}

/** The first page of a list, and who may see it. */
interface FirstList {
  url: string;
  needsAny: readonly string[];
}

const TASKS = /^\/(?:dashboard(?:\/taken(?:\/overzicht(?:\/.*)?)?)?)?\/?$/;
const TASK_OVERVIEW_URL = '/api/v1/task/overview';
const TASK_SEARCH_URL = '/api/v1/task/search';
const CASES = /^\/dashboard\/zaken(?:\/overzicht(?:\/.*)?)?\/?$/;
const CASES_URL = '/api/v1/caseflow';
const OPEN_STATUSSES = ['0', '3'];
const PAGE = { page: 0, pageSize: 9 };

interface TaskQuestion {
  query: string;
  status: string | null;
  types: readonly string[];
  createdById: string | null;
  completeById: string | null;
  sort: string | null;
}

function fromAddress(search: URLSearchParams): TaskQuestion | null {
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

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const idOf = (value: unknown): string | null =>
  isRecord(value) && typeof value['id'] === 'string' ? value['id'] : null;

/** What is sent for an order; the back end's own has no name. */
const orderOf = (kept: unknown, own: string, mayOrder: boolean): string | undefined =>
  mayOrder && kept !== own ? textOf(kept) : undefined;

function fromStorage(userId: string): TaskQuestion | null {
  const filters = storedOf(userId, 'task-overview-filters');
  const sort = storedOf(userId, 'task-list-sort');
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

function tasksUrl({ search }: PageAddress, { userId, mayOrder }: Asker): string | null {
  const question = search.length > 1 ? fromAddress(new URLSearchParams(search)) : fromStorage(userId);
  if (!question) return null;
  const searchQuery = question.query.trim().replace(/\.$/, '').trim();
  return uriOf(searchQuery ? TASK_SEARCH_URL : TASK_OVERVIEW_URL, {
    ...PAGE,
    searchQuery: searchQuery || undefined,
    status: question.status ?? undefined,
    taskTypes: question.types,
    createdById: question.createdById ?? undefined,
    completeById: question.completeById ?? undefined,
    sort: orderOf(question.sort, 'ends', mayOrder),
  });
}

/** Only where the address says nothing of its own; a text to search for is left to the program. */
function casesUrl({ search }: PageAddress, { userId, mayOrder }: Asker): string | null {
  const kept = storedOf(userId, 'caseflow-overview-filters');
  const {
    query = '',
    statusses = OPEN_STATUSSES,
    completion = null,
    caseType,
    owner,
    executor,
  } = isRecord(kept) ? kept : {};
  if (search.length > 1 || query !== '' || completion !== null || !Array.isArray(statusses)) return null;
  return uriOf(CASES_URL, {
    ...PAGE,
    type: textOf(caseType),
    statusses: statusses.filter((code) => typeof code === 'string'),
    ownerRoleId: idOf(owner) ?? undefined,
    executorRoleId: idOf(executor) ?? undefined,
    sort: orderOf(storedOf(userId, 'caseflow-list-sort'), 'deadline', mayOrder),
  });
}

const lists = [
  { at: TASKS, needsAny: ['viewTask', 'editTask'], urlOf: tasksUrl },
  { at: CASES, needsAny: ['viewCaseFlow'], urlOf: casesUrl },
];

/**
 * The first page of the list of this page as this person asked for it last, spelled as the area spells it; null where there
 * is none or its question is not simple. A wrong guess costs one unused answer.
 */
export function firstList(location: PageAddress, asker: Asker): FirstList | null {
  const list = lists.find(({ at }) => at.test(location.pathname));
  const url = list?.urlOf(location, asker) ?? null;
  return list && url !== null ? { url, needsAny: list.needsAny } : null;
}
