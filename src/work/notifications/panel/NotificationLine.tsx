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
import type { AppNotification, NotificationKind } from '../notification';
import { notificationsRead } from '../notificationsActions';
import { notificationsTexts as texts } from '../notificationsTexts';
import { MissedCall } from './MissedCall';
import styles from './Notifications.module.css';

const icons: Record<NotificationKind, IconComponent> = {
  task: InboxIcon,
  caseFlow: WorkflowIcon,
  deadline: CalendarClockIcon,
  answer: MessageIcon,
  callBack: PhoneIcon,
  missedCall: PhoneOffIcon,
  chat: ChatIcon,
};

/** Returns the address of the record, at the tab that the notification is about. */
function addressOf({ kind, subject, id }: AppNotification): string {
  if (subject === 'chat') return paths.chat;
  if (subject === 'task') return kind === 'answer' ? to.taskTab(id, 'berichten') : to.task(id);
  return kind === 'answer' ? to.caseFlowTab(id, 'messages') : to.caseFlow(id);
}

interface NotificationLineProps {
  notification: AppNotification;
  title: string | undefined;
  now: number;
  onChosen: () => void;
}

export function NotificationLine({ notification, title, now, onChosen }: NotificationLineProps) {
  const dispatch = useDispatch();
  const { key, kind, at, isRead } = notification;
  const Icon = icons[kind];
  const sentence = texts.sentence(notification, now);
  const read = (is: boolean) => dispatch(notificationsRead({ keys: [key], isRead: is }));
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
      {notification.subject === 'call' ? (
        <MissedCall id={notification.id} at={at} first={first} onChosen={choose} />
      ) : (
        <Link to={addressOf(notification)} className={styles.link} onClick={choose}>
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
