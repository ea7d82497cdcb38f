import { useEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { selectUser, type WithSession } from '@/core/session/sessionSlice';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { toastShown } from '@/core/toasts/toastsSlice';
import { speak } from '@/ui/feedback/speak';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Localised } from '@/ui/layout/Localised';
import { NothingListed } from '@/ui/list/NothingListed';
import { hasFilters } from '../list/caseFlowFilters';
import { whyNotModify } from '../caseFlowPermissions';
import type { WithCaseFlows } from '../caseFlowsSlice';
import { selectCaseFlowById } from '../caseFlowsSelectors';
import { workloadRetried } from './workloadActions';
import { selectGroups, selectWorkloadLoad, selectWorkloadQuestion } from './workloadSelectors';
import { ownerCount, type OwnerCases, totalOf } from './workloadState';
import { workloadKeys } from '../caseFlowShortcutTexts';
import { workloadTexts } from './workloadTexts';
import { ownerName } from './board/OwnerHeading';
import { useFocusKept } from './board/useFocusKept';
import { useSpokenMoves } from './board/useSpokenMoves';
import styles from './WorkloadScreen.module.css';
import { WorkloadColumns } from './board/WorkloadColumns';
import { WorkloadSkeleton } from './WorkloadSkeleton';
import { WorkloadStack } from './board/WorkloadStack';

export function Workload({ onClearFilters }: { onClearFilters: () => void }) {
  const dispatch = useDispatch();
  const load = useSelector(selectWorkloadLoad);
  const groups = useSelector(selectGroups);
  const filtered = hasFilters(useSelector(selectWorkloadQuestion).filters);
  useSpokenCounts(groups, load);

  if (load === 'failed') {
    return (
      <ErrorState
        title={workloadTexts.failedTitle}
        detail={workloadTexts.failedText}
        retryLabel={workloadTexts.retry}
        onRetry={() => dispatch(workloadRetried())}
      />
    );
  }
  if (load !== 'loaded') return <WorkloadSkeleton />;
  if (groups.length === 0)
    return <NothingListed texts={workloadTexts} filtered={filtered} onClearFilters={onClearFilters} />;
  return <Board groups={groups} />;
}

function Board({ groups }: { groups: readonly OwnerCases[] }) {
  const { search } = useLocation();
  const open = useOpenLink();
  const isDesktop = useSelector(selectDeviceMode) === 'desktop';
  const Owners = isDesktop ? WorkloadColumns : WorkloadStack;
  const board = useRef<HTMLDivElement>(null);
  const onFocus = useFocusKept(board);
  useSpokenMoves();
  useOwnerShortcut();
  return (
    <Localised>
      <div ref={board} className={styles['owners']} onFocus={onFocus}>
        <Owners groups={groups} search={search} onOpen={open} />
      </div>
    </Localised>
  );
}

/** The key 'e' gives the case of the focused card to another owner. */
function useOwnerShortcut() {
  const dispatch = useDispatch();
  const store = useStore<WithCaseFlows & WithSession>();
  useShortcut(workloadKeys.owner, () => {
    const id = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? '';
    const state = store.getState();
    const caseFlow = selectCaseFlowById(state, id);
    const user = selectUser(state);
    if (caseFlow === undefined || user === null) return;
    const whyNot = whyNotModify(caseFlow, user);
    if (whyNot !== null) dispatch(toastShown({ kind: 'info', text: whyNot, key: 'workload/whyNot' }));
    else {
      dispatch(
        dialogOpened({ id: `caseFlowOwner/${id}`, dialog: { kind: 'caseFlowOwner', caseFlowIds: [id] } }),
      );
    }
  });
}

/** Announces the totals after loading, and later how many cases were added for which owner. */
function useSpokenCounts(groups: readonly OwnerCases[], load: string) {
  const before = useRef({ load, groups });
  useEffect(() => {
    const was = before.current;
    before.current = { load, groups };
    if (load !== 'loaded') return;
    if (was.load !== 'loaded') {
      speak(workloadTexts.amount(totalOf(groups), ownerCount(groups)));
      return;
    }
    for (const group of groups) {
      const held = was.groups.find(({ key }) => key === group.key);
      const added = group.ids.length - (held?.ids.length ?? 0);
      if (held !== undefined && held.total === group.total && added > 0) {
        speak(workloadTexts.added(added, ownerName(group)));
      }
    }
  }, [groups, load]);
}
