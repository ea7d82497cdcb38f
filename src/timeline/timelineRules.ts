import { type CaseActivity, isContact } from '@/domain/timeline/caseActivity';
import type { TimelineOwner } from '@/api/timeline/timeline';
import type { May } from '@/domain/session/permission';
import { StatusFilter } from '@/domain/timeline/timelineFilters';
import { timelineTexts } from './timelineTexts';

const MINUTE_MS = 60_000;
const SUMMARY_LENGTH = 90;
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** What has a timeline that can be narrowed: of cases, or of what a colleague did. */
export type FilteredOwner = TimelineOwner | 'colleague';

/** Which status filters somebody may use on the timeline of a card (AMB-122, AMB-123). */
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

export const mayRemoveCases = (may: May): boolean => may('caseDeleteAndRestore');

/** Of activities only contact moments can be taken away (AMB-130). */
export const mayRemove = (activity: CaseActivity, may: May): boolean =>
  isContact(activity) && may('deleteContactActivity');

/** Only within so many minutes after it began (002 §5); one that was deleted can be restored at any time. */
export function whyNotDelete(activity: CaseActivity, limitMinutes: number, now: number): string | null {
  const began = Date.parse(activity.startTime ?? '');
  return now - began <= limitMinutes * MINUTE_MS ? null : timelineTexts.activity.tooLate(limitMinutes);
}

export const mayExport = (may: May): boolean => may('caseRead', 'exportTimeline');

/** 002 §5. Cut between characters, not within one. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= SUMMARY_LENGTH
    ? line
    : `${line.slice(0, SUMMARY_LENGTH).replace(HALF_CHARACTER, '')}..`;
}
