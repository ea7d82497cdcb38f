import clsx from 'clsx';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MessageIcon } from '@/ui/icons';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { Popover } from '@/ui/overlays/Popover';
import { chatToolShown } from '../state/chatActions';
import { ChatMenu } from './ChatMenu';
import styles from './ChatTool.module.css';
import { selectChatSign, signLabels } from './chatSign';

/** The chat of an operator: how it stands, and behind it what can be done about that. */
export function OperatorTool() {
  const dispatch = useDispatch();
  const sign = useSelector(selectChatSign);
  useEffect(() => {
    dispatch(chatToolShown());
  }, [dispatch]);
  const label = signLabels[sign];
  return (
    <span data-tooltip={label}>
      <Popover
        label={label}
        trigger={
          <span className={clsx(styles.sign, styles[sign])}>
            <MessageIcon aria-hidden className={styles.icon} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </span>
        }
      >
        <ChatMenu />
      </Popover>
    </span>
  );
}
