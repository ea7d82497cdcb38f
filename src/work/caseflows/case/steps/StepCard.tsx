import { type ReactNode, useId, useState } from 'react';
import { useNow } from '@/lib/useNow';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { type CaseFlowStep, stepStatusLabel } from '@/domain/caseflows/caseFlowStep';
import { AssigneeName } from '@/shared/people';
import { IconButton } from '@/ui/buttons/IconButton';
import { CheckIcon, ChevronDownIcon, ChevronUpIcon, ClockIcon, HandIcon, UsersIcon } from '@/ui/icons';
import { RecordFact, RecordFacts } from '@/ui/record/RecordHeader';
import { SkeletonName } from '@/ui/feedback/Skeleton';
import { StatusLabel } from '@/ui/record/StatusLabel';
import { Clamped } from '@/ui/text/Clamped';
import { Time } from '@/ui/text/Time';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { currentStep, isActiveStep, isOpen, isOverStep, stepTitle, stepUrgency } from '../../caseFlowsRules';
import { caseFlowStepsTexts } from './caseFlowStepsTexts';
import { Deadline } from '@/ui/record/Deadline';
import { StepActions } from './StepActions';
import styles from './StepCard.module.css';
import { stepStatusLook } from './stepStatusLook';
import { StepScenarios } from './StepScenarios';
import { StepTasks } from './StepTasks';
import { useAssignee, useGroup } from '../../useAssigneeName';

const texts = caseFlowStepsTexts;

interface StepCardProps {
  caseFlow: CaseFlow;
  step: CaseFlowStep;
  number: number;
  /** The case is gone, so nothing can be done any more. */
  removed: boolean;
}

const isWorkable = (caseFlow: CaseFlow, step: CaseFlowStep): boolean =>
  isOpen(caseFlow) && isActiveStep(step) && !isOverStep(step);

/** One step with its facts and actions; a step that is over shows its content on request. */
export function StepCard({ caseFlow, step, number, removed }: StepCardProps) {
  const over = isOverStep(step);
  const [asked, setAsked] = useState(false);
  const content = useId();
  const current = currentStep(caseFlow) === step;
  return (
    <li
      className={styles['step']}
      data-status={stepStatusLook(step.status).name}
      {...(current && { 'aria-current': 'step' as const })}
    >
      <Top caseFlow={caseFlow} step={step} number={number}>
        {over && (
          <IconButton
            size="s"
            icon={asked ? ChevronUpIcon : ChevronDownIcon}
            label={texts.details(stepTitle(caseFlow, step))}
            expanded={asked}
            {...(asked && { controls: content })}
            onClick={() => setAsked(!asked)}
          />
        )}
      </Top>
      {over && !asked && <WhenOver step={step} />}
      {(asked || !over) && (
        <div id={content} className={styles['content']}>
          <Facts step={step} />
          <StepTasks caseFlow={caseFlow} step={step} />
          <StepScenarios caseFlow={caseFlow} step={step} />
        </div>
      )}
      {!removed && isWorkable(caseFlow, step) && <StepActions caseFlow={caseFlow} step={step} />}
    </li>
  );
}

const WhenOver = ({ step: { finishedOn } }: { step: CaseFlowStep }) =>
  finishedOn !== null && (
    <p className={styles['meta']}>
      {texts.finished} <Time instant={finishedOn} mode="moment" />
    </p>
  );

interface TopProps {
  caseFlow: CaseFlow;
  step: CaseFlowStep;
  number: number;
  children: ReactNode;
}

function Top({ caseFlow, step, number, children }: TopProps) {
  const { id, title, status } = step;
  const { name, icon } = stepStatusLook(status);
  const label = stepStatusLabel(status);
  return (
    <div className={styles['top']}>
      <h2 className={styles['title']} tabIndex={-1} data-step-heading={id}>
        <Clamped>{title.trim() === '' ? texts.untitledStep(number) : texts.numbered(number, title)}</Clamped>
        <VisuallyHidden>{` (${texts.place(number, caseFlow.steps.length, label)})`}</VisuallyHidden>
      </h2>
      <StatusLabel status={name} label={label} icon={icon} />
      {children}
    </div>
  );
}

function Facts({ step }: { step: CaseFlowStep }) {
  const now = useNow();
  const group = useGroup(step.functionGroupId);
  const { deadline, pickedUpOn, finishedOn } = step;
  return (
    <RecordFacts>
      {deadline !== null && (
        <RecordFact icon={ClockIcon} term={texts.deadline}>
          <Deadline instant={deadline} urgency={stepUrgency(step, now)} />
        </RecordFact>
      )}
      {step.functionGroupId !== null && (
        <RecordFact icon={UsersIcon} term={texts.group}>
          <Clamped>{group.name ?? (group.isAsked ? <SkeletonName /> : texts.unknownGroup)}</Clamped>
        </RecordFact>
      )}
      {pickedUpOn !== null && (
        <RecordFact icon={HandIcon} term={texts.pickedUp}>
          <span>
            <PickedUpBy step={step} />
            <Time instant={pickedUpOn} mode="moment" />
          </span>
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

function PickedUpBy({ step: { pickedUpByModel } }: { step: CaseFlowStep }) {
  const { name, isAsked } = useAssignee(pickedUpByModel);
  if (name === null && !isAsked) return null;
  return (
    <>
      {texts.pickedUpBy}{' '}
      {name === null ? <SkeletonName /> : <AssigneeName assignee={pickedUpByModel} name={name} />}
      {', '}
    </>
  );
}
