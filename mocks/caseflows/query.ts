import { type CaseFlowStatus, caseFlowStatusByWireName } from '@/domain/caseflows/caseFlowStatus';
import { refuse } from '../backend/answers';
import { findAssignee } from '../people/assignees';
import { momentOf } from '../db/calendar';
import { currentDeadline, executorIds } from './state';
import { db } from '../db/db';
import type { CaseFlowRecord, Party } from '../db/records';
import { byMoment } from '../lists/order';
import { completionTest, listParameter, readCompletion, searchIn } from '../tasks/query';

/** `deadline` is the order when the query names none; the other orders are those of the feature `sortering`. */
const orders = ['deadline', 'deadlineDescending', 'created', 'createdDescending'] as const;
type CaseFlowOrder = (typeof orders)[number];

/** The search query of 000 §7.3. */
export interface CaseFlowListQuery {
  query?: string | null;
  type?: string | null;
  statusses?: readonly CaseFlowStatus[];
  completion?: string | null;
  ownerRoleId?: string | null;
  executorRoleId?: string | null;
  sort?: CaseFlowOrder | null;
}

const statusNamed = (name: string): CaseFlowStatus =>
  caseFlowStatusByWireName[name] ?? refuse(400, `Onbekende zaakstatus '${name}'.`);

export function readCaseFlowQuery(params: URLSearchParams): CaseFlowListQuery {
  const asked = params.get('sort') ?? '';
  const sort = orders.find((order) => order === asked);
  return {
    query: params.get('query'),
    type: params.get('type'),
    statusses: listParameter(params, 'statusses').map(statusNamed),
    completion: readCompletion(params),
    ownerRoleId: params.get('ownerRoleId'),
    executorRoleId: params.get('executorRoleId'),
    sort: sort ?? null,
  };
}

const searchCase = searchIn<CaseFlowRecord>(({ title, type, relatedPerson, steps }) => [
  title,
  type,
  relatedPerson?.name,
  ...steps.map((step) => step.title),
]);

type Test = (flow: CaseFlowRecord) => boolean;

/** Returns the id of the colleague with this role id or user id, or of the group with this id (AMB-101). */
const idOf = (id: string): string => findAssignee(id)?.id ?? id;

function caseFlowTest(query: CaseFlowListQuery): Test {
  const tests: Test[] = [];
  const { statusses = [], type, completion, ownerRoleId, executorRoleId } = query;
  if (statusses.length > 0) tests.push(({ status }) => statusses.includes(status));
  if (type) tests.push((flow) => flow.type === type);
  if (completion) {
    const isInTime = completionTest(completion);
    tests.push((flow) => isInTime(momentOf(currentDeadline(flow))));
  }
  if (ownerRoleId) {
    const owner = idOf(ownerRoleId);
    tests.push(({ ownerModel }) => ownerModel?.id === owner);
  }
  if (executorRoleId) {
    const executor = idOf(executorRoleId);
    tests.push((flow) => executorIds(flow).includes(executor));
  }
  if (query.query) tests.push(searchCase(query.query));
  return (flow) => tests.every((test) => test(flow));
}

/** Orders cases by current deadline or by creation. */
const caseOrder = (order: CaseFlowOrder | null | undefined) =>
  byMoment<CaseFlowRecord>(
    (flow) => (order?.startsWith('created') ? flow.created : currentDeadline(flow)),
    order?.endsWith('Descending') === true,
  );

export const listCaseFlows = (query: CaseFlowListQuery): CaseFlowRecord[] =>
  db.caseFlows.where(caseFlowTest(query)).sort(caseOrder(query.sort));

export interface OwnedCases {
  owner: Party | null;
  flows: CaseFlowRecord[];
}

const NOBODYS = '';

/** The cases of each owner; cases without an owner come first, then the owners by name (AMB-102). */
export function listByOwner(query: CaseFlowListQuery): OwnedCases[] {
  const groups = new Map<string, OwnedCases>();
  for (const flow of listCaseFlows(query)) {
    const key = flow.ownerModel?.id ?? NOBODYS;
    const group = groups.get(key);
    if (group) group.flows.push(flow);
    else groups.set(key, { owner: flow.ownerModel, flows: [flow] });
  }
  return [...groups.values()].sort((a, b) =>
    (a.owner?.name ?? NOBODYS).localeCompare(b.owner?.name ?? NOBODYS, 'nl'),
  );
}
