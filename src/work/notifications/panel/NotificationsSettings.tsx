import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { askForBrowserNotifications } from '@/core/signals/browserNotification';
import { Switch } from '@/ui/fields/Switch';
import { NOTIFICATION_KINDS, type NotificationKind } from '../notification';
import { type Loudness, loudnessesFor, loudnessOf, type NotificationSettings } from '../notificationSettings';
import { notificationSettingsChanged } from '../notificationsActions';
import { notificationsTexts as texts } from '../notificationsTexts';
import { NativeSelect } from './NativeSelect';
import styles from './Notifications.module.css';

const optionsFor = (kind: NotificationKind) =>
  loudnessesFor(kind).map((value) => ({ value, label: texts.loudness[value] }));

/** The loudness of each kind; choosing a browser notification asks the browser for permission. */
export function NotificationsSettings({ settings }: { settings: NotificationSettings }) {
  const dispatch = useDispatch();
  const [isRefused, setIsRefused] = useState(false);
  const change = (changes: Partial<NotificationSettings>) =>
    dispatch(notificationSettingsChanged({ ...settings, ...changes }));
  const choose = async (kind: NotificationKind, loudness: Loudness) => {
    const mayNotify = loudness !== 'notification' || (await askForBrowserNotifications()) === 'granted';
    setIsRefused(!mayNotify);
    if (mayNotify) change({ loudness: { ...settings.loudness, [kind]: loudness } });
  };
  return (
    <div className={styles.settings}>
      {NOTIFICATION_KINDS.map((kind) => (
        <NativeSelect
          key={kind}
          label={texts.kinds[kind]}
          options={optionsFor(kind)}
          value={loudnessOf(settings, kind)}
          onChange={(loudness) => void choose(kind, loudness)}
        />
      ))}
      <p role="status" className={styles.refused}>
        {isRefused && texts.noAccess}
      </p>
      <Switch
        label={texts.showsNames}
        description={texts.showsNamesHint}
        checked={settings.showsNames}
        onChange={(showsNames) => change({ showsNames })}
      />
    </div>
  );
}
