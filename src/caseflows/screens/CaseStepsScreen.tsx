import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';
import type { CaseFlow } from '@/domain/caseFlow';
import { EmptyState } from '@/ui/EmptyState';
import { ListChecksIcon, LockIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { caseStepsTexts } from '../caseStepsTexts';
import { StepCard } from '../components/StepCard';
import { useOpenCase } from '../components/useOpenCase';
import { useStepResult } from '../components/useStepResult';
import { useStepShortcuts } from '../components/useStepShortcuts';
import { selectOpenCaseFlowLoad, selectOpenCaseFlowRemoved } from '../openCaseFlowSelectors';
import styles from './CaseStepsScreen.module.css';

const texts = caseStepsTexts;

/** The steps of a case, for those who may see them (000 §6). */
export function CaseStepsScreen() {
  const caseFlow = useOpenCase();
  const load = useSelector(selectOpenCaseFlowLoad);
  const may = useSelector(selectMay);
  if (!may('viewDetailedCaseFlow')) {
    return (
      <EmptyState icon={LockIcon} title={texts.noAccessTitle}>
        {texts.noAccessText}
      </EmptyState>
    );
  }
  if (caseFlow !== null && caseFlow.steps.length > 0) return <Steps caseFlow={caseFlow} />;
  if (load === 'loading') return <Skeleton lines={8} />;
  return load === 'loaded' ? <EmptyState icon={ListChecksIcon} title={texts.emptyTitle} /> : null;
}

function Steps({ caseFlow }: { caseFlow: CaseFlow }) {
  const list = useRef<HTMLOListElement>(null);
  const removed = useSelector(selectOpenCaseFlowRemoved);
  useStepShortcuts(caseFlow);
  useStepResult(caseFlow, list);
  return (
    <ol ref={list} className={styles['steps']} aria-label={texts.list}>
      {caseFlow.steps.map((step, index) => (
        <StepCard key={step.id} caseFlow={caseFlow} step={step} number={index + 1} removed={removed} />
      ))}
    </ol>
  );
}
