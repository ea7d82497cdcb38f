import { type RefObject, useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useDrop } from '@/ui/rows/DragHandle';
import { ownerChangeRequested } from '../../caseFlowsActions';
import type { WithCaseFlows } from '../../caseFlowsSlice';
import { selectCaseFlowById } from '../../caseFlowsSelectors';
import { selectDragged } from '../workloadSelectors';
import { type OwnerCases, ownerKey } from '../workloadState';

/** The data type of a dragged card. */
export const CASE_FLOW_DRAG = 'application/x-thuisbalie-zaak';

/**
 * Lets the element receive dragged cases, which are given to this owner; the cases of this owner itself are refused.
 */
export function useOwnerDrop({ key, owner }: OwnerCases, ref: RefObject<HTMLElement | null>) {
  const store = useStore<WithCaseFlows>();
  const dispatch = useDispatch();
  const draggedCase = useCallback(() => {
    const state = store.getState();
    return selectCaseFlowById(state, selectDragged(state) ?? '');
  }, [store]);
  return useDrop({
    ref,
    getDropOperation: (types) => {
      const caseFlow = draggedCase();
      const isElsewhere = caseFlow !== undefined && ownerKey(caseFlow.ownerModel) !== key;
      return types.has(CASE_FLOW_DRAG) && isElsewhere ? 'move' : 'cancel';
    },
    onDrop: () => {
      const caseFlow = draggedCase();
      if (caseFlow !== undefined) dispatch(ownerChangeRequested({ caseFlowId: caseFlow.id, owner }));
    },
  });
}
