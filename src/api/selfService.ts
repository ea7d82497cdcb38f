import { SelfServiceReport, SelfServiceScenario } from '@/domain/caseHistory';
import { listOf } from '@/domain/decode';
import { fillPath } from '@/lib/fillPath';
import { http } from './http';

export const selfServiceUrls = {
  reportByCase: '/api/v1/selfservice/report/bycase/:caseId',
  scenarios: '/api/v1/selfservice/scenario/getbyids',
} as const;

/** What the customer filled in to start this case; a 404 means that it did not start that way. */
export const getReportOfCase = (caseId: string): Promise<SelfServiceReport> =>
  http.get(fillPath(selfServiceUrls.reportByCase, { caseId }), SelfServiceReport);

export const getScenarios = (ids: readonly string[]): Promise<SelfServiceScenario[]> =>
  http.get(selfServiceUrls.scenarios, listOf(SelfServiceScenario), { params: { ids } });
