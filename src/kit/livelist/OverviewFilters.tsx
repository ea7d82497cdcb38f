import { type ComponentType, memo, useContext } from 'react';
import { useWanted } from '@/core/hooks/usePreload';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { FiltersPane } from '@/ui/filters/FiltersPane';
import { FiltersPlace } from '@/ui/list/OverviewPanes';
import { PickersWanted } from '@/ui/pickers/pickersWanted';

/* Lazy, since nobody folds the filters before the first rows are visible. */
const FiltersTools = lazyRegion(async () => (await import('./foldingFilters')).FiltersTools, null);

interface OverviewFiltersProps<A> {
  texts: { title: string; apply: string };
  /** The fields, which may load after the rows. */
  Fields: ComponentType<{ address: A }>;
  address: A;
  /** The first rows are visible. */
  ready: boolean;
}

/** The filter fields of a list, wherever they are placed. */
function Filters<A>({ texts, Fields, address, ready }: OverviewFiltersProps<A>) {
  const place = useContext(FiltersPlace);
  const [wanted, want] = useWanted(ready);
  return (
    <FiltersPane
      title={texts.title}
      isPage={place === 'page'}
      tools={ready && <FiltersTools apply={texts.apply} />}
      onApproach={want}
    >
      {ready ? (
        <PickersWanted value={wanted || place !== 'beside'}>
          <Fields address={address} />
        </PickersWanted>
      ) : null}
    </FiltersPane>
  );
}

export const OverviewFilters = memo(Filters) as typeof Filters;
