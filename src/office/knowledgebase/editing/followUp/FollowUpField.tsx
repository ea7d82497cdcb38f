import { useEffect, useRef, useState } from 'react';
import { newGuid } from '@/lib/guid';
import { Button } from '@/ui/buttons/Button';
import { Banner } from '@/ui/feedback/Banner';
import { FieldGroup } from '@/ui/fields/FieldLayout';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { useReadOnly } from '@/ui/fields/ReadOnlyFields';
import { PlusIcon, TrashIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import styles from './FollowUp.module.css';
import { followUpTexts as texts } from './followUpTexts';
import { StepFields } from './StepFields';
import { countSteps, newStep, type Step } from './stepTree';
import { StepTools } from './StepTools';
import { StepTree } from './StepTree';
import { useStepTree, type Wanted } from './useStepTree';

interface FollowUpFieldProps {
  /** The first question; null when the answer has no follow-up questions. */
  root: Step | null;
  onChange: (root: Step | null) => void;
  /** Whether incomplete steps are marked. */
  isChecked: boolean;
}

/** The follow-up questions that lead by choices to an answer. */
export function FollowUpField({ root, onChange, isChecked }: FollowUpFieldProps) {
  const readOnly = useReadOnly();
  const [begun, setBegun] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Step | null>(null);
  const begin = () => {
    const first = newStep(newGuid());
    setBegun(first.id);
    setRemoved(null);
    onChange({ ...first, options: [newStep(newGuid()), newStep(newGuid())] });
  };
  return (
    <FieldGroup legend={texts.legend}>
      <p className={mutedClass}>{texts.hint}</p>
      {root === null && removed !== null && <Removed root={removed} onUndo={onChange} />}
      {root === null ? (
        <div>
          <Button
            size="s"
            icon={PlusIcon}
            disabledReason={readOnly ? fieldTexts.readOnly : null}
            onClick={begin}
          >
            {texts.add}
          </Button>
        </div>
      ) : (
        <Steps
          key={root.id}
          root={root}
          hasBegun={begun === root.id}
          onChange={(next) => {
            if (next === null) setRemoved(root);
            onChange(next);
          }}
          isChecked={isChecked}
        />
      )}
    </FieldGroup>
  );
}

interface RemovedProps {
  root: Step;
  onUndo: (root: Step) => void;
}

/** Offers to restore a removed step. */
const Removed = ({ root, onUndo }: RemovedProps) => (
  <Banner
    role="status"
    actions={
      <Button size="s" onClick={() => onUndo(root)}>
        {texts.undo}
      </Button>
    }
  >
    {texts.removed(countSteps(root))}
  </Banner>
);

/** Returns the element of a step in the tree, or its first field. */
const placeOf = (element: HTMLElement | null, { id, place }: Wanted) =>
  place === 'tree'
    ? element?.querySelector<HTMLElement>(`[data-step="${CSS.escape(id)}"]`)
    : element?.querySelector<HTMLElement>('input, [contenteditable]');

interface StepsProps extends FollowUpFieldProps {
  root: Step;
  hasBegun: boolean;
}

function Steps({ root, hasBegun, onChange, isChecked }: StepsProps) {
  const element = useRef<HTMLDivElement>(null);
  const readOnly = useReadOnly();
  const tree = useStepTree(root, hasBegun, onChange);
  const { wanted, removed } = tree;
  useEffect(() => {
    if (wanted !== null) placeOf(element.current, wanted)?.focus();
  }, [wanted]);
  return (
    <div ref={element} className={styles.steps}>
      <StepTree tree={tree} isChecked={isChecked} />
      <p className={styles.keys}>{texts.keys}</p>
      <StepTools tree={tree} />
      {removed !== null && <Removed root={removed.step} onUndo={tree.undo} />}
      <StepFields key={tree.step.id} tree={tree} isChecked={isChecked} />
      <div>
        <Button
          size="s"
          variant="quiet"
          icon={TrashIcon}
          disabledReason={readOnly ? fieldTexts.readOnly : null}
          onClick={() => onChange(null)}
        >
          {texts.removeAll}
        </Button>
      </div>
    </div>
  );
}
