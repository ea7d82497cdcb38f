import { useSelector } from 'react-redux';
import { selectUser } from '@/core/session/sessionSlice';
import { Avatar } from '@/ui/record/Avatar';
import { lazyPart } from '@/lib/lazyPart';
import { Boundary } from '@/ui/feedback/Boundary';
import { shellTexts } from '../../shellTexts';
import { useDisclosure } from '@/ui/overlays/useDisclosure';
import panel from '@/ui/overlays/Panel.module.css';
import styles from './UserMenu.module.css';

const UserPanel = lazyPart(async () => (await import('./UserPanel')).UserPanel);

/** The signed-in user's name, with a menu for settings and signing out. */
export function UserMenu() {
  const user = useSelector(selectUser);
  const { open, toggle, ref, buttonRef, panelId } = useDisclosure();
  if (!user) return null;
  const label = shellTexts.user.label(user.name);
  return (
    <div className={panel.place} ref={ref}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        data-tooltip={label}
        onClick={toggle}
      >
        <Avatar name={user.name} />
      </button>
      {open && (
        <div id={panelId} className={panel.panel} role="group" aria-label={shellTexts.user.panel}>
          <Boundary>
            <UserPanel user={user} />
          </Boundary>
        </div>
      )}
    </div>
  );
}
