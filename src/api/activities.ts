import { CaseActivity } from '@/domain/caseActivity';
import { type Page, pageOf } from '@/domain/page';
import { fillPath } from '@/lib/fillPath';
import { http } from './http';

export const activityUrls = { byCase: '/api/v1/activity/bycase/:caseId' } as const;

const ActivityPage = pageOf(CaseActivity);

export const getCaseActivities = (
  caseId: string,
  page: number,
  pageSize: number,
): Promise<Page<CaseActivity>> =>
  http.get(fillPath(activityUrls.byCase, { caseId }), ActivityPage, {
    params: { page, pageSize, statusFilter: 'Active' },
  });
