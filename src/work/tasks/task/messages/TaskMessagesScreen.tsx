import { useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { selectUser } from '@/core/session/sessionSlice';
import { isTaskCreated, type TaskActivity } from '@/domain/tasks/taskActivity';
import { AssigneeName } from '@/shared/people';
import { QueryView } from '@/ui/feedback/QueryView';
import { MessageEntry } from '@/ui/thread/MessageEntry';
import { RichText } from '@/ui/text/RichText';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass, noteClass } from '@/ui/layout/Section';
import { Thread } from '@/ui/thread/Thread';
import { useSpokenMessages } from '@/ui/thread/useSpokenMessages';
import { Time } from '@/ui/text/Time';
import styles from './Messages.module.css';
import { messageCount } from '../../tasksRules';
import { taskDetailTexts } from '../taskDetailTexts';
import { useTaskHistory } from '../useTaskContent';

const texts = taskDetailTexts.messages;

export function TaskMessagesScreen() {
  const { id = '' } = useParams();
  return (
    <div className={styles['screen']}>
      <History id={id} />
    </div>
  );
}

const History = ({ id }: { id: string }) => (
  <QueryView answer={useTaskHistory(id)} failed={texts.failed} waiting={<Skeleton lines={5} />}>
    {(items) => <Messages key={id} items={items} />}
  </QueryView>
);

function Messages({ items }: { items: readonly TaskActivity[] }) {
  const user = useSelector(selectUser);
  const isMine = ({ colleague }: TaskActivity) => colleague !== null && colleague.id === user?.id;
  useSpokenMessages(items, isMine);
  return (
    <>
      {messageCount(items) === 0 && <p className={mutedClass}>{texts.empty}</p>}
      <Thread
        label={texts.history}
        items={oldestFirst(items)}
        isMine={isMine}
        failedText={texts.messageFailed}
      >
        {(activity) => <Entry activity={activity} />}
      </Thread>
    </>
  );
}

const oldestFirst = (items: readonly TaskActivity[]): TaskActivity[] =>
  [...items].sort((one, other) => (one.startTime ?? '').localeCompare(other.startTime ?? ''));

function Entry({ activity }: { activity: TaskActivity }) {
  const sender = activity.colleague?.name || texts.unknownSender;
  if (isTaskCreated(activity)) {
    return (
      <li className={noteClass}>
        {texts.createdBy(sender)} <Time instant={activity.startTime} mode="moment" />
      </li>
    );
  }
  return (
    <MessageEntry
      sender={sender}
      shownAs={<AssigneeName assignee={activity.colleague} name={sender} />}
      instant={activity.startTime}
      note={activity.chatConversationId !== null && ` · ${texts.chat}`}
    >
      <RichText text={activity.message} />
    </MessageEntry>
  );
}
