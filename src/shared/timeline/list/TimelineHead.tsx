import { useEffect } from 'react';
import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { speak } from '@/ui/feedback/speak';
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
  /** The first visible case. */
  day: CaseOnTimeline | undefined;
  loaded: number;
  total: number;
  scrolled: boolean;
  jump: ReturnType<typeof useYearJump>;
  waiting: number;
  onShowNew: () => void;
}

/** The head above the cases: the day in view, the number of cases, and a button to the top. */
export function TimelineHead({ day, loaded, total, scrolled, jump, waiting, onShowNew }: TimelineHeadProps) {
  const now = useNow();
  const { instant = null, year = null } = day === undefined ? {} : markOf(day);
  const words = formatDeadline(instant, now);
  const { wanted, stop, toTop } = jump;
  return (
    <>
      <p className={styles.where} aria-hidden>
        <strong>{year ?? ''}</strong> <span>{words === NO_DATE ? texts.noMoment : words}</span>
      </p>
      <Waiting count={waiting} onShow={onShowNew} />
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
    </>
  );
}

/** Shows the number of new cases. Only the first of them is announced, however many follow. */
function Waiting({ count, onShow }: { count: number; onShow: () => void }) {
  const isAny = count > 0;
  useEffect(() => {
    if (isAny) speak(texts.newWaiting, 'polite');
  }, [isAny]);
  if (!isAny) return null;
  return (
    <Button size="s" variant="primary" icon={ArrowUpIcon} aria-label={texts.showNew(count)} onClick={onShow}>
      {texts.new(count)}
    </Button>
  );
}
