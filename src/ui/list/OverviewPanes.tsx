import { createContext, type ReactNode, type RefObject } from 'react';
import styles from './OverviewPanes.module.css';
import { type SplitPane, SplitPanes } from '../layout/SplitPanes';
import { useFits } from '../layout/useWidth';

type Mode = 'desktop' | 'tablet' | 'mobile';

/**
 * Where the filters of a list stand when they are shown: beside list and details, beside the list with nothing else, or as the
 * page on a phone. They never cover what they narrow.
 */
export type FiltersPlace = 'beside' | 'aside' | 'page';
export const FiltersPlace = createContext<FiltersPlace>('aside');

interface OverviewPanesProps {
  mode: Mode;
  /** Asked for, where they do not fit beside list and details. */
  filtersOpen: boolean;
  /** Wanted there, where they do. */
  filtersPinned: boolean;
  /** Nothing is open beside the list. */
  atList: boolean;
  filters: SplitPane;
  list: SplitPane;
  details: SplitPane;
  sizes: Readonly<Record<string, number>>;
  onSizesChange: (sizes: Record<string, number>) => void;
  ref: RefObject<HTMLDivElement | null>;
}

/**
 * List and opened record, with the filters beside them on a desktop where they are wanted and fit; one at a time on a phone.
 * Elsewhere the filters take the place of the record while they are asked for. A desktop too narrow for list and record, as beside
 * a conversation, has them as a tablet has.
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

/** What is open beside the list; `path` changes with it. */
export const DetailsPane = ({ path, children }: { path: string; children: ReactNode }) => (
  <div className={styles['details']} id="details" data-path={path}>
    {children}
  </div>
);
