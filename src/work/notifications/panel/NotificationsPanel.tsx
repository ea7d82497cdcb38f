import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useArea } from '@/core/useArea';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { SettingsIcon } from '@/ui/icons';
import { notificationsRead } from '../notificationsActions';
import type { WithNotifications } from '../notificationsSelectors';
import { notificationsTexts as texts } from '../notificationsTexts';
import styles from './Notifications.module.css';
import { NotificationsList } from './NotificationsList';
import { NotificationsSettings } from './NotificationsSettings';

export function NotificationsPanel({ onChosen }: { onChosen: () => void }) {
  useArea('notifications');
  const dispatch = useDispatch();
  const notifications = useSelector((state: WithNotifications) => state.notifications);
  const [isSetting, setIsSetting] = useState(false);
  if (notifications === undefined) return null;
  const unread = notifications.list.flatMap(({ key, isRead }) => (isRead ? [] : [key]));
  return (
    <>
      <div className={styles.head}>
        <Button
          variant="quiet"
          size="s"
          disabledReason={unread.length === 0 ? texts.nothingUnread : null}
          onClick={() => dispatch(notificationsRead({ keys: unread, isRead: true }))}
        >
          {texts.readAll}
        </Button>
        <IconButton
          size="s"
          icon={SettingsIcon}
          label={texts.settings}
          expanded={isSetting}
          onClick={() => setIsSetting(!isSetting)}
        />
      </div>
      {isSetting ? (
        <NotificationsSettings settings={notifications.settings} />
      ) : (
        <NotificationsList notifications={notifications} onChosen={onChosen} />
      )}
    </>
  );
}
