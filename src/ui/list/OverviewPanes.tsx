import { createContext, type ReactNode, type RefObject } from 'react';
import styles from './OverviewPanes.module.css';
import { type SplitPane, SplitPanes } from '../layout/SplitPanes';
import { useFits } from '../layout/useWidth';

type Mode = 'desktop' | 'tablet' | 'mobile';

/**
 * Where the filters of a list are shown: beside list and details, beside the list alone, or as the page on a phone.
 * They never cover the list that they filter.
 */
export type FiltersPlace = 'beside' | 'aside' | 'page';
export const FiltersPlace = createContext<FiltersPlace>('aside');

interface OverviewPanesProps {
  mode: Mode;
  /** The user opened the filters where they do not fit beside list and details. */
  filtersOpen: boolean;
  /** The user pinned the filters where they fit beside list and details. */
  filtersPinned: boolean;
  /** No record is open beside the list. */
  atList: boolean;
  filters: SplitPane;
  list: SplitPane;
  details: SplitPane;
  sizes: Readonly<Record<string, number>>;
  onSizesChange: (sizes: Record<string, number>) => void;
  ref: RefObject<HTMLDivElement | null>;
}

/**
 * A list, its opened record and its filters. A wide desktop shows the filters beside list and record while they are
 * pinned. Elsewhere the filters take the place of the record while they are open, and a phone shows one of the three at
 * a time. A desktop that is too narrow for list and record, for example beside a conversation, shows them as a tablet
 * does.
 */
export function OverviewPanes(props: OverviewPanesProps) {
  const { mode: device, filtersOpen, filtersPinned, atList, filters, list, details } = props;
  const { sizes, onSizesChange, ref } = props;
  const fitsAll = useFits(ref, filters.min + list.min + details.min);
  const fitsBoth = useFits(ref, list.min + details.min);
  const place = device === 'mobile' ? 'page' : device === 'desktop' && fitsAll ? 'beside' : 'aside';
  const opened = atList && (device !== 'desktop' || !fitsBoth) ? [list] : [list, details];
  const shown = {
    beside: filtersPinned ? [filters, list, details] : [list, details],
    aside: filtersOpen ? [filters, list] : opened,
    page: [filtersOpen ? filters : atList ? list : details],
  }[place];
  return (
    <FiltersPlace value={place}>
      <div className={styles['screen']} ref={ref}>
        <SplitPanes panes={shown} sizes={sizes} onSizesChange={onSizesChange} />
      </div>
    </FiltersPlace>
  );
}

/** The pane of the opened record; `path` changes with it. */
export const DetailsPane = ({ path, children }: { path: string; children: ReactNode }) => (
  <div className={styles['details']} id="details" data-path={path}>
    {children}
  </div>
);
