import { lazy } from 'react';

/** Fetched when the first rows stand there. */
export const CaseFlowFiltersPanel = lazy(async () => ({
  default: (await import('./CaseFlowFiltersPanel')).CaseFlowFiltersPanel,
}));
