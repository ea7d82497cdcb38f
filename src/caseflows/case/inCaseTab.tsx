import type { ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import { Boundary } from '@/ui/feedback/Boundary';
import { caseFlowRetried } from '../caseFlowsActions';
import { useOpenCase } from './useCaseFlow';

/** A tab that cannot be shown leaves the rest of its case alone; it is tried again with every newer record. */
export const inCaseTab = (Screen: ComponentType): ComponentType =>
  function CaseTab() {
    const dispatch = useDispatch();
    return (
      <Boundary resetKey={useOpenCase()} onRetry={() => dispatch(caseFlowRetried())}>
        <Screen />
      </Boundary>
    );
  };
