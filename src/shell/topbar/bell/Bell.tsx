import { useSelector } from 'react-redux';
import { selectUnreadCount } from '@/core/toasts/toastsSlice';
import { selectUnreadNotifications } from '@/work/notifications';
import { Count } from '@/ui/rows/Count';
import { IconButton } from '@/ui/buttons/IconButton';
import { BellIcon } from '@/ui/icons';
import { lazyPart } from '@/lib/lazyPart';
import { Boundary } from '@/ui/feedback/Boundary';
import { shellTexts } from '../../shellTexts';
import { useDisclosure } from '@/ui/overlays/useDisclosure';
import styles from '@/ui/overlays/Panel.module.css';

const BellPanel = lazyPart(async () => (await import('./BellPanel')).BellPanel);

/** The bell: notifications, and the texts of all toasts to read again (reliability 4.9). */
export function Bell() {
  const unread = useSelector(selectUnreadCount) + useSelector(selectUnreadNotifications);
  const { open, toggle, close, ref, buttonRef, panelId } = useDisclosure();
  const { label, labelUnread } = shellTexts.bell;
  return (
    <div className={styles.place} ref={ref}>
      <IconButton
        ref={buttonRef}
        icon={BellIcon}
        label={unread > 0 ? labelUnread(unread) : label}
        expanded={open}
        controls={panelId}
        onClick={toggle}
      />
      {unread > 0 && !open && <Count className={styles.unread} value={unread} aria-hidden />}
      {open && (
        <div id={panelId} className={styles.panel} role="group" aria-label={label}>
          <Boundary>
            <BellPanel onChosen={close} />
          </Boundary>
        </div>
      )}
    </div>
  );
}
