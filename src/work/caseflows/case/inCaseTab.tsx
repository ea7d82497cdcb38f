import type { ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import { Boundary } from '@/ui/feedback/Boundary';
import { caseFlowRetried } from '../caseFlowsActions';
import { useOpenCase } from './useCaseFlow';

/** Keeps a tab that cannot be shown from breaking the rest of its case; every newer record is another try. */
export const inCaseTab = (Screen: ComponentType): ComponentType =>
  function CaseFlowTab() {
    const dispatch = useDispatch();
    return (
      <Boundary resetKey={useOpenCase()} onRetry={() => dispatch(caseFlowRetried())}>
        <Screen />
      </Boundary>
    );
  };
