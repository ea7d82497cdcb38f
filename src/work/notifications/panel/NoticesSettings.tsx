import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { askForNotifications } from '@/core/signals/notification';
import { Switch } from '@/ui/fields/Switch';
import { NOTICE_KINDS, type NoticeKind } from '../notice';
import { type Loudness, loudnessesFor, loudnessOf, type NoticeSettings } from '../noticeSettings';
import { noticeSettingsChanged } from '../noticesActions';
import { noticesTexts as texts } from '../noticesTexts';
import { NativeSelect } from './NativeSelect';
import styles from './Notices.module.css';

const optionsFor = (kind: NoticeKind) =>
  loudnessesFor(kind).map((value) => ({ value, label: texts.loudness[value] }));

/** The loudness of each kind; the first choice of a notification asks the browser for permission. */
export function NoticesSettings({ settings }: { settings: NoticeSettings }) {
  const dispatch = useDispatch();
  const [isRefused, setIsRefused] = useState(false);
  const change = (changes: Partial<NoticeSettings>) =>
    dispatch(noticeSettingsChanged({ ...settings, ...changes }));
  const choose = async (kind: NoticeKind, loudness: Loudness) => {
    const mayNotify = loudness !== 'notification' || (await askForNotifications()) === 'granted';
    setIsRefused(!mayNotify);
    if (mayNotify) change({ loudness: { ...settings.loudness, [kind]: loudness } });
  };
  return (
    <div className={styles.settings}>
      {NOTICE_KINDS.map((kind) => (
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
