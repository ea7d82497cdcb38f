import clsx from 'clsx';
import { useSelector } from 'react-redux';
import { KpiState, type QueueStats } from '@/domain/telephony/queueStats';
import { TriangleAlertIcon, UsersIcon } from '@/ui/icons';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { Elapsed } from '../Elapsed';
import { selectPhoneSign, selectTelephony } from '../state/telephonySelectors';
import { telephonyTexts } from '../telephonyTexts';
import styles from './PhoneTool.module.css';
import { useQueueKpi } from './useQueueKpi';

const { queue: texts } = telephonyTexts;
const looks: Record<KpiState, string | undefined> = {
  Ok: undefined,
  RequiresAttention: styles.attention,
  Critical: styles.critical,
};

/** The number of waiting callers and the longest waiting time, counted on from the last push (TEL-26, TEL-31). */
export function QueueTool() {
  const { stats, statsAt } = useSelector(selectTelephony);
  const sign = useSelector(selectPhoneSign);
  return sign === 'online' && stats !== null && <Queue stats={stats} at={statsAt} />;
}

function Queue({ stats, at }: { stats: QueueStats; at: number }) {
  const { queueLength, queueTime } = stats;
  const isWaiting = queueLength > 0;
  const longest = { seconds: queueTime, at };
  const kpi = useQueueKpi(stats, at);
  const isBusy = kpi !== KpiState.Ok;
  const Icon = isBusy ? TriangleAlertIcon : UsersIcon;
  const words = isWaiting ? `${queueLength} ${texts.waiting(queueLength)}, ${texts.longest}` : texts.none;
  return (
    <span
      role="group"
      aria-label={texts.label}
      className={clsx(styles.queue, looks[kpi])}
      data-tooltip={`${words} (${texts.kpi[kpi]})`}
    >
      <Icon aria-hidden className={styles.icon} />
      <span>{queueLength}</span>
      {isWaiting && <span className={styles.words}>{`${texts.waiting(queueLength)},`}</span>}
      {isWaiting && <Elapsed {...longest} />}
      {isBusy && <VisuallyHidden>{texts.kpi[kpi]}</VisuallyHidden>}
    </span>
  );
}
