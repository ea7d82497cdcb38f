import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/core/session/sessionSlice';
import type { Audience, CaseMessage } from '@/domain/caseflows/caseFlow';
import { MediaList } from '@/shared/media';
import { AssigneeName } from '@/shared/people';
import { Button } from '@/ui/buttons/Button';
import { ArrowDownIcon } from '@/ui/icons';
import { MessageEntry } from '@/ui/thread/MessageEntry';
import { QueryView } from '@/ui/feedback/QueryView';
import { RichText } from '@/ui/text/RichText';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass } from '@/ui/layout/Section';
import { Thread } from '@/ui/thread/Thread';
import { useSpokenMessages } from '@/ui/thread/useSpokenMessages';
import { caseFlowContentTexts } from '../caseFlowContentTexts';
import styles from './CaseFlowMessages.module.css';
import { useCaseFlowMessages } from '../useCaseFlowContent';

const texts = caseFlowContentTexts.messages;

interface MessageThreadProps {
  audience: Audience;
  caseFlowId: string;
  /** The user is typing below the thread. */
  writing: boolean;
}

/** The messages to one audience, oldest first. */
export function MessageThread({ audience, caseFlowId, writing }: MessageThreadProps) {
  const answer = useCaseFlowMessages(audience, caseFlowId);
  return (
    <QueryView answer={answer} failed={texts[audience].failed} waiting={<Skeleton lines={5} />}>
      {(messages) => <Messages audience={audience} messages={messages} writing={writing} />}
    </QueryView>
  );
}

const oldestFirst = (one: CaseMessage, other: CaseMessage): number =>
  (one.created ?? '').localeCompare(other.created ?? '');

interface MessagesProps {
  audience: Audience;
  messages: readonly CaseMessage[];
  writing: boolean;
}

function Messages({ audience, messages, writing }: MessagesProps) {
  const user = useSelector(selectUser);
  const { shown, held, release } = useHeldBack(messages, writing, user?.id);
  const isMine = ({ createdBy }: CaseMessage) => createdBy !== null && createdBy.id === user?.id;
  useSpokenMessages(messages, isMine);
  const sorted = [...shown].sort(oldestFirst);
  if (messages.length === 0) return <p className={mutedClass}>{texts[audience].none}</p>;
  return (
    <Thread
      label={texts[audience].title}
      items={sorted}
      isMine={isMine}
      failedText={texts.messageFailed}
      end={
        held > 0 && (
          <div className={styles['held']}>
            <Button size="s" icon={ArrowDownIcon} onClick={release}>
              {texts.waiting(held)}
            </Button>
          </div>
        )
      }
    >
      {(message) => <Message message={message} />}
    </Thread>
  );
}

function Message({ message: { message, created, createdBy, mediaId } }: { message: CaseMessage }) {
  const files = useMemo(() => (mediaId === null ? [] : [mediaId]), [mediaId]);
  const sender = createdBy?.name ?? texts.unknownSender;
  return (
    <MessageEntry
      sender={sender}
      shownAs={<AssigneeName assignee={createdBy} name={sender} />}
      instant={created}
    >
      <RichText text={message} />
      {files.length > 0 && (
        <div className={styles['file']}>
          <MediaList ids={files} />
        </div>
      )}
    </MessageEntry>
  );
}

const isAmong = (messages: readonly CaseMessage[], id: string): boolean =>
  messages.some((message) => message.id === id);

/** While the user writes, messages of colleagues are held back until the user requests them, so that nothing moves. */
function useHeldBack(messages: readonly CaseMessage[], writing: boolean, userId: string | undefined) {
  const [released, setReleased] = useState(messages);
  if (!writing && released !== messages) setReleased(messages);
  const shown = messages.filter(
    ({ id, createdBy }) => !writing || isAmong(released, id) || createdBy?.id === userId,
  );
  const held = messages.length - shown.length;
  return { shown, held, release: () => setReleased(messages) };
}
