import { Count } from '../rows/Count';
import type { FootChip } from '../layout/footRoom';
import styles from './FootRest.module.css';
import { footTexts as texts } from './footTexts';
import { MenuButton } from './LaterMenuButton';

/**
 * The menu of the calls, contacts and chats whose chips do not fit at the foot of the page, with the number of their
 * unread messages.
 */
export function FootRest({ chips }: { chips: readonly FootChip[] }) {
  if (chips.length === 0) return null;
  const unread = chips.reduce((sum, chip) => sum + chip.unread, 0);
  return (
    <span className={styles.rest}>
      <MenuButton
        label={texts.moreUnread(chips.length, unread)}
        variant="secondary"
        size="s"
        items={chips.map(({ id, label }) => ({ id, label }))}
        onAction={(chosen) => chips.find(({ id }) => id === chosen)?.open()}
      >
        {texts.more(chips.length)}
        {unread > 0 && <Count aria-hidden value={unread} tone="danger" />}
      </MenuButton>
    </span>
  );
}
