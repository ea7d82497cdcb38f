import { RepairStep } from '@/domain/repairs/repairFlow';
import { repairsTexts } from '../repairsTexts';
import styles from './Request.module.css';

const texts = repairsTexts.steps;

interface StepsProps {
  current: RepairStep;
  /** An appointment is needed. */
  withPlan: boolean;
}

export function Steps({ current, withPlan }: StepsProps) {
  const steps = Object.values(RepairStep).filter((step) => withPlan || step !== RepairStep.Plan);
  return (
    <ol className={styles.steps} aria-label={texts.label}>
      {steps.map((step) => (
        <li key={step} className={styles.step} aria-current={step === current ? 'step' : undefined}>
          {texts[step]}
        </li>
      ))}
    </ol>
  );
}
