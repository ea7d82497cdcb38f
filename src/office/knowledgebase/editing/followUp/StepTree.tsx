import { type KeyboardEvent, useRef, useState } from 'react';
import { useReadOnly } from '@/ui/fields/ReadOnlyFields';
import { isPlain } from '@/lib/keys';
import { lookUp, toggled } from '@/lib/values';
import { CircleAlertIcon } from '@/ui/icons';
import { isFoldPress, treeClass, treeGroupClass, treeItemClass, TreeLine } from '@/ui/tree/Tree';
import { useTreeKeys } from '@/ui/tree/useTreeKeys';
import styles from './FollowUp.module.css';
import { followUpTexts as texts } from './followUpTexts';
import type { Direction, Step } from './stepTree';
import { faultySteps, titleOf } from './stepWords';
import { useStepDrag } from './useStepDrag';
import type { StepTreeState } from './useStepTree';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'higher',
  ArrowRight: 'deeper',
};

/** Handles keys that change the tree; returns false for keys that navigate in it. */
function changeByKey(event: KeyboardEvent, tree: StepTreeState): boolean {
  const direction = event.altKey && event.shiftKey ? lookUp(ARROWS, event.key) : undefined;
  if (direction !== undefined) tree.move(direction, true);
  else if (!isPlain(event)) return false;
  else if (event.key === 'Insert') tree.add();
  else if (event.key === 'Delete') tree.remove();
  else if (event.key === 'Enter') tree.toFields();
  else return false;
  event.preventDefault();
  return true;
}

interface StepTreeProps {
  tree: StepTreeState;
  /** Whether incomplete steps are marked. */
  isChecked: boolean;
}

/** All steps of the follow-up questions; the focused step is the one being edited. */
export function StepTree({ tree, isChecked }: StepTreeProps) {
  const element = useRef<HTMLUListElement>(null);
  const walk = useTreeKeys(element);
  const readOnly = useReadOnly();
  const [folded, setFolded] = useState<readonly string[]>([]);
  const faulty = isChecked ? faultySteps(tree.root) : [];
  return (
    <ul
      ref={element}
      className={`${treeClass} ${styles.tree}`}
      role="tree"
      aria-label={texts.tree}
      onKeyDown={(event) => {
        if (readOnly || !changeByKey(event, tree)) walk(event);
      }}
    >
      <Branch
        step={tree.root}
        depth={0}
        tree={tree}
        faulty={faulty}
        readOnly={readOnly}
        isFolded={(id) => folded.includes(id)}
        onFold={(id) => setFolded(toggled(folded, id))}
      />
    </ul>
  );
}

interface BranchProps {
  step: Step;
  depth: number;
  tree: StepTreeState;
  faulty: readonly string[];
  readOnly: boolean;
  isFolded: (id: string) => boolean;
  onFold: (id: string) => void;
}

function Branch({ step, depth, ...shared }: BranchProps) {
  const { tree, faulty, readOnly, isFolded, onFold } = shared;
  const { id, options } = step;
  const title = titleOf(step, depth === 0);
  const isFaulty = faulty.includes(id);
  const isEnd = options.length === 0;
  /* Incomplete steps are never hidden by folding. */
  const isOpen = !isFolded(id) || faultySteps(step, depth === 0).some((one) => faulty.includes(one));
  const isChosen = tree.step.id === id;
  const { line, target } = useStepDrag({
    id,
    tree,
    isDisabled: readOnly,
    onRest: () => {
      if (!isOpen) onFold(id);
    },
  });
  return (
    // The tree handles the keys of all its steps.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      className={`${treeItemClass} ${styles.step}`}
      role="treeitem"
      aria-label={isFaulty ? texts.incomplete(title) : title}
      aria-level={depth + 1}
      aria-expanded={isEnd ? undefined : isOpen}
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      data-step={id}
      data-invalid={isFaulty || undefined}
      data-target={target}
      data-dragged={tree.dragged === id || undefined}
      onFocus={(event) => {
        if (event.target === event.currentTarget) tree.choose(id);
      }}
      onClick={(event) => {
        event.stopPropagation();
        if (isFoldPress(event.target)) onFold(id);
        else event.currentTarget.focus();
      }}
    >
      <TreeLine {...line} depth={depth} isOpen={isEnd ? null : isOpen}>
        {title}
        {isFaulty && <CircleAlertIcon aria-hidden size={14} className={styles.fault} />}
      </TreeLine>
      {!isEnd && isOpen && (
        <ul role="group" className={treeGroupClass}>
          {options.map((option) => (
            <Branch key={option.id} step={option} depth={depth + 1} {...shared} />
          ))}
        </ul>
      )}
    </li>
  );
}
