import { type RefObject, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/core/session/sessionSlice';
import type { CaseMessage } from '@/domain/caseFlow';
import type { Audience } from '@/domain/caseMessage';
import { MediaList } from '@/media';
import { Button } from '@/ui/Button';
import { ArrowDownIcon, ArrowUpIcon } from '@/ui/icons';
import { LineBoundary } from '@/ui/LineBoundary';
import { MessageEntry } from '@/ui/MessageEntry';
import { RichText } from '@/ui/RichText';
import { Skeleton } from '@/ui/Skeleton';
import { caseContentTexts } from '../caseContentTexts';
import styles from './CaseMessages.module.css';
import { CasePart } from './CasePart';
import { useCasePart } from './useCasePart';
import { useHeldBack } from './useHeldBack';
import { scrollTo, useNewestInSight } from './useNewestInSight';

const texts = caseContentTexts.messages;

interface MessageThreadProps {
  audience: Audience;
  caseFlowId: string;
  /** Somebody is typing below it. */
  writing: boolean;
}

/** The messages to one audience, oldest first. */
export function MessageThread({ audience, caseFlowId, writing }: MessageThreadProps) {
  const part = useCasePart(caseFlowId, audience);
  return (
    <CasePart part={part} failed={texts[audience].failed} waiting={<Skeleton lines={5} />}>
      {(messages) => <Messages audience={audience} messages={messages} writing={writing} />}
    </CasePart>
  );
}

/** So many messages are a way to scroll. */
const JUMPS_FROM = 20;

/** From one end of a long thread to the other. */
function Jump({ frame, to }: { frame: RefObject<HTMLElement | null>; to: 'first' | 'newest' }) {
  return (
    <div className={styles['jump']}>
      <Button
        size="s"
        variant="quiet"
        icon={to === 'first' ? ArrowUpIcon : ArrowDownIcon}
        onClick={() => scrollTo(frame, to)}
      >
        {to === 'first' ? texts.toFirst : texts.toNewest}
      </Button>
    </div>
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
  const frame = useRef<HTMLDivElement>(null);
  const sorted = [...shown].sort(oldestFirst);
  const long = sorted.length > JUMPS_FROM;
  useNewestInSight(frame, sorted.at(-1), user?.id);
  if (messages.length === 0) return <p className={styles['none']}>{texts[audience].none}</p>;
  return (
    <div ref={frame}>
      {long && <Jump frame={frame} to="newest" />}
      <ol className={styles['thread']} aria-label={texts[audience].title}>
        {sorted.map((message) => (
          <LineBoundary key={message.id} as="li" text={texts.messageFailed} resetKey={message}>
            <Message message={message} />
          </LineBoundary>
        ))}
      </ol>
      {long && <Jump frame={frame} to="first" />}
      {held > 0 && (
        <div className={styles['held']}>
          <Button size="s" icon={ArrowDownIcon} onClick={release}>
            {texts.waiting(held)}
          </Button>
        </div>
      )}
    </div>
  );
}

function Message({ message: { message, created, createdBy, mediaId } }: { message: CaseMessage }) {
  const files = useMemo(() => (mediaId === null ? [] : [mediaId]), [mediaId]);
  return (
    <MessageEntry sender={createdBy?.name ?? texts.unknownSender} instant={created}>
      <RichText text={message} />
      {files.length > 0 && (
        <div className={styles['file']}>
          <MediaList ids={files} />
        </div>
      )}
    </MessageEntry>
  );
}
