import { defineArea } from '@/core/area';
import { paths } from '@/core/paths';
import { caseFlowEvents } from '@/hubs/caseFlowEvents';
import { WorkflowIcon } from '@/ui/icons';
import { caseFlowsDialogs } from './caseFlowsDialogs';
import { caseFlowsRoutes } from './caseFlowsRoutes';
import { caseFlowTitles } from './caseFlowTitles';

export const caseFlowsArea = defineArea({
  name: 'caseFlows',
  work: () => import('./caseFlowsWork'),
  routes: caseFlowsRoutes,
  dialogs: caseFlowsDialogs,
  menu: {
    to: paths.caseFlows,
    section: paths.caseFlowsRoot,
    title: caseFlowTitles.overview,
    icon: WorkflowIcon,
    theme: 'caseflows',
    needs: ['viewCaseFlow'],
    total: {
      needs: 'viewCaseFlow',
      follows: caseFlowEvents,
      count: async () => (await import('@/api/caseflows/caseFlows')).getOpenCaseFlowTotal(),
    },
  },
});
