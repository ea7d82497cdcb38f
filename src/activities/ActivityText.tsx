import type { CaseActivity } from '@/domain/caseActivity';
import { RichText } from '@/ui/record/RichText';
import { activityWords } from './activityWords';

interface ActivityTextProps {
  activity: CaseActivity;
  /** What was searched for. */
  words?: string;
}

export const ActivityText = ({ activity, words = '' }: ActivityTextProps) =>
  activityWords(activity).map((line) => <RichText key={line} text={line} words={words} />);
