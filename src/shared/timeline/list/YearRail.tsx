import clsx from 'clsx';
import { useMemo } from 'react';
import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { timelineTexts } from '../timelineTexts';
import { markOf, yearsOf } from './marks';
import { FIRST_OF_ALL } from './useYearJump';
import styles from './YearRail.module.css';

const texts = timelineTexts.years;
/** The number of years before the loaded part that have a button, besides the button for the beginning. */
const YEARS_AHEAD = 6;

interface YearRailProps {
  items: readonly CaseOnTimeline[];
  hasMore: boolean;
  current: CaseOnTimeline | undefined;
  onJump: (year: number) => void;
}

/**
 * A button for each year. Only the years of the loaded part are known. The button of an earlier year says that the year
 * is loaded first.
 */
export function YearRail({ items, hasMore, current, onJump }: YearRailProps) {
  const loaded = useMemo(() => yearsOf(items), [items]);
  const here = current === undefined ? null : markOf(current).year;
  const oldest = loaded.at(-1);
  const ahead =
    hasMore && oldest !== undefined
      ? Array.from({ length: YEARS_AHEAD }, (_, index) => oldest - index - 1)
      : [];
  if (loaded.length + ahead.length < 2) return null;
  return (
    <nav className={styles.rail} aria-label={texts.label}>
      {loaded.map((year) => (
        <button
          key={year}
          type="button"
          className={styles.year}
          aria-label={texts.goTo(year)}
          {...(year === here && { 'aria-current': 'true' as const })}
          onClick={() => onJump(year)}
        >
          {year}
        </button>
      ))}
      {ahead.map((year) => (
        <button
          key={year}
          type="button"
          className={clsx(styles.year, styles.ahead)}
          aria-label={texts.notLoaded(year)}
          data-tooltip={texts.notLoaded(year)}
          onClick={() => onJump(year)}
        >
          {year}
        </button>
      ))}
      {hasMore && (
        <button
          type="button"
          className={clsx(styles.year, styles.ahead)}
          aria-label={texts.toFirst}
          data-tooltip={texts.toFirst}
          onClick={() => onJump(FIRST_OF_ALL)}
        >
          {texts.first}
        </button>
      )}
    </nav>
  );
}
