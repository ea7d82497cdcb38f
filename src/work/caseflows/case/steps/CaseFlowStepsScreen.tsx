import { useRef, type RefObject, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListChecksIcon, LockIcon } from '@/ui/icons';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { caseFlowRetried } from '../../caseFlowsActions';
import { caseFlowStepsTexts } from './caseFlowStepsTexts';
import { StepCard } from './StepCard';
import { useOpenCase } from '../useCaseFlow';
import { useStepShortcuts } from './useStepShortcuts';
import {
  selectOpenCaseFlowLoad,
  selectOpenCaseFlowRemoved,
  selectStepResult,
  stepResultSpoken,
} from '../openCaseFlow';
import styles from './CaseFlowStepsScreen.module.css';
import { selectOpenDialogs } from '@/core/dialogs/dialogsSlice';
import { speak } from '@/ui/feedback/speak';
import { currentStep, stepTitle } from '../../caseFlowsRules';

/** A closed dialog needs less time than this to return the focus. */
const AFTER_DIALOG_MS = 250;

/** Announces the result of a step and moves the focus to the next step, or to the same step while it is in progress. */
function useStepResult(caseFlow: CaseFlow, list: RefObject<HTMLElement | null>): void {
  const dispatch = useDispatch();
  const result = useSelector(selectStepResult);
  const underDialog = useSelector(selectOpenDialogs).length > 0;

  useEffect(() => {
    if (result === null || underDialog) return;
    const step = caseFlow.steps.find(({ id }) => id === result.stepId);
    const next = currentStep(caseFlow) ?? step;
    const timer = setTimeout(() => {
      if (step) speak(caseFlowStepsTexts.spoken[result.action](stepTitle(caseFlow, step)));
      const headings = list.current?.querySelectorAll<HTMLElement>('[data-step-heading]') ?? [];
      [...headings].find(({ dataset }) => dataset['stepHeading'] === next?.id)?.focus();
      dispatch(stepResultSpoken());
    }, AFTER_DIALOG_MS);
    return () => clearTimeout(timer);
  }, [dispatch, result, caseFlow, underDialog, list]);
}

const texts = caseFlowStepsTexts;

/** The steps of a case, for those who may see them (000 §6). */
export function CaseFlowStepsScreen() {
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
  const dispatch = useDispatch();
  const retry = () => dispatch(caseFlowRetried());
  useStepShortcuts(caseFlow);
  useStepResult(caseFlow, list);
  return (
    <ol ref={list} className={styles['steps']} aria-label={texts.list}>
      {caseFlow.steps.map((step, index) => (
        <LineBoundary key={step.id} as="li" text={texts.stepFailed} resetKey={step} onRetry={retry}>
          <StepCard caseFlow={caseFlow} step={step} number={index + 1} removed={removed} />
        </LineBoundary>
      ))}
    </ol>
  );
}
