import * as v from 'valibot';
import { CASE_FLOW_SORTS, type CaseFlowQuery, type CaseFlowSort } from '@/api/caseflows/caseFlows';
import { pageInAddress } from '@/kit/livelist/pageInAddress';
import type { Place } from '@/kit/livelist/defineList';
import type { Visit } from '@/kit/livelist/listState';
import type { Assignee } from '@/domain/colleagues/assignee';
import {
  CASE_FLOW_STATUS_CODES,
  type CaseFlowStatusCode,
  DEFAULT_STATUS_CODES,
} from '@/domain/caseflows/caseFlowStatus';
import { assigneeOfId, KeptAssignee } from '@/domain/colleagues/keptAssignee';
import { isDeadlineFilter, lastDayOf } from '@/lib/dates/deadlineFilter';
import { searchText } from '@/lib/text';

/** 000 §9. */
export const CASE_FLOW_PAGE_SIZE = 9;
/** The largest `size` that is accepted from an address (AMB-084). */
export const PAGE_SIZE_MAX = 100;
const QUERY_LENGTH_MAX = 200;

/** See 000 §3.3. `completion` is a preset or a date `yyyy-MM-dd`; without `statusses` every status matches. */
export interface CaseFlowFilters {
  statusses: readonly CaseFlowStatusCode[];
  query: string;
  caseType: string | null;
  completion: string | null;
  owner: Assignee | null;
  executor: Assignee | null;
}

export const noFilters: CaseFlowFilters = {
  statusses: DEFAULT_STATUS_CODES,
  query: '',
  caseType: null,
  completion: null,
  owner: null,
  executor: null,
};

const TYPE_NAME_MAX = 120;

const asQuery = (value: string): string => value.slice(0, QUERY_LENGTH_MAX);

/** 4 is the other code of Ontvangen (AMB-078). */
const codeOf = (value: unknown): CaseFlowStatusCode | undefined =>
  CASE_FLOW_STATUS_CODES.find((code) => code === (value === '4' ? '3' : value));

const byCode = (values: readonly unknown[]): CaseFlowStatusCode[] =>
  [...new Set(values.map(codeOf))].filter((code) => code !== undefined).sort();

/** A list without any known status is replaced by the default; an empty list is kept. */
const statussesOf = (values: readonly unknown[]): readonly CaseFlowStatusCode[] => {
  const codes = byCode(values);
  return codes.length === 0 && values.length > 0 ? DEFAULT_STATUS_CODES : codes;
};

const TypeName = v.pipe(v.string(), v.minLength(1), v.maxLength(TYPE_NAME_MAX));

/** The filters in local storage; fields that do not fit are dropped one by one (T12). */
export const StoredFilters = v.object({
  statusses: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((values: unknown[]) => statussesOf(values)),
    ),
    DEFAULT_STATUS_CODES,
  ),
  query: v.fallback(v.pipe(v.string(), v.transform(asQuery)), ''),
  caseType: v.fallback(v.nullable(TypeName), null),
  completion: v.fallback(v.nullable(v.pipe(v.string(), v.check(isDeadlineFilter))), null),
  owner: KeptAssignee,
  executor: KeptAssignee,
});

export const StoredSort = v.picklist(CASE_FLOW_SORTS);

/** Returns `size` when it is a whole number from 1 to 100 (AMB-084), otherwise the screen's own. */
export function pageSizeFrom(search: URLSearchParams, standard: number): number {
  const size = search.get('size') ?? '';
  const number = /^\d{1,3}$/.test(size) ? Number(size) : 0;
  return number > 0 && number <= PAGE_SIZE_MAX ? number : standard;
}

/** Writes the address of the list (000 §2.4, AMB-085); defaults are left out. */
export function filtersToSearch({
  filters,
  sort,
  page = 0,
  pageSize = CASE_FLOW_PAGE_SIZE,
}: Visit<CaseFlowFilters, CaseFlowSort>): URLSearchParams {
  const search = new URLSearchParams();
  const { statusses, query, caseType, completion, owner, executor } = filters;
  const codes = [...statusses].sort().join();
  if (page > 0) search.set('page', String(page));
  if (pageSize !== CASE_FLOW_PAGE_SIZE) search.set('size', String(pageSize));
  if (codes !== DEFAULT_STATUS_CODES.join()) search.set('filterforstatus', codes);
  if (caseType) search.set('filterforcasetype', caseType);
  if (query) search.set('query', query);
  if (completion) search.set('completion', completion);
  if (owner) search.set('ownerId', owner.id);
  if (executor) search.set('executorId', executor.id);
  if (sort !== 'deadline') search.set('sort', sort);
  return search;
}

/** Reads the address; unknown values are left out. People have an id and no name yet. */
export function filtersFromSearch(search: URLSearchParams): Visit<CaseFlowFilters, CaseFlowSort> {
  const statusses = search.get('filterforstatus');
  const completion = search.get('completion') ?? '';
  const caseType = search.get('filterforcasetype');
  return {
    filters: {
      statusses:
        statusses === null ? DEFAULT_STATUS_CODES : statussesOf(statusses.split(',').filter(Boolean)),
      query: asQuery(search.get('query') ?? ''),
      caseType: v.is(TypeName, caseType) ? caseType : null,
      completion: isDeadlineFilter(completion) ? completion : null,
      owner: assigneeOfId(search.get('ownerId')),
      executor: assigneeOfId(search.get('executorId')),
    },
    sort: CASE_FLOW_SORTS.find((sort) => sort === search.get('sort')) ?? 'deadline',
    page: pageInAddress(search),
    pageSize: pageSizeFrom(search, CASE_FLOW_PAGE_SIZE),
  };
}

/** Returns whether both ask the server the same; names do not matter (000 §4.3: identical filters are ignored). */
export function sameFilters(one: CaseFlowFilters, other: CaseFlowFilters): boolean {
  const key = (filters: CaseFlowFilters) =>
    filtersToSearch({
      filters: { ...filters, query: searchText(filters.query) },
      sort: 'deadline',
    }).toString();
  return one === other || key(one) === key(other);
}

export const hasFilters = (filters: CaseFlowFilters): boolean => !sameFilters(filters, noFilters);

/** Builds the query of 000 §7.3; one trailing dot of the text is dropped (000 §5). */
export function toCaseFlowQuery(
  { statusses, query, caseType, completion, owner, executor }: CaseFlowFilters,
  sort: CaseFlowSort,
  place: Place,
  now: number,
): CaseFlowQuery {
  const text = searchText(query);
  return {
    ...place,
    ...(text && { query: text }),
    ...(caseType && { type: caseType }),
    ...(statusses.length > 0 && { statusses }),
    ...(completion && { completion: lastDayOf(completion, now) }),
    ...(owner && { ownerRoleId: owner.id }),
    ...(executor && { executorRoleId: executor.id }),
    ...(sort !== 'deadline' && { sort }),
  };
}
