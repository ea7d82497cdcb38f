import { CASE_FLOW_SORTS, type CaseFlowQuery, type CaseFlowSort } from '@/api/caseflows/caseFlows';
import {
  CASE_FLOW_STATUS_CODES,
  type CaseFlowStatusCode,
  DEFAULT_STATUS_CODES,
} from '@/domain/caseflows/caseFlowStatus';
import { assigneeIn } from '@/domain/colleagues/keptAssignee';
import type { Place } from '@/kit/livelist/defineList';
import { deadline, pageNumber, searchWords } from '@/kit/livelist/listParameters';
import { lastDayOf } from '@/lib/dates/deadlineFilter';
import { defineQuestion, oneOf, optional, parameter, type ValueOf } from '@/lib/question';
import { searchText } from '@/lib/text';

/** 000 §9. */
export const CASE_FLOW_PAGE_SIZE = 9;
/** The largest `size` that is accepted from an address (AMB-084). */
export const PAGE_SIZE_MAX = 100;
const TYPE_NAME_MAX = 120;

/** The codes 3 and 4 both mean Ontvangen, so 4 is read as 3 (AMB-078). */
const codeOf = (value: unknown): CaseFlowStatusCode | undefined =>
  CASE_FLOW_STATUS_CODES.find((code) => code === (value === '4' ? '3' : value));

/** A list without any known status is invalid; an empty list is not. */
const codesOf = (values: readonly unknown[]): readonly CaseFlowStatusCode[] | undefined => {
  const codes = [...new Set(values.map(codeOf))].filter((code) => code !== undefined).sort();
  return codes.length === 0 && values.length > 0 ? undefined : codes;
};

/** Without any code every status matches. */
const statusses = parameter<readonly CaseFlowStatusCode[]>(
  'filterforstatus',
  DEFAULT_STATUS_CODES,
  (given) => (Array.isArray(given) ? codesOf(given) : undefined),
  {
    read: (search) =>
      codesOf(search.get('filterforstatus')?.split(',').filter(Boolean) ?? DEFAULT_STATUS_CODES) ??
      DEFAULT_STATUS_CODES,
    spell: (codes) => [...codes].sort().join(),
  },
);

/** See 000 §3.3. */
export const caseFlowFilters = defineQuestion({
  statusses,
  caseType: optional('filterforcasetype', (name) =>
    name.length > 0 && name.length <= TYPE_NAME_MAX ? name : null,
  ),
  query: searchWords,
  completion: deadline('completion'),
  owner: assigneeIn('ownerId'),
  executor: assigneeIn('executorId'),
});
export type CaseFlowFilters = ValueOf<typeof caseFlowFilters>;

export const noFilters = caseFlowFilters.none;

export const caseFlowSort = oneOf('sort', CASE_FLOW_SORTS, 'deadline');

/** The page size in the address: a whole number from 1 to 100 (AMB-084), otherwise the screen's own. */
export const pageSizeIn = (standard: number) =>
  parameter('size', standard, (given) => {
    const size = typeof given === 'string' && /^\d{1,3}$/.test(given) ? Number(given) : 0;
    return size > 0 && size <= PAGE_SIZE_MAX ? size : undefined;
  });

/** The address of the list (000 §2.4, AMB-085). */
export const caseFlowQuestion = defineQuestion({
  page: pageNumber,
  pageSize: pageSizeIn(CASE_FLOW_PAGE_SIZE),
  filters: caseFlowFilters,
  sort: caseFlowSort,
});

export const hasFilters = (filters: CaseFlowFilters): boolean => !caseFlowFilters.same(filters, noFilters);

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
