import { useNow } from '@/lib/useNow';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { type CaseFlowStep, stepStatusLabel } from '@/domain/caseflows/caseFlowStep';
import { Time } from '@/ui/text/Time';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { currentStep, isActiveStep, isFinishedStep, stepTitle, stepUrgency } from '../../caseFlowsRules';
import { caseFlowStepsTexts } from './caseFlowStepsTexts';
import styles from './CaseFlowProgress.module.css';
import { stepStatusLook } from './stepStatusLook';
import { useAssigneeName } from '../../useAssigneeName';

const texts = caseFlowStepsTexts;

/** The progress of the case at a glance: the colleague, date and deadline of each step. */
export function CaseFlowProgress({ caseFlow }: { caseFlow: CaseFlow }) {
  const { steps } = caseFlow;
  const current = currentStep(caseFlow);
  if (steps.length === 0) return null;
  return (
    <ol className={styles['progress']} aria-label={texts.progress}>
      {steps.map((step, index) => (
        <Step
          key={step.id}
          step={step}
          title={stepTitle(caseFlow, step)}
          place={texts.place(index + 1, steps.length, stepStatusLabel(step.status))}
          current={step === current}
        />
      ))}
    </ol>
  );
}

interface StepProps {
  step: CaseFlowStep;
  title: string;
  place: string;
  current: boolean;
}

function Step({ step, title, place, current }: StepProps) {
  const now = useNow();
  const { name, icon: Icon } = stepStatusLook(step.status);
  return (
    <li
      className={styles['step']}
      data-status={name}
      data-urgency={stepUrgency(step, now)}
      {...(current && { 'aria-current': 'step' as const })}
    >
      <span className={styles['bar']} />
      <VisuallyHidden>{place}</VisuallyHidden>
      <span className={styles['title']} data-tooltip={title}>
        <Icon aria-hidden size="1em" />
        <span className={styles['words']}>{title}</span>
      </span>
      <span className={styles['meta']}>
        <Meta step={step} current={current} />
      </span>
    </li>
  );
}

/**
 * An active step shows who picked it up, with space for the name while it loads. It also shows its deadline, unless it
 * is the current step, whose deadline the header shows. A finished step shows only the date on which it was finished.
 */
function Meta({ step, current }: Pick<StepProps, 'step' | 'current'>) {
  const pickedUpBy = useAssigneeName(step.pickedUpByModel);
  const { deadline, finishedOn } = step;
  if (isFinishedStep(step)) return finishedOn === null ? null : <Time instant={finishedOn} mode="date" />;
  if (!isActiveStep(step)) return null;
  return (
    <>
      {step.pickedUpByModel !== null && <span className={styles['name']}>{pickedUpBy}</span>}
      {deadline !== null && !current && (
        <span className={styles['deadline']}>
          {texts.until} <Time instant={deadline} mode="deadline" />
        </span>
      )}
    </>
  );
}
