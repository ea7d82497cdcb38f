import type { ReactNode, RefObject } from 'react';
import styles from './OverviewPanes.module.css';
import { type SplitPane, SplitPanes } from '../layout/SplitPanes';

interface OverviewPanesProps {
  mode: 'desktop' | 'tablet' | 'mobile';
  filtersOpen: boolean;
  /** Nothing is open beside the list. */
  atList: boolean;
  filters: SplitPane;
  list: SplitPane;
  details: SplitPane;
  sizes: Readonly<Record<string, number>>;
  onSizesChange: (sizes: Record<string, number>) => void;
  ref: RefObject<HTMLDivElement | null>;
}

/** Filters, list and opened record: three panes on a desktop, at most two on a tablet, one on a phone. */
export function OverviewPanes(props: OverviewPanesProps) {
  const { mode, filtersOpen, atList, filters, list, details, sizes, onSizesChange, ref } = props;
  const shown = {
    desktop: [filters, list, details],
    tablet: filtersOpen ? [filters, list] : atList ? [list] : [list, details],
    mobile: [filtersOpen ? filters : atList ? list : details],
  }[mode];
  return (
    <div className={styles['screen']} ref={ref}>
      <SplitPanes panes={shown} sizes={sizes} onSizesChange={onSizesChange} />
    </div>
  );
}

/** What is open beside the list; `path` changes with it. */
export const DetailsPane = ({ path, children }: { path: string; children: ReactNode }) => (
  <div className={styles['details']} id="details" data-path={path}>
    {children}
  </div>
);
