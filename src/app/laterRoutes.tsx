import type { RouteObject } from 'react-router';
import { caseFlowsRoutes } from '@/caseflows';
import { sandboxRoutes } from '@/sandbox';
import { experimentalRoutes } from './experimental/experimentalRoutes';
import type { AreaRoutes } from './routes';

/** The sections whose addresses are added at their first visit. */
export const laterRoutes = (area: AreaRoutes): RouteObject[] => [
  area(async () => (await import('@/caseflows/caseFlowsAreas')).caseFlowsAreas, caseFlowsRoutes()),
  ...sandboxRoutes(),
  ...experimentalRoutes(),
];
