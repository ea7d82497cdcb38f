import { clsx } from 'clsx';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { paths, to } from '@/core/paths';
import { IconButton } from '@/ui/buttons/IconButton';
import {
  CalendarClockIcon,
  ChatIcon,
  CheckIcon,
  CircleDotIcon,
  type IconComponent,
  InboxIcon,
  MessageIcon,
  PhoneIcon,
  PhoneOffIcon,
  WorkflowIcon,
} from '@/ui/icons';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { Time } from '@/ui/text/Time';
import type { Notice, NoticeKind } from '../notice';
import { noticesRead } from '../noticesActions';
import { noticesTexts as texts } from '../noticesTexts';
import { MissedCall } from './MissedCall';
import styles from './Notices.module.css';

const icons: Record<NoticeKind, IconComponent> = {
  task: InboxIcon,
  caseFlow: WorkflowIcon,
  deadline: CalendarClockIcon,
  answer: MessageIcon,
  callBack: PhoneIcon,
  missedCall: PhoneOffIcon,
  chat: ChatIcon,
};

/** Returns the address of the record, at the tab that the notice is about. */
function addressOf({ kind, subject, id }: Notice): string {
  if (subject === 'chat') return paths.chat;
  if (subject === 'task') return kind === 'answer' ? to.taskTab(id, 'berichten') : to.task(id);
  return kind === 'answer' ? to.caseFlowTab(id, 'messages') : to.caseFlow(id);
}

interface NoticeLineProps {
  notice: Notice;
  title: string | undefined;
  now: number;
  onChosen: () => void;
}

export function NoticeLine({ notice, title, now, onChosen }: NoticeLineProps) {
  const dispatch = useDispatch();
  const { key, kind, at, isRead } = notice;
  const Icon = icons[kind];
  const sentence = texts.sentence(notice, now);
  const read = (is: boolean) => dispatch(noticesRead({ keys: [key], isRead: is }));
  const choose = () => {
    read(true);
    onChosen();
  };
  const first = (
    <span className={styles.first}>
      {!isRead && <VisuallyHidden>{texts.unread} </VisuallyHidden>}
      <span className={styles.sentence}>{sentence}</span>{' '}
      <Time instant={new Date(at).toISOString()} mode="time" className={styles.time} />
    </span>
  );
  return (
    <li className={clsx(styles.line, !isRead && styles.unread)}>
      <Icon className={styles.icon} aria-hidden />
      {notice.subject === 'call' ? (
        <MissedCall id={notice.id} at={at} first={first} onChosen={choose} />
      ) : (
        <Link to={addressOf(notice)} className={styles.link} onClick={choose}>
          {first} {title !== undefined && <span className={styles.title}>{title}</span>}
        </Link>
      )}
      <IconButton
        size="s"
        icon={isRead ? CircleDotIcon : CheckIcon}
        label={isRead ? texts.markUnread(title ?? sentence) : texts.markRead(title ?? sentence)}
        onClick={() => read(!isRead)}
      />
    </li>
  );
}
