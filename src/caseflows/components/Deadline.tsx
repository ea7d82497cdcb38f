import { Badge } from '@/ui/Badge';
import { Time } from '@/ui/Time';
import { caseFlowDetailTexts } from '../caseFlowDetailTexts';
import type { Urgency } from '../caseFlowsRules';

const texts = caseFlowDetailTexts;

interface DeadlineProps {
  instant: string | null;
  urgency: Urgency;
}

/** When something must be done, with a plain mark when that is near or over. */
export function Deadline({ instant, urgency }: DeadlineProps) {
  return (
    <>
      {instant === null ? texts.noDeadline : <Time instant={instant} mode="moment" />}
      {urgency === 'overdue' && <Badge tone="danger">{texts.overdue}</Badge>}
      {urgency === 'near' && <Badge tone="warning">{texts.near}</Badge>}
    </>
  );
}
