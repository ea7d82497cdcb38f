import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { useFilters } from '@/core/hooks/useFilters';
import { FiltersTools } from '@/kit/livelist/foldingFilters';
import { useAfterPaint } from '@/lib/useAfterPaint';
import { Boundary } from '@/ui/feedback/Boundary';
import { useFits } from '@/ui/layout/useWidth';
import { FiltersPane } from '@/ui/filters/FiltersPane';
import { FiltersPlace } from '@/ui/list/OverviewPanes';
import { RecordContent } from '@/ui/record/OpenedRecord';
import { cardTexts as texts } from '../cardTexts';
import styles from './CardTab.module.css';

/** In px; in a narrower tab, for example beside an open panel, opened filters replace the list. */
const WIDTH_FOR_BOTH = 704;

interface CardTabProps {
  label: string;
  /** Shown above the content: the search box, and the button of the filters. */
  bar?: ReactNode;
  /** The left panel of the tab, which folds. */
  filters?: ReactNode;
  /** One or two fields that filter the tab, above the content. */
  fields?: ReactNode;
  children: ReactNode;
}

/** The content of a tab of the card, with its filters beside it. */
export function CardTab({ label, bar, filters, fields, children }: CardTabProps) {
  const content = (
    <RecordContent label={label}>
      {fields && <div className={styles.fields}>{fields}</div>}
      {children}
    </RecordContent>
  );
  const main = bar === undefined ? content : <BelowBar bar={bar}>{content}</BelowBar>;
  return filters === undefined ? main : <FilteredTab filters={filters}>{main}</FilteredTab>;
}

const BarEnd = createContext<HTMLElement | null>(null);

/** A part of a tab's content that is drawn at the end of the bar above it. */
export function AtBarEnd({ children }: { children: ReactNode }) {
  const place = useContext(BarEnd);
  return place && createPortal(children, place);
}

function BelowBar({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.main}>
      <div className={styles.bar}>
        <Boundary>{bar}</Boundary>
        <div ref={setEnd} className={styles.end} />
      </div>
      <BarEnd value={end}>{children}</BarEnd>
    </div>
  );
}

function FilteredTab({ filters, children }: { filters: ReactNode; children: ReactNode }) {
  const tab = useRef<HTMLDivElement>(null);
  const mode = useSelector(selectDeviceMode);
  const fits = useFits(tab, WIDTH_FOR_BOTH);
  const isAlone = mode === 'mobile' || (mode === 'desktop' && !fits);
  const place = isAlone ? 'page' : mode === 'desktop' ? 'beside' : 'aside';
  const { open } = useFilters(place === 'beside');
  return (
    <FiltersPlace value={place}>
      <div ref={tab} className={styles.tab}>
        {open && (
          <div className={isAlone ? styles.page : styles.filters}>
            <Filters>{filters}</Filters>
          </div>
        )}
        {!(open && isAlone) && children}
      </div>
    </FiltersPlace>
  );
}

/**
 * The filter fields take as long to draw as the list. So the list comes first, and the fields follow right after it.
 */
function Filters({ children }: { children: ReactNode }) {
  const withFields = useAfterPaint();
  return (
    <Boundary>
      <FiltersPane title={texts.filters} isPage={false} tools={<FiltersTools apply={texts.applyFilters} />}>
        {withFields ? children : null}
      </FiltersPane>
    </Boundary>
  );
}
