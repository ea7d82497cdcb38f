import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectMayAny, selectSignedInId } from '@/core/session/sessionSlice';
import { askForBrowserNotifications, browserNotificationAccess } from '@/core/signals/browserNotification';
import {
  readSignalSettings,
  type SignalSettings as Settings,
  writeSignalSettings,
} from '@/core/signals/signalSettings';
import { Switch } from '@/ui/fields/Switch';
import { signalTexts as texts } from '../../lateShellTexts';

/** Settings for signals of waiting customers, for users with telephony or chat. */
export function SignalSettings() {
  const userId = useSelector(selectSignedInId);
  const mayAny = useSelector(selectMayAny);
  const [settings, setSettings] = useState(() => readSignalSettings(userId));
  const [access, setAccess] = useState(browserNotificationAccess);
  if (!mayAny('usePhone', 'chatOperator')) return null;
  const change = (changes: Partial<Settings>) => {
    const changed = { ...settings, ...changes };
    setSettings(changed);
    writeSignalSettings(userId, changed);
  };
  const askFirst = async () => {
    const answer = access === 'granted' ? access : await askForBrowserNotifications();
    setAccess(answer);
    if (answer === 'granted') change({ notifications: true });
  };
  return (
    <>
      <Switch label={texts.sound} checked={settings.sound} onChange={(sound) => change({ sound })} />
      <Switch
        label={texts.notifications}
        description={texts.access[access]}
        checked={settings.notifications && access === 'granted'}
        disabled={access === 'denied' || access === 'unsupported'}
        onChange={(wanted) => (wanted ? void askFirst() : change({ notifications: false }))}
      />
    </>
  );
}
