import type { CaseActivity } from '@/domain/caseActivity';
import { RichText } from '@/ui/record/RichText';
import { activityWords } from './activityWords';

export const ActivityText = ({ activity }: { activity: CaseActivity }) =>
  activityWords(activity).map((line) => <RichText key={line} text={line} />);
