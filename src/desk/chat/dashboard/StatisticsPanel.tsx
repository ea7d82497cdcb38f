import { useSelector } from 'react-redux';
import type { WaitingStatistics } from '@/domain/chat/chatSettings';
import { formatDuration } from '@/lib/dates/duration';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { dashboardTexts } from './dashboardTexts';
import { LevelBadge } from './LevelBadge';
import styles from './StatisticsPanel.module.css';
import { selectStatistics } from './statisticsSlice';
import { type Level, queueLevel, waitLevel } from './waitingLevels';

const texts = dashboardTexts.statistics;

interface Figure {
  label: string;
  value: number | null;
  format: (value: number) => string;
  levelOf?: (value: number) => Level;
}

const figuresOf = (statistics: WaitingStatistics): Figure[] => [
  { label: texts.waiting, value: statistics.waitingCustomersCount, format: String, levelOf: queueLevel },
  {
    label: texts.longest,
    value: statistics.maxWaitingTimeSeconds,
    format: formatDuration,
    levelOf: waitLevel,
  },
  {
    label: texts.pickUp,
    value: statistics.averageWaitingPickupTime,
    format: formatDuration,
    levelOf: waitLevel,
  },
  {
    label: texts.reply,
    value: statistics.averageWaitingReplyTime,
    format: formatDuration,
    levelOf: waitLevel,
  },
  { label: texts.active, value: statistics.activeChatConversations, format: String },
];

/** The number of waiting visitors and their waiting times (001 §2). */
export function StatisticsPanel() {
  const { statistics, isFailing } = useSelector(selectStatistics);
  return (
    <section className={styles.panel} aria-label={texts.title} aria-busy={statistics === null && !isFailing}>
      {statistics === null ? <Unknown isFailing={isFailing} /> : <Figures statistics={statistics} />}
    </section>
  );
}

const Unknown = ({ isFailing }: { isFailing: boolean }) =>
  isFailing ? <ErrorState title={texts.failed} /> : <Skeleton lines={2} />;

function Figures({ statistics }: { statistics: WaitingStatistics }) {
  return (
    <dl className={styles.figures}>
      {figuresOf(statistics).map(({ label, value, format, levelOf }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value === null ? <span className={styles.unknown}>{texts.unknown}</span> : format(value)}
            {value !== null && levelOf && <LevelBadge level={levelOf(value)} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
