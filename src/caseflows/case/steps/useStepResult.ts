import { type RefObject, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectOpenDialogs } from '@/core/dialogs/dialogsSlice';
import type { CaseFlow } from '@/domain/caseflow/caseFlow';
import { announce } from '@/ui/feedback/Announcer';
import { currentStep, stepTitle } from '../../caseFlowsRules';
import { caseStepsTexts } from './caseStepsTexts';
import { selectStepResult, stepResultTold } from '../openCaseFlowSlice';

/** Longer than a closed dialog needs to hand the focus back. */
const AFTER_DIALOG_MS = 250;

/** What was done to a step is said, and the focus goes on to the step that is next: its own while it is at work. */
export function useStepResult(caseFlow: CaseFlow, list: RefObject<HTMLElement | null>): void {
  const dispatch = useDispatch();
  const result = useSelector(selectStepResult);
  const underDialog = useSelector(selectOpenDialogs).length > 0;

  useEffect(() => {
    if (result === null || underDialog) return;
    const step = caseFlow.steps.find(({ id }) => id === result.stepId);
    const next = currentStep(caseFlow) ?? step;
    const timer = setTimeout(() => {
      if (step) announce(caseStepsTexts.announcements[result.action](stepTitle(caseFlow, step)));
      const headings = list.current?.querySelectorAll<HTMLElement>('[data-step-heading]') ?? [];
      [...headings].find(({ dataset }) => dataset['stepHeading'] === next?.id)?.focus();
      dispatch(stepResultTold());
    }, AFTER_DIALOG_MS);
    return () => clearTimeout(timer);
  }, [dispatch, result, caseFlow, underDialog, list]);
}
