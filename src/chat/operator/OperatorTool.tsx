import clsx from 'clsx';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Boundary } from '@/ui/feedback/Boundary';
import { MessageIcon } from '@/ui/icons';
import panel from '@/ui/overlays/Panel.module.css';
import { useDisclosure } from '@/ui/overlays/useDisclosure';
import { chatTexts } from '../chatTexts';
import { chatToolShown } from '../state/chatToolShown';
import { ChatMenu } from './ChatMenu';
import styles from './ChatTool.module.css';
import { selectChatSign, signLabels } from './chatSign';

/** The chat of an operator: how it stands, and behind it what can be done about that. */
export function OperatorTool() {
  const dispatch = useDispatch();
  const sign = useSelector(selectChatSign);
  const { open, toggle, ref, buttonRef, panelId } = useDisclosure();
  useEffect(() => {
    dispatch(chatToolShown());
  }, [dispatch]);
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
