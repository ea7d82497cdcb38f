import type { CaseFlow } from '@/domain/caseFlow';
import { CaseFlowStatus } from '@/domain/caseFlowStatus';
import { Banner } from '@/ui/feedback/Banner';
import { caseFlowDetailTexts } from './caseFlowDetailTexts';

/** Says that the case was cancelled; the back end tells nowhere why. */
export const CanceledNotice = ({ caseFlow: { status } }: { caseFlow: CaseFlow }) =>
  status === CaseFlowStatus.Canceled && (
    <Banner tone="warning" role="status">
      {caseFlowDetailTexts.canceledText}
    </Banner>
  );
