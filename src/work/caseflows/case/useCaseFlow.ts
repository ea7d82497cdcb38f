import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { Failure } from '@/lib/failures/whyFailed';
import { recordIdOf } from '@/lib/guid';
import { caseFlowClosed, caseFlowOpened } from '../caseFlowsActions';
import { selectCaseFlowById } from '../caseFlowsSelectors';
import type { WithCaseFlows } from '../caseFlowsSlice';
import { selectOpenCaseFlow } from './openCaseFlowSlice';

interface ShownCaseFlow {
  /** The record of the list at first, then the complete one. */
  caseFlow: CaseFlow | null;
  load: 'loading' | 'loaded' | 'failed' | 'notFound';
  failure: Failure | null;
  removed: boolean;
}

/** Reports which case is on the screen, because sagas and hubs need to know, and returns what is known of it. */
export function useCaseFlow(id: string): ShownCaseFlow {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(caseFlowOpened(id));
    return () => {
      dispatch(caseFlowClosed());
    };
  }, [dispatch, id]);

  const open = useSelector(({ caseFlows }: WithCaseFlows) => caseFlows.open);
  useMeant(id, open.id === id ? open.meant : null);
  const caseFlow = useSelector((state: WithCaseFlows) => selectCaseFlowById(state, recordIdOf(id))) ?? null;
  if (open.id !== id) return { caseFlow, load: 'loading', failure: null, removed: false };
  const load = open.load === 'idle' ? 'loading' : open.load;
  return { caseFlow, load, failure: open.failure, removed: open.removed };
}

/** Moves to the address of the case when it was found by another id. */
function useMeant(id: string, meant: string | null): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
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
