import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { FiltersWaiting } from '@/ui/list/FiltersPane';

/** Fetched when the first rows stand there. */
export const CaseFlowFiltersPanel = lazyRegion(
  async () => (await import('./CaseFlowFiltersPanel')).CaseFlowFiltersPanel,
  <FiltersWaiting />,
);
