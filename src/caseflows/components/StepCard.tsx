import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useAppNow } from '@/core/hooks/useAppNow';
import type { CaseFlow } from '@/domain/caseFlow';
import { type CaseFlowStep, stepStatusLabel } from '@/domain/caseFlowStep';
import { CheckIcon, ClockIcon, HandIcon, UsersIcon } from '@/ui/icons';
import { RecordFact, RecordFacts } from '@/ui/RecordHeader';
import { StatusLabel } from '@/ui/StatusLabel';
import { Time } from '@/ui/Time';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { groupWanted } from '../caseFlowsActions';
import { currentStep, isActiveStep, isFinishedStep, isOpen, stepUrgency } from '../caseFlowsRules';
import { selectGroupName, type WithCaseLookups } from '../caseLookupsSlice';
import { caseStepsTexts } from '../caseStepsTexts';
import { Deadline } from './Deadline';
import { StepActions } from './StepActions';
import styles from './StepCard.module.css';
import { stepStatusLooks } from './stepStatusLook';
import { StepScenarios } from './StepScenarios';
import { StepTasks } from './StepTasks';

const texts = caseStepsTexts;

interface StepCardProps {
  caseFlow: CaseFlow;
  step: CaseFlowStep;
  number: number;
  /** Nothing can be done any more: the case is gone. */
  removed: boolean;
}

/** One step with all there is to know and to do about it. */
export function StepCard({ caseFlow, step, number, removed }: StepCardProps) {
  const look = stepStatusLooks[step.status];
  const status = stepStatusLabel(step.status);
  const current = currentStep(caseFlow) === step;
  const workable = !removed && isOpen(caseFlow) && isActiveStep(step) && !isFinishedStep(step);
  return (
    <li
      className={styles['step']}
      data-status={look.name}
      {...(current && { 'aria-current': 'step' as const })}
    >
      <div className={styles['top']}>
        <h2 className={styles['title']} tabIndex={-1} data-step-heading={step.id}>
          {texts.numbered(number, step.title)}
          <VisuallyHidden>{` (${texts.place(number, caseFlow.steps.length, status)})`}</VisuallyHidden>
        </h2>
        <StatusLabel status={look.name} label={status} icon={look.icon} />
      </div>
      <Facts step={step} />
      <StepTasks caseFlow={caseFlow} step={step} />
      <StepScenarios caseFlow={caseFlow} step={step} />
      {workable && <StepActions caseFlow={caseFlow} step={step} />}
    </li>
  );
}

function Facts({ step }: { step: CaseFlowStep }) {
  const now = useAppNow();
  const group = useGroupName(step.functionGroupId);
  const { deadline, pickedUpOn, pickedUpByModel, finishedOn } = step;
  return (
    <RecordFacts>
      {deadline !== null && (
        <RecordFact icon={ClockIcon} term={texts.deadline}>
          <Deadline instant={deadline} urgency={stepUrgency(step, now)} />
        </RecordFact>
      )}
      {group !== null && (
        <RecordFact icon={UsersIcon} term={texts.group}>
          {group}
        </RecordFact>
      )}
      {pickedUpOn !== null && (
        <RecordFact icon={HandIcon} term={texts.pickedUp}>
          {pickedUpByModel?.name && <span>{texts.pickedUpBy(pickedUpByModel.name)}</span>}
          <Time instant={pickedUpOn} mode="moment" />
        </RecordFact>
      )}
      {finishedOn !== null && (
        <RecordFact icon={CheckIcon} term={texts.finished}>
          <Time instant={finishedOn} mode="moment" />
        </RecordFact>
      )}
    </RecordFacts>
  );
}

/** Null as long as nobody knows it: a step has only the id of its function group. */
function useGroupName(id: string | null): string | null {
  const dispatch = useDispatch();
  useEffect(() => {
    if (id !== null) dispatch(groupWanted(id));
  }, [dispatch, id]);
  return useSelector((state: WithCaseLookups) => (id === null ? null : selectGroupName(state, id)));
}
