import { activityWords } from '@/shared/activities';
import { activityKind } from '@/domain/timeline/caseActivity';
import { type CaseOnTimeline, caseStatusLabel, momentOf } from '@/domain/timeline/caseOnTimeline';
import { formatMoment } from '@/lib/dates/format';
import { rowName } from '@/ui/rows/rowName';
import { summaryOf } from '../timelineRules';
import { timelineTexts } from '../timelineTexts';

const texts = timelineTexts.case;

/** Returns the texts of a folded case: its last activity, its first one and its address. */
export function caseSummary({ case: { contract }, firstActivity, lastActivity }: CaseOnTimeline) {
  const began = firstActivity !== null && firstActivity.id !== lastActivity?.id ? firstActivity : null;
  return {
    kind: lastActivity && activityKind(lastActivity),
    last: lastActivity === null ? texts.noActivity : summaryOf(activityWords(lastActivity).join(' ')),
    began: began && summaryOf(activityWords(began)[0] ?? activityKind(began)),
    address: contract?.addressLine ?? null,
  };
}

/**
 * Returns the accessible name of a case. The name of an unfolded case is shorter, because the case shows the rest below
 * its title.
 */
export function caseName(item: CaseOnTimeline, title: string, unfolded: boolean, now: number): string {
  const { isDeleted, status } = item.case;
  const { kind, address, last, began } = caseSummary(item);
  return rowName(
    title,
    !unfolded && kind,
    !unfolded && address,
    isDeleted && texts.deleted,
    caseStatusLabel(status),
    formatMoment(momentOf(item), now),
    !unfolded && last,
    !unfolded && began && `${texts.began} ${began}`,
  );
}
