import { useSelector } from 'react-redux';
import { useParams } from 'react-router';
import type { CaseFlow } from '@/domain/caseFlow';
import { selectOpenCaseFlow } from './openCaseFlowSelectors';

/** The case of this address; never the one that was open a moment ago. */
export function useOpenCase(): CaseFlow | null {
  const { id = '' } = useParams();
  const caseFlow = useSelector(selectOpenCaseFlow);
  return caseFlow?.id.toLowerCase() === id.toLowerCase() ? caseFlow : null;
}
