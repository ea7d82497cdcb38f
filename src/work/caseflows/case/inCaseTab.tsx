import type { ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import { Boundary } from '@/ui/feedback/Boundary';
import { caseFlowRetried } from '../caseFlowsActions';
import { useOpenCase } from './useCaseFlow';

/** A tab that fails to render leaves the rest of its case intact, and is tried again with every newer record. */
export const inCaseTab = (Screen: ComponentType): ComponentType =>
  function CaseFlowTab() {
    const dispatch = useDispatch();
    return (
      <Boundary resetKey={useOpenCase()} onRetry={() => dispatch(caseFlowRetried())}>
        <Screen />
      </Boundary>
    );
  };
