import { useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { WithSubmissions } from '@/core/submissions/submissionsSlice';
import { speak } from '@/ui/feedback/speak';
import { lookUp } from '@/lib/values';
import type { WithCaseFlows } from '../../caseFlowsSlice';
import { selectCaseFlowById } from '../../caseFlowsSelectors';
import { selectMoving, selectWorkload } from '../workloadSelectors';
import { ownerKey } from '../workloadState';
import { workloadTexts } from '../workloadTexts';
import { ownerName } from './OwnerHeading';

const idsIn = (text: string): string[] => text.split(',').filter(Boolean);

/** Announces each move of a case to an owner, and its result, to screen readers. */
export function useSpokenMoves(): void {
  const store = useStore<WithCaseFlows & WithSubmissions>();
  const moving = useSelector(selectMoving);
  const before = useRef(moving);

  useEffect(() => {
    const [was, is] = [idsIn(before.current), idsIn(moving)];
    before.current = moving;
    const state = store.getState();
    const about = (id: string) => ({
      caseFlow: selectCaseFlowById(state, id),
      owner: lookUp(selectWorkload(state).destinations, id) ?? null,
    });
    for (const id of is.filter((one) => !was.includes(one))) {
      const { caseFlow, owner } = about(id);
      if (caseFlow) speak(workloadTexts.moving(caseFlow.title, ownerName({ owner })));
    }
    for (const id of was.filter((one) => !is.includes(one))) {
      const { caseFlow, owner } = about(id);
      if (!caseFlow) continue;
      const isThere = ownerKey(caseFlow.ownerModel) === ownerKey(owner);
      const say = isThere ? workloadTexts.moved : workloadTexts.notMoved;
      speak(say(caseFlow.title, ownerName({ owner: caseFlow.ownerModel })));
    }
  }, [moving, store]);
}
