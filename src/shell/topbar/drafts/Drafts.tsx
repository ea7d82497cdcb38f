import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectLosesDrafts, type WithDrafts } from '@/core/drafts/draftsSlice';
import { selectOpenDrafts } from '@/core/drafts/openDrafts';
import type { WithSession } from '@/core/session/sessionSlice';
import { Count } from '@/ui/rows/Count';
import { IconButton } from '@/ui/buttons/IconButton';
import { FileTextIcon } from '@/ui/icons';
import { Boundary } from '@/ui/feedback/Boundary';
import { useDisclosure } from '@/ui/overlays/useDisclosure';
import { DraftsPanel } from './DraftsPanel';
import styles from '@/ui/overlays/Panel.module.css';
import { draftsTexts } from '../../lateShellTexts';

/**
 * Lets the browser ask before the page is left with unsent text. The drafts are read when the browser asks, because the
 * program may have released them just before it leaves.
 */
function useLeaveGuard() {
  const store = useStore<WithDrafts & WithSession>();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (selectLosesDrafts(store.getState())) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [store]);
}

/**
 * Unsent text, reachable from every page (W6, W7). Loads with the first draft, and stays so that a removal can be
 * undone.
 */
export function Drafts() {
  const { length } = useSelector(selectOpenDrafts);
  const { open, toggle, close, ref, buttonRef, panelId } = useDisclosure();
  useLeaveGuard();
  if (length === 0 && !open) return null;
  return (
    <div className={styles.place} ref={ref}>
      <IconButton
        ref={buttonRef}
        icon={FileTextIcon}
        label={draftsTexts.labelCount(length)}
        expanded={open}
        controls={panelId}
        onClick={toggle}
      />
      {!open && <Count className={styles.unread} value={length} aria-hidden />}
      {open && (
        <div id={panelId} className={styles.panel} role="group" aria-label={draftsTexts.label}>
          <Boundary>
            <DraftsPanel onChosen={close} />
          </Boundary>
        </div>
      )}
    </div>
  );
}
