import type { CaseActivity } from '@/domain/timeline/caseActivity';
import { RichText } from '@/ui/text/RichText';
import { activitiesTexts } from './activitiesTexts';

interface ActivityTextProps {
  activity: CaseActivity;
  /** What was searched for. */
  words?: string;
}

export const ActivityText = ({ activity, words = '' }: ActivityTextProps) =>
  activityWords(activity).map((line) => <RichText key={line} text={line} words={words} />);

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
