import type { CaseFlowSort } from '@/api/caseflows/caseFlows';
import type { Assignee } from '@/domain/colleagues/assignee';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { RecordTable } from '@/kit/livelist/records';
import { compareCaseFlows } from '../list/caseFlowMembership';
import { noQuestion, type WorkloadQuestion } from './workloadQuestion';

/** The key of the group 'Nog niet toegekend' (000 §2.4). */
const NOBODY = '';

export const ownerKey = (owner: Assignee | null): string => owner?.id ?? NOBODY;

/** The first `ids.length` cases of one owner, of `total`. */
export interface OwnerCases {
  key: string;
  owner: Assignee | null;
  total: number;
  ids: readonly string[];
}

/** This key of `doubts` means every owner, including unknown ones. */
export const EVERYONE = '*';

/**
 * The cases per owner, by id. Hub events change them at once; when an event leaves the number or the order of an
 * owner's cases in doubt, a quiet request restores the truth (workloadSaga.ts).
 */
export interface WorkloadState {
  load: 'idle' | 'loading' | 'loaded' | 'failed';
  question: WorkloadQuestion;
  groups: readonly OwnerCases[];
  /** Owners whose next page is loading, or failed to load. */
  loadingMore: readonly string[];
  moreFailed: readonly string[];
  /** The case that is being dragged; during the drag nothing on the screen changes place. */
  dragged: string | null;
  shown: readonly OwnerCases[] | null;
  /** The last new owner of each case that was given away; the case is on its way as long as its submission runs. */
  destinations: Readonly<Record<string, Assignee | null>>;
  /** Counts questions, so that an answer to an earlier question is dropped. */
  epoch: number;
  /** Rises with every doubt; an answer takes away the doubts from before its request. */
  mark: number;
  doubts: Readonly<Record<string, number>>;
  /** The workload is on the screen; otherwise it is not kept up to date. */
  visible: boolean;
}

export const emptyWorkload: WorkloadState = {
  load: 'idle',
  question: noQuestion,
  groups: [],
  loadingMore: [],
  moreFailed: [],
  dragged: null,
  shown: null,
  destinations: {},
  epoch: 0,
  mark: 0,
  doubts: {},
  visible: false,
};

/** Starts another question: everything is dropped and fetched again. */
export const restart = (state: WorkloadState, question: WorkloadQuestion): WorkloadState => ({
  ...emptyWorkload,
  load: 'loading',
  question,
  destinations: state.destinations,
  epoch: state.epoch + 1,
  visible: state.visible,
});

export const visibleGroups = ({ shown, groups }: WorkloadState): readonly OwnerCases[] => shown ?? groups;

/** The ids of all cases in the workload or on the screen, per owner. */
export const idsInWorkload = ({ groups, shown }: WorkloadState): (readonly string[])[] =>
  [...groups, ...(shown ?? [])].map(({ ids }) => ids);

export const groupOf = (groups: readonly OwnerCases[], key: string): OwnerCases | undefined =>
  groups.find((group) => group.key === key);

export const isComplete = ({ ids, total }: OwnerCases): boolean => ids.length >= total;

export const totalOf = (groups: readonly OwnerCases[]): number =>
  groups.reduce((sum, { total }) => sum + total, 0);

/** The group of cases without an owner does not count. */
export const ownerCount = (groups: readonly OwnerCases[]): number =>
  groups.filter(({ owner }) => owner !== null).length;

const byName = new Intl.Collator('nl-NL', { numeric: true });

/** Cases without an owner come first, then the owners by name. */
export function compareOwners(one: OwnerCases, other: OwnerCases): number {
  if (one.owner === null || other.owner === null)
    return Number(one.owner !== null) - Number(other.owner !== null);
  return byName.compare(one.owner.name, other.owner.name) || (one.key < other.key ? -1 : 1);
}

export function doubt(state: WorkloadState, keys: readonly string[]): WorkloadState {
  if (keys.length === 0) return state;
  const mark = state.mark + 1;
  return {
    ...state,
    mark,
    doubts: { ...state.doubts, ...Object.fromEntries(keys.map((key) => [key, mark])) },
  };
}

/**
 * Inserts a case in order among the loaded cases of its owner. If it comes after them and more cases are still to be
 * loaded, it is only counted.
 */
function insert(
  group: OwnerCases,
  caseFlow: CaseFlow,
  table: RecordTable<CaseFlow>,
  sort: CaseFlowSort,
): OwnerCases {
  const compare = compareCaseFlows(sort);
  const total = group.total + 1;
  const index = group.ids.findIndex((id) => {
    const other = table.get(id);
    return other !== undefined && compare(caseFlow, other) < 0;
  });
  if (index < 0 && !isComplete(group)) return { ...group, total };
  const place = index < 0 ? group.ids.length : index;
  return { ...group, total, ids: group.ids.toSpliced(place, 0, caseFlow.id) };
}

/** Adds the case to the group of its owner, who may have had none before. */
export function insertInto(
  groups: readonly OwnerCases[],
  caseFlow: CaseFlow,
  table: RecordTable<CaseFlow>,
  sort: CaseFlowSort,
): readonly OwnerCases[] {
  const owner = caseFlow.ownerModel;
  const key = ownerKey(owner);
  if (groupOf(groups, key) === undefined)
    return [...groups, { key, owner, total: 1, ids: [caseFlow.id] }].sort(compareOwners);
  return groups.map((group) => (group.key === key ? insert(group, caseFlow, table, sort) : group));
}
