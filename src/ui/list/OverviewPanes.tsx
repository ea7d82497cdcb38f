import { createContext, type ReactNode, type RefObject } from 'react';
import styles from './OverviewPanes.module.css';
import { type SplitPane, SplitPanes } from '../layout/SplitPanes';
import { useFits } from '../layout/useWidth';

type Mode = 'desktop' | 'tablet' | 'mobile';

/** Where the filters of a list stand: beside it for good or while asked for, over its rows, or as the page on a phone. */
export type FiltersPlace = 'beside' | 'aside' | 'over' | 'page';
export const FiltersPlace = createContext<FiltersPlace>('over');

interface OverviewPanesProps {
  mode: Mode;
  /** Asked for, where they do not stand beside the list. */
  filtersOpen: boolean;
  /** Wanted beside the list for good. */
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
 * A desktop too narrow for the panes it would have, as beside a conversation, has them as a tablet has.
 */
export function OverviewPanes(props: OverviewPanesProps) {
  const { mode: device, filtersOpen, filtersPinned, atList, filters, list, details } = props;
  const { sizes, onSizesChange, ref } = props;
  const wanted = device === 'desktop' && filtersPinned ? [filters, list, details] : [list, details];
  const fits = useFits(
    ref,
    wanted.reduce((sum, { min }) => sum + min, 0),
  );
  const mode = device === 'desktop' && !fits ? 'tablet' : device;
  const shown = {
    desktop: wanted,
    tablet: atList ? [list] : [list, details],
    mobile: [filtersOpen ? filters : atList ? list : details],
  }[mode];
  return (
    <FiltersPlace value={mode === 'mobile' ? 'page' : shown.includes(filters) ? 'beside' : 'over'}>
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
