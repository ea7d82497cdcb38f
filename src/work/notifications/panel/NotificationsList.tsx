import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { BellIcon } from '@/ui/icons';
import { FirstOnes } from '@/ui/rows/FirstOnes';
import { Switch } from '@/ui/fields/Switch';
import { NOTIFICATION_KINDS, type AppNotification, type NotificationKind } from '../notification';
import { notificationsShown } from '../notificationsActions';
import type { NotificationsState } from '../notificationsSlice';
import { notificationsTexts as texts } from '../notificationsTexts';
import { NativeSelect } from './NativeSelect';
import { NotificationDays } from './NotificationDays';
import styles from './Notifications.module.css';

interface NotificationsListProps {
  notifications: NotificationsState;
  onChosen: () => void;
}

const ANY = 'all';
const kindOptions = [
  { value: ANY, label: texts.all },
  ...NOTIFICATION_KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
] as const;

function useFilters(list: readonly AppNotification[]) {
  const [kind, setKind] = useState<NotificationKind | typeof ANY>(ANY);
  const [onlyUnread, setOnlyUnread] = useState(false);
  const shown = list.filter(
    (notification) => (kind === ANY || notification.kind === kind) && !(onlyUnread && notification.isRead),
  );
  return { kind, setKind, onlyUnread, setOnlyUnread, shown };
}

export function NotificationsList({ notifications: { list, titles }, onChosen }: NotificationsListProps) {
  const { kind, setKind, onlyUnread, setOnlyUnread, shown } = useFilters(list);
  if (list.length === 0)
    return (
      <EmptyState icon={BellIcon} title={texts.empty}>
        {texts.emptyHint}
      </EmptyState>
    );
  return (
    <>
      <div className={styles.filters}>
        <NativeSelect label={texts.filter} hidesLabel options={kindOptions} value={kind} onChange={setKind} />
        <Switch label={texts.onlyUnread} checked={onlyUnread} onChange={setOnlyUnread} />
      </div>
      {shown.length === 0 && <p className={styles.none}>{texts.noneFiltered}</p>}
      <FirstOnes items={shown}>
        {(first) => <ShownNotifications notifications={first} titles={titles} onChosen={onChosen} />}
      </FirstOnes>
    </>
  );
}

interface ShownNotificationsProps extends Pick<NotificationsState, 'titles'> {
  notifications: readonly AppNotification[];
  onChosen: () => void;
}

/** The titles of the notifications are looked up when they come into view. */
function ShownNotifications({ notifications, ...rest }: ShownNotificationsProps) {
  const dispatch = useDispatch();
  const keys = notifications.map(({ key }) => key).join(' ');
  useEffect(() => {
    dispatch(notificationsShown(keys.split(' ')));
  }, [keys, dispatch]);
  return <NotificationDays notifications={notifications} {...rest} />;
}
