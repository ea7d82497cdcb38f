import clsx from 'clsx';
import { useSelector } from 'react-redux';
import { useArea } from '@/core/useArea';
import { Boundary } from '@/ui/feedback/Boundary';
import { MessageIcon } from '@/ui/icons';
import panel from '@/ui/overlays/Panel.module.css';
import { useDisclosure } from '@/ui/overlays/useDisclosure';
import { chatTexts } from '../chatTexts';
import { ChatMenu } from './ChatMenu';
import styles from './ChatTool.module.css';
import { chatToolTexts as texts } from './chatToolTexts';
import { selectChat, selectHasActiveChat, selectIsLoggedIn } from '../state/chatSelectors';
import type { WithChat } from '../state/chatSlice';

/** The state of the chat, shown by the colour of its icon: grey, blue, orange, green or white (CHAT-45, AMB-168). */
type ChatSign = 'off' | 'canRegister' | 'away' | 'available' | 'active';

function selectChatSign(state: WithChat): ChatSign {
  const { isEnabled, operatorId } = selectChat(state);
  if (isEnabled !== true) return 'off';
  if (selectHasActiveChat(state)) return 'active';
  if (selectIsLoggedIn(state)) return 'available';
  return operatorId === null ? 'canRegister' : 'away';
}

/** The label of the icon in each state (AMB-171). */
const signLabels: Record<ChatSign, string> = {
  off: texts.unavailable,
  canRegister: texts.logIn,
  away: texts.logIn,
  available: texts.logOut,
  active: texts.active,
};

export function OperatorTool() {
  useArea('chat');
  const sign = useSelector(selectChatSign);
  const { open, toggle, ref, buttonRef, panelId } = useDisclosure();
  const label = signLabels[sign];
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
        <span className={clsx(styles.sign, styles[sign])}>
          <MessageIcon aria-hidden className={styles.icon} />
        </span>
      </button>
      {open && (
        <div id={panelId} className={panel.panel} role="group" aria-label={chatTexts.tool.menu}>
          <Boundary>
            <ChatMenu />
          </Boundary>
        </div>
      )}
    </div>
  );
}
