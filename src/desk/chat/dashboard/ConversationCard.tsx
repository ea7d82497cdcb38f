import type { ReactNode } from 'react';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { ConversationStatus, conversationStatusLabel } from '@/domain/chat/conversationStatus';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { StatusLabel } from '@/ui/record/StatusLabel';
import { CircleDashedIcon, ClockIcon, MessageIcon, type IconComponent, UndoIcon } from '@/ui/icons';
import { cardClass, CardWords } from '@/ui/rows/Cards';
import { lookUp } from '@/lib/values';
import { howOf, lastWords } from './conversationWords';
import { nameOf } from '../conversationName';
import { waitsSince } from '../state/queue';
import styles from './ConversationCard.module.css';
import { dashboardTexts } from './dashboardTexts';
import { formatDuration } from '@/lib/dates/duration';
import { useSecond } from '@/lib/useSecond';
import { LevelBadge } from './LevelBadge';
import { type Level, waitLevel } from './waitingLevels';

const SECOND_MS = 1_000;

interface WaitedProps {
  since: string;
  /** For example 'wacht'. */
  words: string;
  /** Adds a badge when the duration is above average or long. */
  isJudged?: boolean;
}

/** The time since a moment. It is updated every second, without being announced to screen readers. */
function Waited({ since, words, isJudged = false }: WaitedProps) {
  const seconds = useSecond() - Date.parse(since) / SECOND_MS;
  return (
    <span className={styles.waited} role="timer" aria-live="off">
      {words} {formatDuration(seconds)}
      {isJudged && <Judged level={waitLevel(seconds)} />}
    </span>
  );
}

const Judged = ({ level }: { level: Level }) => (level === 'normal' ? null : <LevelBadge level={level} />);

const texts = dashboardTexts.card;

interface ConversationCardProps {
  conversation: ChatConversation;
  children?: ReactNode;
}

export function ConversationCard({ conversation, children }: ConversationCardProps) {
  return (
    <LineBoundary as="li" text={texts.failed} resetKey={conversation}>
      <li className={cardClass}>
        <CardWords
          title={nameOf(conversation)}
          aside={<Status conversation={conversation} />}
          meta={
            <>
              {howOf(conversation).map((word) => (
                <span key={word}>{word}</span>
              ))}
              <Since conversation={conversation} />
            </>
          }
        >
          <span className={styles.last}>{lastWords(conversation)}</span>
        </CardWords>
        {children && <div className={styles.actions}>{children}</div>}
      </li>
    </LineBoundary>
  );
}

const icons: Readonly<Record<ConversationStatus, IconComponent>> = {
  Pending: CircleDashedIcon,
  Detached: UndoIcon,
  Active: MessageIcon,
  ACW: ClockIcon,
  Ended: ClockIcon,
};

const Status = ({ conversation: { status } }: ConversationCardProps) => (
  <StatusLabel status={status} label={conversationStatusLabel(status)} icon={lookUp(icons, status)} />
);

/** The time that a conversation has waited or has been in after-call work, if the server reports its beginning. */
function Since({ conversation }: ConversationCardProps) {
  const { status, afterCallWorkStartedOn } = conversation;
  const since = waitsSince(conversation);
  if (status === ConversationStatus.ACW && afterCallWorkStartedOn !== null)
    return <Waited since={afterCallWorkStartedOn} words={texts.afterWork} />;
  if (since === null) return null;
  if (status === ConversationStatus.Pending) return <Waited since={since} words={texts.waits} isJudged />;
  return status === ConversationStatus.Detached && <Waited since={since} words={texts.sinceLast} isJudged />;
}
