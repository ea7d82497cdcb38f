import type { CaseActivity } from '@/domain/timeline/caseActivity';
import { formatMoment } from '@/lib/dates/format';
import { isFilledIn } from '@/lib/text';
import { rowName } from '@/ui/rows/rowName';
import { RichText } from '@/ui/text/RichText';
import { activitiesTexts } from './activitiesTexts';

interface ActivityTextProps {
  activity: CaseActivity;
  /** The searched words, which are highlighted. */
  words?: string;
}

export const ActivityText = ({ activity, words = '' }: ActivityTextProps) =>
  activityWords(activity).map((line) => <RichText key={line} text={line} words={words} />);

/** Returns the outcome and the reasons with labels, since such a text alone would not explain itself. */
function endingOf({ task, completeReason, rejectReason, deleteReason, reason }: CaseActivity) {
  const { ending } = activitiesTexts;
  return [
    { label: ending.outcome, text: task?.outcome?.title ?? '' },
    { label: ending.completeReason, text: completeReason },
    { label: ending.rejectReason, text: rejectReason },
    { label: ending.deleteReason, text: deleteReason },
    { label: ending.reason, text: reason },
  ].filter(({ text }) => isFilledIn(text));
}

/** Returns the texts of an activity, line by line: typed texts, and those that belong to its type. */
export function activityWords(activity: CaseActivity): string[] {
  const { description, message, task, correspondence, report, repairRequest } = activity;
  const ending = endingOf(activity);
  const isOfEnding = (line: string) => ending.some(({ text }) => text.trim() === line);
  const words = [description, message, task?.taskType?.name, task?.description]
    .map((line) => line?.trim() ?? '')
    .filter((line) => !isOfEnding(line));
  const others = [
    correspondence?.filename,
    report?.title,
    ...(repairRequest?.items.map(({ defectName, unit }) =>
      unit?.name ? activitiesTexts.inPlace(defectName, unit.name) : defectName,
    ) ?? []),
  ].map((line) => line?.trim() ?? '');
  const ended = ending.map(({ label, text }) => `${label}: ${text.trim()}`);
  return [...new Set([...words, ...ended, ...others])].filter(isFilledIn);
}

/** Names a button or link after its activity, because many activities have the same button or link. */
export const activityActionName = (action: string, activity: CaseActivity, now: number): string =>
  rowName(action, formatMoment(activity.startTime, now), activityWords(activity)[0]);
