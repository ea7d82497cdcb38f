import { formatCount } from '@/lib/count';
import clsx from 'clsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import { IconButton } from '../buttons/IconButton';
import styles from './Pagination.module.css';
import { pagingTexts } from '../rows/pagingTexts';

interface PaginationProps {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  label?: string;
}

const GAP = 0;
const AROUND = 1;
const ALL_FIT = 7;

/**
 * Returns the pages to show, 0 for a gap: 1 … 4 [5] 6 … 20. The number of places is constant, so that nothing moves
 * under the pointer.
 */
function pagesToShow(page: number, count: number): number[] {
  if (count <= ALL_FIT) return Array.from({ length: count }, (_, index) => index + 1);
  const middle = Math.min(Math.max(page, AROUND + 3), count - AROUND - 2);
  const near = Array.from({ length: 2 * AROUND + 1 }, (_, index) => middle - AROUND + index);
  return [1, middle - AROUND > 3 ? GAP : 2, ...near, middle + AROUND < count - 2 ? GAP : count - 1, count];
}

export function Pagination({ page, pageCount, onChange, label = pagingTexts.pages }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pagination}>
      <IconButton
        icon={ChevronLeftIcon}
        label={pagingTexts.previousPage}
        disabledReason={page <= 1 ? pagingTexts.onFirstPage : null}
        onClick={() => onChange(page - 1)}
      />
      <ol className={styles.pages}>
        {pagesToShow(page, pageCount).map((shown, place) => (
          <li key={place} className={styles.place}>
            {shown === GAP ? (
              <span className={styles.gap}>{pagingTexts.gap}</span>
            ) : (
              <button
                type="button"
                aria-label={pagingTexts.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
                className={clsx(styles.page, shown === page && styles.current)}
                onClick={() => onChange(shown)}
              >
                {formatCount(shown)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.short}>{pagingTexts.pageOf(page, pageCount)}</span>
      <IconButton
        icon={ChevronRightIcon}
        label={pagingTexts.nextPage}
        disabledReason={page >= pageCount ? pagingTexts.onLastPage : null}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}
