import * as v from 'valibot';
import { CaseDeletions, CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import * as d from '@/domain/decode/decode';
import {
  hasTimelineFilters,
  noTimelineFilters,
  type TimelineFilters,
} from '@/domain/timeline/timelineFilters';
import { fillPath } from '@/lib/address';
import { inParts } from '@/lib/inParts';
import { http } from '../http/http';

export const timelineUrls = {
  ofPerson: '/api/v1/case/person/:id',
  ofUnit: '/api/v1/case/unit/:id',
  ofComplex: '/api/v1/case/complex/:id',
  ofPersonFiltered: '/api/v1/case/person/:id/filters',
  exportOfPerson: '/api/v1/case/person/:id/export',
  case: '/api/v1/case/:id',
  restoreCase: '/api/v1/case/:id/restore',
  caseFile: '/api/v2/case/:id',
  contact: '/api/v1/activity/contact/:id',
  restoreContact: '/api/v1/activity/contact/:id/restore',
  categories: '/api/v1/activity/categories',
} as const;

/** The kinds of records with a timeline of cases. */
export type TimelineOwner = 'person' | 'unit' | 'complex';

/** The owner of a timeline, and its filters. */
export interface TimelineQuestion {
  of: TimelineOwner;
  id: string;
  filters: TimelineFilters;
}

/** A page that is not decoded yet, because a thousand cases are decoded in parts. */
const UnreadPage = v.object({ items: v.fallback(v.array(v.unknown()), []), total: d.count });

const Cases = d.listOf(CaseOnTimeline);

export interface TimelinePage {
  items: CaseOnTimeline[];
  total: number;
}

interface Paging {
  page: number;
  pageSize: number;
}

function askPage({ of, id, filters }: TimelineQuestion, paging: Paging, stop?: AbortSignal) {
  if (of === 'person') return askPageOfPerson(id, filters, paging, stop);
  const { query, status } = filters;
  return http.get(
    fillPath(of === 'unit' ? timelineUrls.ofUnit : timelineUrls.ofComplex, { id }),
    UnreadPage,
    {
      params: {
        ...paging,
        ...(query !== '' && { query }),
        ...(status !== noTimelineFilters.status && { statusFilter: status }),
      },
      ...(stop && { signal: stop }),
    },
  );
}

/** Reads a page of a person's timeline, with POST as soon as a filter is set (AMB-127). */
function askPageOfPerson(personId: string, filters: TimelineFilters, paging: Paging, stop?: AbortSignal) {
  const signal = stop && { signal: stop };
  const { query, category, contractId, scenarioId, tagId, status, channel } = filters;
  if (!hasTimelineFilters(filters))
    return http.get(fillPath(timelineUrls.ofPerson, { id: personId }), UnreadPage, {
      params: { ...paging },
      ...signal,
    });
  const body = {
    ...paging,
    id: personId,
    query,
    category,
    contractId,
    sssIds: scenarioId === null ? [] : [scenarioId],
    tagIds: tagId === null ? [] : [tagId],
    status,
    channel,
  };
  return http.post(fillPath(timelineUrls.ofPersonFiltered, { id: personId }), body, UnreadPage, signal);
}

/** Reads one page; `total` counts all cases. */
export async function getTimelinePage(
  question: TimelineQuestion,
  paging: Paging,
  signal?: AbortSignal,
): Promise<TimelinePage> {
  const { items, total } = (await askPage(question, paging, signal)) ?? { items: [], total: 0 };
  return { items: await inParts(items, (part) => v.parse(Cases, part)), total };
}

/** The file with an exported timeline; some answers only confirm the request, without an id. */
const TimelineExport = v.object({ mediaId: d.optionalId, filename: d.text });

export const exportTimeline = (personId: string) =>
  http.post(fillPath(timelineUrls.exportOfPerson, { id: personId }), undefined, TimelineExport);

export const deleteCase = (caseId: string) => http.delete(fillPath(timelineUrls.case, { id: caseId }));

export const restoreCase = (caseId: string) =>
  http.put(fillPath(timelineUrls.restoreCase, { id: caseId }), undefined, v.unknown());

export const deleteContact = (activityId: string) =>
  http.delete(fillPath(timelineUrls.contact, { id: activityId }));

export const restoreContact = (activityId: string) =>
  http.put(fillPath(timelineUrls.restoreContact, { id: activityId }), undefined, v.unknown());

/** Reads which parts of a case are deleted, because the activities that are read elsewhere do not show this. */
export const getCaseDeletions = (caseId: string): Promise<CaseDeletions> =>
  http.get(fillPath(timelineUrls.caseFile, { id: caseId }), CaseDeletions);

/** A kind of activity in the filter. */
export const ActivityCategory = v.pipe(
  v.object({ id: d.id, name: d.text }),
  v.transform(({ id: category, name }) => name || category),
);
