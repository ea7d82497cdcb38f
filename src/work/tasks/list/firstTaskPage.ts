import { taskUrls } from '@/api/tasks/taskUrls';
import { storageKeys } from '@/core/storage/storageKeys';
import { isRecord } from '@/lib/values';
import {
  type FirstPage,
  idOf,
  keptOf,
  orderOf,
  type PageAddress,
  storedOf,
  textOf,
  textsOf,
} from '@/kit/livelist/firstPage';
import { uriOf } from '@/lib/address';

interface TaskQuestion {
  query: string;
  status: string | undefined;
  types: readonly string[];
  createdById: string | undefined;
  completeById: string | undefined;
  sort: string | undefined;
}

function fromAddress(search: URLSearchParams): TaskQuestion | null {
  if (search.has('deadline') || search.has('page')) return null;
  const text = (name: string) => textOf(search.get(name));
  return {
    query: text('query') ?? '',
    status: text('status'),
    types: search.getAll('taskTypes'),
    createdById: text('createdById'),
    completeById: text('assignedToId'),
    sort: text('sort'),
  };
}

function fromStorage(userId: string): TaskQuestion | null {
  const kept = keptOf(userId, storageKeys.taskQuestion);
  const filters = storedOf(userId, storageKeys.taskFilters) ?? kept['filters'];
  const {
    query = '',
    status,
    taskTypes = [],
    deadline = null,
    createdBy,
    assignedTo,
  } = isRecord(filters) ? filters : {};
  if (deadline !== null || typeof query !== 'string' || !Array.isArray(taskTypes)) return null;
  return {
    query,
    status: textOf(status),
    types: textsOf(taskTypes),
    createdById: idOf(createdBy),
    completeById: idOf(assignedTo),
    sort: textOf(storedOf(userId, storageKeys.taskSort) ?? kept['sort']),
  };
}

const questionOf = ({ search }: PageAddress, userId: string): TaskQuestion | null =>
  search.length > 1 ? fromAddress(new URLSearchParams(search)) : fromStorage(userId);

/** The first request of `taskList`. */
export const firstTaskPage: FirstPage = {
  at: /^\/(?:dashboard(?:\/taken(?:\/overzicht(?:\/.*)?)?)?)?\/?$/,
  theme: 'tasks',
  needsAny: ['viewTask', 'editTask'],
  urlOf(location, { userId, mayOrder }) {
    const question = questionOf(location, userId);
    if (!question) return null;
    const { query, status, types: taskTypes, createdById, completeById, sort } = question;
    const searchQuery = textOf(query.trim().replace(/\.$/, '').trim());
    return uriOf(searchQuery === undefined ? taskUrls.overview : taskUrls.search, {
      page: 0,
      pageSize: 9,
      searchQuery,
      status,
      taskTypes,
      createdById,
      completeById,
      sort: orderOf(sort, 'ends', mayOrder),
    });
  },
};
