import type { CaseActivity } from '@/domain/caseActivity';
import { activitiesTexts } from './activitiesTexts';

/** What a happening tells, line by line: what was typed, and what belongs to its own type. */
export function activityWords(activity: CaseActivity): string[] {
  const { description, message, task, correspondence, report, repairRequest } = activity;
  const { completeReason, rejectReason, deleteReason, reason } = activity;
  const words = [
    description,
    message,
    task?.taskType?.name,
    task?.description,
    task?.outcome?.title,
    completeReason,
    rejectReason,
    deleteReason,
    reason,
    correspondence?.filename,
    report?.title,
    ...(repairRequest?.items.map(({ defectName, unit }) =>
      unit?.name ? activitiesTexts.inPlace(defectName, unit.name) : defectName,
    ) ?? []),
  ];
  return [...new Set(words.map((line) => line?.trim() ?? ''))].filter((line) => line !== '');
}
