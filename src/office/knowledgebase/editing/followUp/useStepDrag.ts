import { useRef, useState } from 'react';
import { useDrag, useDrop } from '@/ui/rows/DragHandle';
import type { Side } from './stepTree';
import type { StepTreeState } from './useStepTree';

/** The data type of a dragged step; it is not text, so that text fields do not accept it. */
const STEP_DRAG = 'application/x-follow-up-step';
const EDGE = 0.3;

interface StepDrag {
  id: string;
  tree: StepTreeState;
  isDisabled: boolean;
  /** Called when the pointer rests on this step while the user drags another step. */
  onRest: () => void;
}

/**
 * The row of a step, which the user can drag to the upper or lower edge of another step, or into that step. Keyboard
 * users move steps with the keys of the tree.
 */
export function useStepDrag({ id, tree, isDisabled, onRest }: StepDrag) {
  const ref = useRef<HTMLSpanElement>(null);
  const [side, setSide] = useState<Side>('inside');
  const isRoot = id === tree.root.id;
  const sideAt = (y: number): Side => {
    const height = ref.current?.getBoundingClientRect().height ?? 0;
    if (isRoot) return 'inside';
    return y < height * EDGE ? 'before' : y > height * (1 - EDGE) ? 'after' : 'inside';
  };
  const { dragProps } = useDrag({
    isDisabled: isDisabled || isRoot,
    hasDragButton: true,
    getItems: () => [{ [STEP_DRAG]: id }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => tree.drag(id),
    onDragEnd: () => tree.drag(null),
  });
  const { dropProps, isDropTarget } = useDrop({
    ref,
    isDisabled,
    getDropOperationForPoint: (types, _, __, y) => {
      const at = sideAt(y);
      setSide(at);
      return types.has(STEP_DRAG) && tree.mayDrop(id, at) ? 'move' : 'cancel';
    },
    onDropActivate: onRest,
    onDrop: ({ y }) => tree.drop(id, sideAt(y)),
  });
  return {
    line: { ...dragProps, ...(isDisabled ? {} : dropProps), ref },
    target: isDropTarget ? side : undefined,
  };
}
