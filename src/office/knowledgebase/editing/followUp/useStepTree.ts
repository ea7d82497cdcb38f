import { useState } from 'react';
import { pathTo } from '@/domain/knowledge/followUpQuestion';
import { newGuid } from '@/lib/guid';
import { speak } from '@/ui/feedback/speak';
import { followUpTexts as texts } from './followUpTexts';
import {
  besideOf,
  type Direction,
  mayHoldMore,
  moved,
  newStep,
  placed,
  type Side,
  type Step,
  type StepChanges,
  withChanges,
  withChoice,
  withoutStep,
} from './stepTree';
import { titleOf } from './stepWords';

/** The next place of the focus: a step in the tree, or its first field. */
export interface Wanted {
  id: string;
  place: 'tree' | 'fields';
}

interface Removed {
  /** The whole tree before the removal. */
  tree: Step;
  step: Step;
}

const stepAt = (root: Step, id: string): Step => pathTo(root, id).at(-1) ?? root;

function speakMove(root: Step, id: string) {
  const path = pathTo(root, id);
  const beside = path.at(-2)?.options ?? [];
  const place = beside.findIndex((option) => option.id === id) + 1;
  speak(texts.movedTo(titleOf(stepAt(root, id), false), place, beside.length, path.length));
}

/**
 * The state of an edited tree of follow-up questions and its chosen step; a newly started tree focuses its first field.
 */
export function useStepTree(root: Step, hasBegun: boolean, onChange: (root: Step) => void) {
  const [chosen, setChosen] = useState(root.id);
  const [wanted, setWanted] = useState<Wanted | null>(hasBegun ? { id: root.id, place: 'fields' } : null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const step = stepAt(root, chosen);
  const go = (id: string, place: Wanted['place']) => {
    setChosen(id);
    setWanted({ id, place });
  };
  const isRoot = step.id === root.id;
  const take = (next: Step, id: string) => {
    setRemoved(null);
    onChange(next);
    speakMove(next, id);
  };
  return {
    root,
    step,
    isRoot,
    wanted,
    /** The step removed last, until something else changes. */
    removed,
    mayAdd: mayHoldMore(root, step.id),
    choose: setChosen,
    toFields: () => go(step.id, 'fields'),
    change: (changes: StepChanges) => onChange(withChanges(root, step.id, changes)),
    add: () => {
      if (!mayHoldMore(root, step.id)) return;
      const choice = newStep(newGuid());
      setRemoved(null);
      onChange(withChoice(root, step.id, choice));
      go(choice.id, 'fields');
    },
    remove: () => {
      if (isRoot) return;
      setRemoved({ tree: root, step });
      go(besideOf(root, step.id), 'tree');
      onChange(withoutStep(root, step.id));
    },
    undo: () => {
      if (removed === null) return;
      setRemoved(null);
      onChange(removed.tree);
      go(removed.step.id, 'tree');
    },
    mayMove: (direction: Direction) => moved(root, step.id, direction) !== null,
    /** A move by key takes the focus along with the step; a move by button leaves the focus on the button. */
    move: (direction: Direction, takesFocus: boolean) => {
      const next = moved(root, step.id, direction);
      if (next === null) return;
      take(next, step.id);
      if (takesFocus) go(step.id, 'tree');
    },
    dragged,
    drag: setDragged,
    mayDrop: (beside: string, side: Side) => dragged !== null && placed(root, dragged, beside, side) !== null,
    drop: (beside: string, side: Side) => {
      const next = dragged && placed(root, dragged, beside, side);
      if (!next) return;
      take(next, dragged);
      go(dragged, 'tree');
    },
  };
}
export type StepTreeState = ReturnType<typeof useStepTree>;
