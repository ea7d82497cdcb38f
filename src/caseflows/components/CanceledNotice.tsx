import { Link, useLocation } from 'react-router';
import { type CaseFlowTab, to } from '@/core/paths';
import type { CaseFlow } from '@/domain/caseFlow';
import { CaseFlowStatus } from '@/domain/caseFlowStatus';
import { Banner } from '@/ui/Banner';
import { caseFlowDetailTexts } from '../caseFlowDetailTexts';

const texts = caseFlowDetailTexts;
const HISTORY: CaseFlowTab = 'contactmomenten';

interface CanceledNoticeProps {
  caseFlow: CaseFlow;
  tab: CaseFlowTab;
}

/** Says that the case was cancelled; the reason is not part of the case, it stands in its history. */
export function CanceledNotice({ caseFlow: { id, status, umbrellaCaseId }, tab }: CanceledNoticeProps) {
  const { search } = useLocation();
  if (status !== CaseFlowStatus.Canceled) return null;
  return (
    <Banner tone="warning" role="status">
      {texts.canceledText}{' '}
      {umbrellaCaseId !== null && tab !== HISTORY && (
        <Link to={to.caseFlowTab(id, HISTORY, search)} replace>
          {texts.canceledWhy}
        </Link>
      )}
    </Banner>
  );
}
