import { useState } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useMeanwhile } from '@/core/dialogs/useMeanwhile';
import { selectUser } from '@/core/session/sessionSlice';
import type { Submission } from '@/core/submissions/submissionsSlice';
import { whyNotYet } from '@/ui/feedback/MeanwhileNotice';
import { lookUp, sameValue } from '@/lib/values';
import { whyNotModify } from '../caseFlowPermissions';
import type { OwnersSeen } from '../caseFlowsActions';
import type { WithCaseFlows } from '../caseFlowsSlice';
import { selectCaseFlowById } from '../caseFlowsSelectors';
import { caseFlowListTexts } from '../list/caseFlowListTexts';

const texts = caseFlowListTexts.ownerDialog;

const useCases = (ids: readonly string[]) =>
  useSelector((state: WithCaseFlows) => ids.map((id) => selectCaseFlowById(state, id) ?? null), shallowEqual);

/**
 * Returns why the only case of a dialog can no longer get another owner, or null. With several cases it returns null,
 * because the bulk action skips each case whose owner cannot be changed.
 */
function useWhyNotModify(ids: readonly string[]): string | null {
  const user = useSelector(selectUser);
  const [caseFlow = null, ...others] = useCases(ids);
  return caseFlow === null || user === null || others.length > 0 ? null : whyNotModify(caseFlow, user);
}

/** Reports that a push ended or reassigned a case of an open dialog; that case may no longer be in the list. */
export function useOwnersMeanwhile(ids: readonly string[], submission: Submission | null) {
  const cases = useCases(ids);
  const [opened] = useState(cases);
  const now: OwnersSeen = Object.fromEntries(
    ids.map((id, index) => [id, cases[index] ? { owner: cases[index].ownerModel?.id ?? null } : null]),
  );
  const [only = null] = cases;
  const titlesOf = (changed: readonly string[]) =>
    opened.flatMap((one) =>
      one && changed.includes(one.id) ? [one.title || caseFlowListTexts.row.noTitle] : [],
    );
  const blocked = useWhyNotModify(ids);
  const { seen, meanwhile } = useMeanwhile<OwnersSeen>({
    now,
    submission,
    text: (seen) => {
      if (ids.length > 1)
        return texts.severalMeanwhile(
          titlesOf(ids.filter((id) => !sameValue(lookUp(seen, id), lookUp(now, id)))),
        );
      return only === null ? texts.gone : texts.meanwhile(only.ownerModel?.name ?? null);
    },
  });
  const whyNot = submission?.status === 'sending' ? null : (blocked ?? whyNotYet(meanwhile));
  return { seen, blocked, meanwhile, whyNot };
}
