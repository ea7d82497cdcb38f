import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUnreadCount } from '@/core/toasts/toastsSlice';
import { NotificationsPanel, selectUnreadNotifications } from '@/work/notifications';
import { bellTexts } from '../../lateShellTexts';
import { ToastsPanel } from './ToastsPanel';
import { PanelTabs } from './PanelTabs';
import panel from '../PanelList.module.css';

/**
 * The notifications, and the texts of all toasts. Opens at the toasts if only the toasts are new, otherwise at the
 * notifications.
 */
export function BellPanel({ onChosen }: { onChosen: () => void }) {
  const notifications = useSelector(selectUnreadNotifications);
  const toasts = useSelector(selectUnreadCount);
  const [chosen, setChosen] = useState(notifications === 0 && toasts > 0 ? 'toasts' : 'notifications');
  return (
    <div className={panel.content}>
      <PanelTabs
        label={bellTexts.tabs}
        chosen={chosen}
        onChoose={setChosen}
        tabs={[
          {
            id: 'notifications',
            title: bellTexts.notifications,
            unread: notifications,
            content: <NotificationsPanel onChosen={onChosen} />,
          },
          { id: 'toasts', title: bellTexts.toasts, unread: toasts, content: <ToastsPanel /> },
        ]}
      />
    </div>
  );
}
