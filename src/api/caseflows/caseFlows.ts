import * as v from 'valibot';
import { Assignee } from '@/domain/colleagues/assignee';
import { CaseFlow, type NewCaseMessage } from '@/domain/caseflows/caseFlow';
import { DEFAULT_STATUS_CODES } from '@/domain/caseflows/caseFlowStatus';
import { CaseFlowStep } from '@/domain/caseflows/caseFlowStep';
import * as d from '@/domain/decode/decode';
import { type Page, pageOf } from '@/domain/decode/page';
import { LinkedStepTask } from '@/domain/tasks/taskOutcome';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { caseFlowUrls } from './caseFlowUrls';

/** The sort orders of the list; `deadline` is the back end's default and is not sent. */
export const CASE_FLOW_SORTS = ['deadline', 'deadlineDescending', 'created', 'createdDescending'] as const;
export type CaseFlowSort = (typeof CASE_FLOW_SORTS)[number];

/**
 * The search query. `completion` is an ISO date; it finds cases with a current deadline on or before that date
 * (AMB-100).
 */
export interface CaseFlowQuery {
  page: number;
  pageSize: number;
  query?: string;
  type?: string;
  statusses?: readonly string[];
  completion?: string;
  ownerRoleId?: string;
  executorRoleId?: string;
  sort?: CaseFlowSort;
}

export const caseFlowParams = ({ page, pageSize, sort, ...filters }: CaseFlowQuery) => ({
  page,
  pageSize,
  ...filters,
  ...(sort && sort !== 'deadline' && { sort }),
});

/**
 * The first page of one owner's cases. `owner` is null for the cases without an owner (AMB-102). A group with a broken
 * owner is unusable.
 */
const OwnerGroup = v.object({
  owner: v.optional(v.nullable(Assignee), null),
  total: d.count,
  items: d.listOf(CaseFlow),
});
type OwnerGroup = v.InferOutput<typeof OwnerGroup>;

export const CaseFlowPage = pageOf(CaseFlow);
const GroupPage = pageOf(OwnerGroup);
/** The answer of an action: the case, or nothing. */
const PerhapsCaseFlow = v.fallback(v.nullable(CaseFlow), null);

const signalled = (signal?: AbortSignal) => (signal ? { signal } : {});

export const getCaseFlowPage = (query: CaseFlowQuery, signal?: AbortSignal): Promise<Page<CaseFlow>> =>
  http.get(caseFlowUrls.search, CaseFlowPage, { params: caseFlowParams(query), ...signalled(signal) });

/** Returns the number of cases that are Ontvangen or In behandeling. */
export const getOpenCaseFlowTotal = async (): Promise<number> =>
  (await getCaseFlowPage({ page: 0, pageSize: 1, statusses: DEFAULT_STATUS_CODES })).total;

/** `page` and `pageSize` count per owner; the outer total counts all cases. */
export const getCaseFlowsByOwner = (query: CaseFlowQuery, signal?: AbortSignal): Promise<Page<OwnerGroup>> =>
  http.get(caseFlowUrls.grouped, GroupPage, { params: caseFlowParams(query), ...signalled(signal) });

/** Reads a case without its steps. */
export const getCaseFlow = (id: string): Promise<CaseFlow> =>
  http.get(fillPath(caseFlowUrls.byId, { id }), d.recordNamed(CaseFlow, id));

export const getDetailedCaseFlow = (id: string): Promise<CaseFlow> =>
  http.get(fillPath(caseFlowUrls.detailed, { id }), d.recordNamed(CaseFlow, id));

export const getCaseFlowByTask = (taskId: string): Promise<CaseFlow> =>
  http.get(fillPath(caseFlowUrls.byTask, { id: taskId }), CaseFlow);

export const getCaseFlowByUmbrellaCase = (caseId: string): Promise<CaseFlow> =>
  http.get(fillPath(caseFlowUrls.byUmbrellaCase, { id: caseId }), CaseFlow);

export const getCaseFlowByUmbrellaTask = (taskId: string): Promise<CaseFlow> =>
  http.get(fillPath(caseFlowUrls.byUmbrellaTask, { id: taskId }), CaseFlow);

export const getCaseFlowSteps = (caseFlowId: string): Promise<CaseFlowStep[]> =>
  http.get(caseFlowUrls.steps, d.listOf(CaseFlowStep), { params: { caseFlowId } });

/** Changes the owner, the only field that can be changed; null removes the owner. */
export const updateCaseFlow = (id: string, owner: Assignee | null) =>
  http.put(
    fillPath(caseFlowUrls.update, { id }),
    { id, ownerModel: owner && { id: owner.id, type: owner.type } },
    PerhapsCaseFlow,
  );

/** A task of a picked-up step with its assignee: a colleague or a function group. */
export interface TaskAssignment {
  id: string;
  employeeId: string | null;
  functionGroupId: string | null;
}

export const pickUpStep = (stepId: string, caseFlowId: string, taskAssignments: readonly TaskAssignment[]) =>
  http.put(
    fillPath(caseFlowUrls.pickUpStep, { id: stepId }),
    { caseFlowId, taskAssignments },
    PerhapsCaseFlow,
  );

export const finishStep = (stepId: string, caseFlowId: string) =>
  http.put(fillPath(caseFlowUrls.finishStep, { id: stepId }), { caseFlowId }, PerhapsCaseFlow);

/** The status is required, the reason is optional. */
export const cancelCaseFlow = (id: string, cancelationStatusId: string, reason: string) =>
  http.put(
    fillPath(caseFlowUrls.cancel, { id }),
    { caseFlowId: id, cancelationStatusId, reason },
    PerhapsCaseFlow,
  );

/** `id` is that of the step task or of its task in the inbox. */
export const getStepTask = (id: string): Promise<LinkedStepTask> =>
  http.get(fillPath(caseFlowUrls.task, { id }), LinkedStepTask);

export const finishStepTask = (id: string, outcomeId: string | null) =>
  http.put(fillPath(caseFlowUrls.finishTask, { id }), { outcomeId }, v.unknown());

export const addInternalMessage = (id: string, { message, mediaId }: NewCaseMessage<'internal'>) =>
  http.post(fillPath(caseFlowUrls.addMessage, { id }), { message, mediaId }, v.unknown());

/** Adds a message that the customer can read. */
export const addPublicMessage = (id: string, { message, mediaId }: NewCaseMessage<'public'>) =>
  http.post(fillPath(caseFlowUrls.addPublicMessage, { id }), { message, mediaId }, v.unknown());
