import { createContext, type ReactNode, type RefObject } from 'react';
import styles from './OverviewPanes.module.css';
import { type SplitPane, SplitPanes } from '../layout/SplitPanes';
import { useFits } from '../layout/useWidth';

type Mode = 'desktop' | 'tablet' | 'mobile';

/** The device that the panes around something behave as; null where it stands in none. */
export const PanesMode = createContext<Mode | null>(null);

interface OverviewPanesProps {
  mode: Mode;
  /** Unfolded where there is no room for all three. */
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

/**
 * Filters, list and opened record: three panes on a desktop, at most two on a tablet, one on a phone. A desktop on which
 * three do not fit, as beside a conversation, has them as a tablet has.
 */
export function OverviewPanes(props: OverviewPanesProps) {
  const { mode: device, filtersOpen, atList, filters, list, details, sizes, onSizesChange, ref } = props;
  const fits = useFits(ref, filters.min + list.min + details.min);
  const mode = device === 'desktop' && !fits ? 'tablet' : device;
  const shown = {
    desktop: [filters, list, details],
    tablet: filtersOpen ? [filters, list] : atList ? [list] : [list, details],
    mobile: [filtersOpen ? filters : atList ? list : details],
  }[mode];
  return (
    <PanesMode value={mode}>
      <div className={styles['screen']} ref={ref}>
        <SplitPanes panes={shown} sizes={sizes} onSizesChange={onSizesChange} />
      </div>
    </PanesMode>
  );
}

/** What is open beside the list; `path` changes with it. */
export const DetailsPane = ({ path, children }: { path: string; children: ReactNode }) => (
  <div className={styles['details']} id="details" data-path={path}>
    {children}
  </div>
);
