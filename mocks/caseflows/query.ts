import { type CaseFlowStatus, caseFlowStatusByWireName } from '@/domain/caseflow/caseFlowStatus';
import { refuse } from '../backend/answers';
import { findAssignee } from '../people/assignees';
import { momentOf } from '../db/calendar';
import { currentDeadline, executorIds } from './state';
import { db } from '../db/db';
import type { CaseFlowRecord, Party } from '../db/records';
import { completionTest, listParameter, plain, readCompletion, wordsOf } from '../tasks/query';

/** `deadline` is the order without a question; the others are those of the feature `sortering`. */
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

const searchable = new WeakMap<CaseFlowRecord, string>();

function searchableText(flow: CaseFlowRecord): string {
  const known = searchable.get(flow);
  if (known !== undefined) return known;
  const text = plain(
    [flow.title, flow.type, flow.relatedPerson?.name, ...flow.steps.map(({ title }) => title)].join('\n'),
  );
  searchable.set(flow, text);
  return text;
}

type Test = (flow: CaseFlowRecord) => boolean;

/** A role id, a user id or a group's id: all mean that colleague or group (AMB-101). */
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
  const words = wordsOf(query.query);
  if (words.length > 0) tests.push((flow) => words.every((word) => searchableText(flow).includes(word)));
  return (flow) => tests.every((test) => test(flow));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By current deadline or creation; cases without one come last, equals by id. */
function sorted(flows: readonly CaseFlowRecord[], order: CaseFlowOrder | null | undefined): CaseFlowRecord[] {
  const isByCreation = order === 'created' || order === 'createdDescending';
  const direction = order === 'deadlineDescending' || order === 'createdDescending' ? -1 : 1;
  return flows
    .map((flow) => ({ flow, key: momentOf(isByCreation ? flow.created : currentDeadline(flow)) }))
    .sort((a, b) => {
      if (a.key === b.key) return compare(a.flow.id, b.flow.id);
      if (a.key === null) return 1;
      if (b.key === null) return -1;
      return direction * compare(a.key, b.key);
    })
    .map(({ flow }) => flow);
}

export const listCaseFlows = (query: CaseFlowListQuery): CaseFlowRecord[] =>
  sorted(db.caseFlows.where(caseFlowTest(query)), query.sort);

export interface OwnedCases {
  owner: Party | null;
  flows: CaseFlowRecord[];
}

const NOBODYS = '';

/** The cases of each owner; nobody's come first, then the owners by name (AMB-102). */
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
