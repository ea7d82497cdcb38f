import { IconButton } from '@/ui/buttons/IconButton';
import { Boundary } from '@/ui/feedback/Boundary';
import { MegaphoneIcon } from '@/ui/icons';
import styles from '@/ui/overlays/Panel.module.css';
import { useDisclosure } from '@/ui/overlays/useDisclosure';
import { Count } from '@/ui/rows/Count';
import { announcementsTexts } from '../announcementsTexts';
import { LatestPanel } from './LatestPanel';
import { useLatest } from './useLatest';

const texts = announcementsTexts.panel;

/** Opens the latest announcements for everybody, and counts those that are new to the user (ANN-03). */
export function LatestButton() {
  const { answer, latest, unread } = useLatest();
  const { open, toggle, close, ref, buttonRef, panelId } = useDisclosure();
  return (
    <div className={styles.place} ref={ref}>
      <IconButton
        ref={buttonRef}
        icon={MegaphoneIcon}
        label={unread > 0 ? texts.labelUnread(unread) : texts.label}
        expanded={open}
        controls={panelId}
        onClick={toggle}
      />
      {unread > 0 && !open && <Count className={styles.unread} value={unread} aria-hidden />}
      {open && (
        <div id={panelId} className={styles.panel} role="group" aria-label={texts.label}>
          <Boundary>
            <LatestPanel answer={answer} latest={latest} onChosen={close} />
          </Boundary>
        </div>
      )}
    </div>
  );
}
