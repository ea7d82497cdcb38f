import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { BellIcon } from '@/ui/icons';
import { FirstOnes } from '@/ui/rows/FirstOnes';
import { Switch } from '@/ui/fields/Switch';
import { NOTICE_KINDS, type Notice, type NoticeKind } from '../notice';
import { noticesShown } from '../noticesActions';
import type { NoticesState } from '../noticesSlice';
import { noticesTexts as texts } from '../noticesTexts';
import { NativeSelect } from './NativeSelect';
import { NoticeDays } from './NoticeDays';
import styles from './Notices.module.css';

interface NoticesListProps {
  notices: NoticesState;
  onChosen: () => void;
}

const ANY = 'all';
const kindOptions = [
  { value: ANY, label: texts.all },
  ...NOTICE_KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
] as const;

function useFilters(list: readonly Notice[]) {
  const [kind, setKind] = useState<NoticeKind | typeof ANY>(ANY);
  const [onlyUnread, setOnlyUnread] = useState(false);
  const shown = list.filter(
    (notice) => (kind === ANY || notice.kind === kind) && !(onlyUnread && notice.isRead),
  );
  return { kind, setKind, onlyUnread, setOnlyUnread, shown };
}

export function NoticesList({ notices: { list, titles }, onChosen }: NoticesListProps) {
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
        {(first) => <ShownNotices notices={first} titles={titles} onChosen={onChosen} />}
      </FirstOnes>
    </>
  );
}

interface ShownNoticesProps extends Pick<NoticesState, 'titles'> {
  notices: readonly Notice[];
  onChosen: () => void;
}

/** The titles of the notices are looked up when they come into view. */
function ShownNotices({ notices, ...rest }: ShownNoticesProps) {
  const dispatch = useDispatch();
  const keys = notices.map(({ key }) => key).join(' ');
  useEffect(() => {
    dispatch(noticesShown(keys.split(' ')));
  }, [keys, dispatch]);
  return <NoticeDays notices={notices} {...rest} />;
}
