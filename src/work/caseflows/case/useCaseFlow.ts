import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { useOpenRecord } from '@/kit/livelist/record/useOpenRecord';
import type { WithCaseFlows } from '../caseFlowsSlice';
import { openCaseFlow, selectOpenCaseFlow } from './openCaseFlow';

/** Returns the case on the screen. A case that could not be read again counts as failed, and is still shown. */
export function useCaseFlow(id: string) {
  useMeant(id);
  const { record: caseFlow, ...shown } = useOpenRecord(openCaseFlow, id);
  return { ...shown, caseFlow, load: shown.failure === null ? shown.load : 'failed' } as const;
}

/** Moves to the address of the case when it was found by another id. */
function useMeant(id: string): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const meant = useSelector(({ caseFlows: { open } }: WithCaseFlows) => (open.id === id ? open.meant : null));
  useEffect(() => {
    if (meant !== null) void navigate({ pathname: pathname.replace(id, meant), search }, { replace: true });
  }, [navigate, pathname, search, id, meant]);
}

/** Returns the case of this address; never the one that was open a moment ago. */
export function useOpenCase(): CaseFlow | null {
  const { id = '' } = useParams();
  const caseFlow = useSelector(selectOpenCaseFlow);
  return caseFlow?.id.toLowerCase() === id.toLowerCase() ? caseFlow : null;
}
