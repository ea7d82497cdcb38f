import { type CaseActivity, isContact } from '@/domain/timeline/caseActivity';
import type { TimelineOwner } from '@/api/timeline/timeline';
import type { May } from '@/domain/session/permission';
import { noTimelineFilters, StatusFilter, type TimelineFilters } from '@/domain/timeline/timelineFilters';
import { timelineTexts } from './timelineTexts';

const MINUTE_MS = 60_000;
const SUMMARY_LENGTH = 90;
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** The owner of a timeline with filters. The timeline of a colleague has activities; other timelines have cases. */
export type FilteredOwner = TimelineOwner | 'colleague';

/** Returns the status filters that the user may use on the timeline of a card (AMB-122, AMB-123). */
export function statusFiltersFor(of: FilteredOwner, may: May): StatusFilter[] {
  if (of !== 'person')
    return may('deleteContactActivity') ? Object.values(StatusFilter) : [StatusFilter.Active];
  const readsDeleted = may('caseReadDeleted');
  return [
    StatusFilter.Active,
    ...(readsDeleted || may('deleteContactActivity') ? [StatusFilter.All] : []),
    ...(readsDeleted ? [StatusFilter.Deleted] : []),
  ];
}

/**
 * Returns the filters of an address that the timeline offers. Only a person's timeline has filters other than words and
 * status.
 */
export function offeredFilters(
  of: FilteredOwner,
  statuses: readonly StatusFilter[],
  filters: TimelineFilters,
): TimelineFilters {
  const status = statuses.includes(filters.status) ? filters.status : StatusFilter.Active;
  return of === 'person' ? { ...filters, status } : { ...noTimelineFilters, query: filters.query, status };
}

export const mayRemoveCases = (may: May): boolean => may('caseDeleteAndRestore');

/** Only contact moments can be deleted, not other activities (AMB-130). */
export const mayRemove = (activity: CaseActivity, may: May): boolean =>
  isContact(activity) && may('deleteContactActivity');

/** An activity can be deleted only within this many minutes after its start (002 §5), but restored at any time. */
export function whyNotDelete(activity: CaseActivity, limitMinutes: number, now: number): string | null {
  const began = Date.parse(activity.startTime ?? '');
  return now - began <= limitMinutes * MINUTE_MS ? null : timelineTexts.activity.tooLate(limitMinutes);
}

export const mayExport = (may: May): boolean => may('caseRead', 'exportTimeline');

/** Shortens the text to the limit of 002 §5, never in the middle of a character. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= SUMMARY_LENGTH
    ? line
    : `${line.slice(0, SUMMARY_LENGTH).replace(HALF_CHARACTER, '')}..`;
}
