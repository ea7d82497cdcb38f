import { formatDuration } from '@/lib/dates/duration';
import { useSecond } from '@/lib/useSecond';
import styles from './ConversationCard.module.css';
import { LevelBadge } from './LevelBadge';
import { type Level, waitLevel } from './waitingLevels';

const SECOND_MS = 1_000;

interface WaitedProps {
  since: string;
  /** 'wacht'. */
  words: string;
  /** Whether it is long is said too. */
  isJudged?: boolean;
}

/** How long it lasts by now. It counts by itself and is never announced. */
export function Waited({ since, words, isJudged = false }: WaitedProps) {
  const seconds = useSecond() - Date.parse(since) / SECOND_MS;
  return (
    <span className={styles.waited} role="timer" aria-live="off">
      {words} {formatDuration(seconds)}
      {isJudged && <Judged level={waitLevel(seconds)} />}
    </span>
  );
}

const Judged = ({ level }: { level: Level }) => (level === 'normal' ? null : <LevelBadge level={level} />);
