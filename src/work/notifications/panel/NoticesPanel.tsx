import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { SettingsIcon } from '@/ui/icons';
import { noticesRead } from '../noticesActions';
import type { WithNotices } from '../noticesSelectors';
import { noticesTexts as texts } from '../noticesTexts';
import { noticesWanted } from '../noticesWanted';
import styles from './Notices.module.css';
import { NoticesList } from './NoticesList';
import { NoticesSettings } from './NoticesSettings';

export function NoticesPanel({ onChosen }: { onChosen: () => void }) {
  const dispatch = useDispatch();
  const notices = useSelector((state: WithNotices) => state.notices);
  const [isSetting, setIsSetting] = useState(false);
  useEffect(() => {
    dispatch(noticesWanted());
  }, [dispatch]);
  if (notices === undefined) return null;
  const unread = notices.list.flatMap(({ key, isRead }) => (isRead ? [] : [key]));
  return (
    <>
      <div className={styles.head}>
        <Button
          variant="quiet"
          size="s"
          disabledReason={unread.length === 0 ? texts.nothingUnread : null}
          onClick={() => dispatch(noticesRead({ keys: unread, isRead: true }))}
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
        <NoticesSettings settings={notices.settings} />
      ) : (
        <NoticesList notices={notices} onChosen={onChosen} />
      )}
    </>
  );
}
