import { useSelector } from 'react-redux';
import { KpiState, type QueueStats } from '@/domain/telephony/queueStats';
import { Elapsed } from '../Elapsed';
import { selectTelephony } from '../state/telephonySelectors';
import { telephonyTexts } from '../telephonyTexts';
import styles from './PhoneMenu.module.css';
import { useQueueKpi } from './useQueueKpi';

const { queue: texts } = telephonyTexts;

/** The length and waiting time of the queue in words, which do not fit in the top bar of a mobile phone (TEL-31). */
export function QueueLine() {
  const { stats, statsAt } = useSelector(selectTelephony);
  return stats && <Queue stats={stats} at={statsAt} />;
}

function Queue({ stats, at }: { stats: QueueStats; at: number }) {
  const kpi = useQueueKpi(stats, at);
  const { queueLength, queueTime } = stats;
  return (
    <p className={styles.line} role="group" aria-label={texts.label}>
      {queueLength === 0 ? (
        texts.none
      ) : (
        <>
          {`${queueLength} ${texts.waiting(queueLength)}, ${texts.longestIs} `}
          <Elapsed seconds={queueTime} at={at} />
        </>
      )}
      {kpi !== KpiState.Ok && ` · ${texts.kpi[kpi]}`}
    </p>
  );
}
