import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { ArrowUpIcon } from '@/ui/icons';
import { formatDeadline, NO_DATE } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { timelineTexts as texts } from '../timelineTexts';
import { markOf } from './marks';
import styles from './TimelineList.module.css';
import type { useYearJump } from './useYearJump';

interface TimelineHeadProps {
  /** The case at the upper edge. */
  day: CaseOnTimeline | undefined;
  loaded: number;
  total: number;
  scrolled: boolean;
  jump: ReturnType<typeof useYearJump>;
}

/** Stays above the cases: where one is, how much there is, and the way back up. */
export function TimelineHead({ day, loaded, total, scrolled, jump }: TimelineHeadProps) {
  const now = useNow();
  const { instant = null, year = null } = day === undefined ? {} : markOf(day);
  const words = formatDeadline(instant, now);
  const { wanted, stop, toTop } = jump;
  return (
    <div className={styles.head}>
      <p className={styles.where} aria-hidden>
        <strong>{year ?? ''}</strong> <span>{words === NO_DATE ? texts.noMoment : words}</span>
      </p>
      {wanted === null ? (
        <p className={styles.count}>{texts.shown(loaded, total)}</p>
      ) : (
        <p className={styles.count} role="status">
          {texts.years.busy(Number.isFinite(wanted) ? wanted : null, loaded, total)}
          <Button size="s" onClick={stop}>
            {texts.years.cancel}
          </Button>
        </p>
      )}
      {scrolled && <IconButton size="s" icon={ArrowUpIcon} label={texts.toTop} onClick={toTop} />}
    </div>
  );
}
