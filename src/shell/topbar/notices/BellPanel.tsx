import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUnreadCount } from '@/core/toasts/toastsSlice';
import { NoticesPanel, selectUnreadNotices } from '@/work/notifications';
import { bellTexts } from '../../lateShellTexts';
import { NotificationsPanel } from './NotificationsPanel';
import { PanelTabs } from './PanelTabs';
import panel from '../PanelList.module.css';

/** Notifications, and the texts of all toasts. It opens at the new ones; notifications come first. */
export function BellPanel({ onChosen }: { onChosen: () => void }) {
  const notices = useSelector(selectUnreadNotices);
  const toasts = useSelector(selectUnreadCount);
  const [chosen, setChosen] = useState(notices === 0 && toasts > 0 ? 'toasts' : 'notices');
  return (
    <div className={panel.content}>
      <PanelTabs
        label={bellTexts.tabs}
        chosen={chosen}
        onChoose={setChosen}
        tabs={[
          {
            id: 'notices',
            title: bellTexts.notices,
            unread: notices,
            content: <NoticesPanel onChosen={onChosen} />,
          },
          { id: 'toasts', title: bellTexts.toasts, unread: toasts, content: <NotificationsPanel /> },
        ]}
      />
    </div>
  );
}
