import { lazyRegion } from '@/ui/LineBoundary';
import { FiltersWaiting } from '@/ui/FiltersPane';

/** Fetched when the first rows stand there. */
export const CaseFlowFiltersPanel = lazyRegion(
  async () => (await import('./CaseFlowFiltersPanel')).CaseFlowFiltersPanel,
  <FiltersWaiting />,
);
