import { type ReactNode, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { usePanel } from '@/core/hooks/usePanel';
import { useAfterPaint } from '@/lib/useAfterPaint';
import { Boundary } from '@/ui/feedback/Boundary';
import { useFits } from '@/ui/layout/useWidth';
import { FiltersPane } from '@/ui/filters/FiltersPane';
import { ApplyFilters } from '@/ui/filters/FoldingFilters';
import { FiltersToggle } from '@/ui/filters/FiltersToggle';
import { RecordContent } from '@/ui/record/OpenedRecord';
import { cardTexts as texts } from '../cardTexts';
import styles from './CardTab.module.css';

/** In pixels; on a desktop with less, as beside an open panel, the list goes before its filters. */
const WIDTH_FOR_BOTH = 704;

interface CardTabProps {
  label: string;
  /** The left panel of the tab; it folds away where there is no room for it. */
  filters?: ReactNode;
  /** One or two fields that narrow the tab, above what it holds. */
  fields?: ReactNode;
  children: ReactNode;
}

/** What a tab of the card holds, with its filters beside it. */
export function CardTab({ label, filters, fields, children }: CardTabProps) {
  const content = (
    <RecordContent label={label}>
      {fields && <div className={styles.fields}>{fields}</div>}
      {children}
    </RecordContent>
  );
  return filters === undefined ? content : <FilteredTab filters={filters}>{content}</FilteredTab>;
}

function FilteredTab({ filters, children }: { filters: ReactNode; children: ReactNode }) {
  const tab = useRef<HTMLDivElement>(null);
  const mode = useSelector(selectDeviceMode);
  const panel = usePanel('filters');
  const isNarrow = !useFits(tab, WIDTH_FOR_BOTH) && mode === 'desktop';
  const folds = isNarrow || mode !== 'desktop';
  const open = panel.open || !folds;
  const alone = open && (isNarrow || mode === 'mobile');
  return (
    <div ref={tab} className={styles.tab}>
      {open && (
        <div className={alone ? styles.page : styles.filters}>
          <Filters onApply={folds ? panel.close : null}>{filters}</Filters>
        </div>
      )}
      {!alone && (
        <div className={styles.main}>
          {folds && (
            <div className={styles.bar}>
              <FiltersToggle
                open={open}
                label={open ? texts.hideFilters : texts.showFilters}
                onToggle={panel.toggle}
              />
            </div>
          )}
          {children}
        </div>
      )}
    </div>
  );
}

interface FiltersProps {
  /** Folds them away; null where they always stay. */
  onApply: (() => void) | null;
  children: ReactNode;
}

/** Their fields weigh as much as what they filter, which is what is waited for: they come right behind it. */
function Filters({ onApply, children }: FiltersProps) {
  const withFields = useAfterPaint();
  return (
    <Boundary>
      <FiltersPane
        title={texts.filters}
        isPage={false}
        tools={onApply && <ApplyFilters label={texts.applyFilters} onApply={onApply} />}
      >
        {withFields ? children : null}
      </FiltersPane>
    </Boundary>
  );
}
