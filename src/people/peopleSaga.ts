import { call, delay, put, select, takeLatest } from 'typed-redux-saga';
import { getContractsOfRole } from '@/api/contracts';
import { isHttpError } from '@/api/httpError';
import { getColleague, getFunctionGroup, searchAssignees, searchPeople } from '@/api/people';
import { selectUser } from '@/core/session/sessionSlice';
import { type Assignee, AssigneeType } from '@/domain/assignee';
import { searchText } from '@/lib/searchText';
import {
  ASSIGNEE_DEBOUNCE_MS,
  CONTRACTS_PAGE_SIZE,
  PERSON_SEARCH_DEBOUNCE_MS,
  PERSON_SEARCH_MIN_LENGTH,
  PERSON_SEARCH_PAGE_SIZE,
} from './peopleConstants';
import {
  assigneesFailed,
  assigneesLoaded,
  assigneesRequested,
  contractsFailed,
  contractsLoaded,
  contractsRequested,
  personsFound,
  personSearchFailed,
  personSearchRequested,
} from './peopleSlice';

export function* peopleSaga() {
  yield* takeLatest(assigneesRequested, loadAssignees);
  yield* takeLatest(personSearchRequested, findPeople);
  yield* takeLatest(contractsRequested, loadContracts);
}

function* loadAssignees({ payload: query }: ReturnType<typeof assigneesRequested>) {
  const text = searchText(query.text);
  if (text !== '') yield* delay(ASSIGNEE_DEBOUNCE_MS);
  try {
    const user = yield* select(selectUser);
    const page = yield* call(searchAssignees, text, { page: 0, pageSize: query.pageSize }, user?.id ?? '');
    yield* put(assigneesLoaded({ query, items: page.items }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(assigneesFailed(query));
  }
}

/** Link candidates: customers, prospects and vendors (001 §6). Too short a text finds nobody. */
function* findPeople({ payload }: ReturnType<typeof personSearchRequested>) {
  const text = searchText(payload);
  if (text.length < PERSON_SEARCH_MIN_LENGTH) {
    yield* put(personsFound([]));
    return;
  }
  yield* delay(PERSON_SEARCH_DEBOUNCE_MS);
  try {
    const roles = ['customer', 'prospect', 'vendor'] as const;
    const page = yield* call(searchPeople, text, { page: 0, pageSize: PERSON_SEARCH_PAGE_SIZE, roles });
    yield* put(personsFound(page.items));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(personSearchFailed());
  }
}

function* loadContracts({ payload: { roleId } }: ReturnType<typeof contractsRequested>) {
  try {
    const page = yield* call(getContractsOfRole, roleId, 0, CONTRACTS_PAGE_SIZE);
    yield* put(contractsLoaded(page.items));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(contractsFailed());
  }
}

/** Who an id of an address belongs to: a colleague, else a function group, else nobody (000 §7.2). */
export function* resolveAssignee(id: string) {
  try {
    const { name, department } = yield* call(getColleague, id);
    return { id, name, department, type: AssigneeType.Employee } satisfies Assignee;
  } catch (error) {
    if (!isHttpError(error)) throw error;
  }
  try {
    const { title } = yield* call(getFunctionGroup, id);
    return { id, name: title, department: null, type: AssigneeType.FunctionGroup } satisfies Assignee;
  } catch (error) {
    if (!isHttpError(error)) throw error;
    return null;
  }
}
