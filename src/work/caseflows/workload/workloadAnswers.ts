import type { UnknownAction } from '@reduxjs/toolkit';
import type { Assignee } from '@/domain/colleagues/assignee';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { type RecordTable, sameIds } from '@/kit/livelist/records';
import { ownerPageAnswered, workloadAnswered } from './workloadActions';
import {
  compareOwners,
  doubt,
  EVERYONE,
  groupOf,
  insertInto,
  isComplete,
  type OwnerCases,
  ownerKey,
  type WorkloadState,
} from './workloadState';

/** The answer of the server about one owner: the first cases, or a page of them. */
export interface OwnerAnswer {
  owner: Assignee | null;
  total: number;
  items: readonly CaseFlow[];
}

export interface Answer {
  groups: readonly OwnerAnswer[];
  /** The `mark` at the moment of the request. */
  mark: number;
  /** The owners in the answer; all owners when absent. */
  keys?: readonly string[];
}

/**
 * Returns the cases that an answer of the server brings to the workload, and the moment of the answer; null for any
 * other action.
 */
export function casesAnswered(action: UnknownAction): { items: readonly CaseFlow[]; now: number } | null {
  if (workloadAnswered.match(action)) {
    const { answer, now } = action.payload;
    return { items: answer.groups.flatMap(({ items }) => items), now };
  }
  if (!ownerPageAnswered.match(action)) return null;
  const { answer, now } = action.payload;
  return { items: answer.items, now };
}

/** Separates the answered cases of this owner from those that went to another one after the server had answered. */
function sortOut({ owner, total, items }: OwnerAnswer, table: RecordTable<CaseFlow>) {
  const key = ownerKey(owner);
  const newest = items.map((item) => table.get(item.id) ?? item);
  const isHere = ({ ownerModel }: CaseFlow) => ownerKey(ownerModel) === key;
  const ids = [...new Set(newest.filter(isHere).map(({ id }) => id))];
  const moved = newest.filter((caseFlow) => !isHere(caseFlow));
  const group: OwnerCases = { key, owner, ids, total: Math.max(total - moved.length, ids.length) };
  return { group, moved };
}

/** Keeps the held group where nothing changed, so that it is not drawn again. */
function keepSame(groups: readonly OwnerCases[], held: readonly OwnerCases[]): readonly OwnerCases[] {
  return groups.map((group) => {
    const known = groupOf(held, group.key);
    const same =
      known?.total === group.total &&
      known.owner?.name === group.owner?.name &&
      sameIds(known.ids, group.ids);
    return same ? known : group;
  });
}

const withoutOld = (doubts: Readonly<Record<string, number>>, { mark, keys }: Answer) =>
  Object.fromEntries(
    Object.entries(doubts).filter(
      ([key, since]) => since > mark || (keys !== undefined && !keys.includes(key)),
    ),
  );

/** Applies an answer about all or the requested owners. A requested owner who is not in the answer has no cases. */
export function applyAnswer(
  state: WorkloadState,
  answer: Answer,
  table: RecordTable<CaseFlow>,
): WorkloadState {
  const owners = new Map(answer.groups.toReversed().map((group) => [ownerKey(group.owner), group]));
  const answered = [...owners.values()].map((group) => sortOut(group, table));
  const { keys } = answer;
  const others = keys === undefined ? [] : state.groups.filter(({ key }) => !keys.includes(key));
  let groups: readonly OwnerCases[] = [...others, ...answered.map(({ group }) => group)].sort(compareOwners);
  for (const caseFlow of answered.flatMap(({ moved }) => moved)) {
    const there = groupOf(groups, ownerKey(caseFlow.ownerModel));
    if (there?.ids.includes(caseFlow.id) !== true)
      groups = insertInto(groups, caseFlow, table, state.question.sort);
  }
  return {
    ...state,
    load: 'loaded',
    groups: keepSame(groups, state.groups),
    doubts: withoutOld(state.doubts, answer),
  };
}

/** Adds a next page of an owner. A page without new cases means that the loaded cases are no longer the first ones. */
export function applyPage(
  state: WorkloadState,
  answer: OwnerAnswer,
  table: RecordTable<CaseFlow>,
): WorkloadState {
  const key = ownerKey(answer.owner);
  const held = groupOf(state.groups, key);
  if (held === undefined) return doubt(state, [EVERYONE]);
  const { group: page } = sortOut(answer, table);
  const ids = [...new Set([...held.ids, ...page.ids])];
  const next: OwnerCases = { ...held, ids, total: Math.max(page.total, ids.length) };
  const groups = state.groups.map((group) => (group.key === key ? next : group));
  const paged = { ...state, groups };
  return ids.length === held.ids.length && !isComplete(next) ? doubt(paged, [key]) : paged;
}
