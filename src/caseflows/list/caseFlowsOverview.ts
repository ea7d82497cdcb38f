import type { CaseFlowSort } from '@/api/caseFlows';
import { paths } from '@/core/paths';
import type { CaseFlow } from '@/domain/caseFlow';
import type { OverviewArea } from '@/overview';
import { activeCount, type CaseFlowFilters, hasFilters } from './caseFlowFilters';
import { caseFlowOverview } from './caseFlowListActions';
import { caseFlowListTexts } from './caseFlowListTexts';
import { CASE_FLOW_PAGE_SIZE } from '../caseFlowsConstants';
import { selectOverview } from '../caseFlowsSelectors';
import type { WithCaseFlows } from '../caseFlowsSlice';
import { CaseFlowRow } from './CaseFlowRow';

/** The overview of the cases (000 §2.4). */
export const caseFlowsOverview: OverviewArea<WithCaseFlows, CaseFlow, CaseFlowFilters, CaseFlowSort> = {
  name: 'caseFlows',
  path: paths.caseFlows,
  texts: caseFlowListTexts,
  pageSize: CASE_FLOW_PAGE_SIZE,
  select: selectOverview,
  actions: caseFlowOverview,
  hasFilters,
  activeCount,
  Row: CaseFlowRow,
};
