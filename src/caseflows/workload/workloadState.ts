import type { Assignee } from '@/domain/assignee';
import type { CaseFlow } from '@/domain/caseFlow';
import { newestCaseFlow } from '../list/caseFlowAge';
import { compareCaseFlows } from '../list/caseFlowMembership';
import { noQuestion, type WorkloadQuestion } from './workloadQuestion';

/** The key of the group 'Nog niet toegekend' (000 §2.4). */
export const NOBODY = '';

export const ownerKey = (owner: Assignee | null): string => owner?.id ?? NOBODY;

/** The first `ids.length` cases of one owner, of `total`. */
export interface OwnerCases {
  key: string;
  owner: Assignee | null;
  total: number;
  ids: readonly string[];
}

/** In `doubts` it means every owner, also those of whom nothing is known. */
export const EVERYONE = '*';

/**
 * The cases per owner. Hub events change it at once; where they leave it in doubt how many cases an owner has, or which come
 * first, a quiet request restores the truth (workloadSaga.ts).
 */
export interface WorkloadState {
  load: 'idle' | 'loading' | 'loaded' | 'failed';
  question: WorkloadQuestion;
  groups: readonly OwnerCases[];
  entities: Readonly<Record<string, CaseFlow>>;
  /** Owners of whom a next page was asked, or could not be had. */
  loadingMore: readonly string[];
  moreFailed: readonly string[];
  /** The case that someone drags: meanwhile nothing on the screen changes place. */
  dragged: string | null;
  shown: readonly OwnerCases[] | null;
  /** To whom a case was given last, by case; it is on its way while its submission is. */
  destinations: Readonly<Record<string, Assignee | null>>;
  /** Counts questions: an answer to an earlier one is dropped. */
  epoch: number;
  /** Goes up with every doubt; an answer takes away the doubts from before it was asked. */
  mark: number;
  doubts: Readonly<Record<string, number>>;
  /** Someone looks at it: only then is it kept up to date. */
  visible: boolean;
}

export const emptyWorkload: WorkloadState = {
  load: 'idle',
  question: noQuestion,
  groups: [],
  entities: {},
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

/** Another question: everything is dropped and asked anew. */
export const restart = (state: WorkloadState, question: WorkloadQuestion): WorkloadState => ({
  ...emptyWorkload,
  load: 'loading',
  question,
  destinations: state.destinations,
  epoch: state.epoch + 1,
  visible: state.visible,
});

export const visibleGroups = ({ shown, groups }: WorkloadState): readonly OwnerCases[] => shown ?? groups;

export const groupOf = (groups: readonly OwnerCases[], key: string): OwnerCases | undefined =>
  groups.find((group) => group.key === key);

export const isComplete = ({ ids, total }: OwnerCases): boolean => ids.length >= total;

export const totalOf = (groups: readonly OwnerCases[]): number =>
  groups.reduce((sum, { total }) => sum + total, 0);

/** Without nobody. */
export const ownerCount = (groups: readonly OwnerCases[]): number =>
  groups.filter(({ owner }) => owner !== null).length;

const byName = new Intl.Collator('nl-NL', { numeric: true });

/** Nobody's come first, then the owners by name. */
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

/** What the server says about one owner: the first of the cases, or a page of them. */
export interface OwnerAnswer {
  owner: Assignee | null;
  total: number;
  items: readonly CaseFlow[];
}

export interface Answer {
  groups: readonly OwnerAnswer[];
  /** Of the moment it was asked. */
  mark: number;
  /** The owners it is about; all of them without. */
  keys?: readonly string[];
}

/** Cases that went to another owner after the server had answered: they stay where the newer record says. */
interface Sorting {
  entities: Record<string, CaseFlow>;
  moved: CaseFlow[];
}

function sortOut(sorting: Sorting, { owner, total, items }: OwnerAnswer): OwnerCases {
  const key = ownerKey(owner);
  const ids: string[] = [];
  let left = 0;
  for (const item of items) {
    const newest = newestCaseFlow(sorting.entities[item.id] ?? null, item);
    sorting.entities[item.id] = newest;
    if (ownerKey(newest.ownerModel) === key) ids.push(item.id);
    else {
      sorting.moved.push(newest);
      left += 1;
    }
  }
  return { key, owner, ids: [...new Set(ids)], total: Math.max(total - left, ids.length) };
}

/** Puts a case where it belongs among the loaded ones of its owner; beyond them it only counts. */
export function insert(
  group: OwnerCases,
  caseFlow: CaseFlow,
  entities: Readonly<Record<string, CaseFlow>>,
  question: WorkloadQuestion,
): OwnerCases {
  const compare = compareCaseFlows(question.sort);
  const total = group.total + 1;
  const index = group.ids.findIndex((id) => {
    const other = entities[id];
    return other !== undefined && compare(caseFlow, other) < 0;
  });
  if (index < 0 && !isComplete(group)) return { ...group, total };
  const place = index < 0 ? group.ids.length : index;
  return { ...group, total, ids: group.ids.toSpliced(place, 0, caseFlow.id) };
}

/** With the case in the group of its owner, who may have had none before. */
export function insertInto(
  groups: readonly OwnerCases[],
  caseFlow: CaseFlow,
  entities: Readonly<Record<string, CaseFlow>>,
  question: WorkloadQuestion,
): readonly OwnerCases[] {
  const owner = caseFlow.ownerModel;
  const key = ownerKey(owner);
  if (groupOf(groups, key) === undefined) {
    return [...groups, { key, owner, total: 1, ids: [caseFlow.id] }].sort(compareOwners);
  }
  return groups.map((group) => (group.key === key ? insert(group, caseFlow, entities, question) : group));
}

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** The held group itself where nothing changed, so that nothing is drawn anew. */
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

/** The truth about everyone, or about the owners that were asked for; one of whom nothing came has no cases. */
export function applyAnswer(state: WorkloadState, answer: Answer): WorkloadState {
  const sorting: Sorting = { entities: { ...state.entities }, moved: [] };
  const owners = new Map(answer.groups.toReversed().map((group) => [ownerKey(group.owner), group]));
  const answered = [...owners.values()].map((group) => sortOut(sorting, group));
  const { keys } = answer;
  const others = keys === undefined ? [] : state.groups.filter(({ key }) => !keys.includes(key));
  let groups: readonly OwnerCases[] = [...others, ...answered].sort(compareOwners);
  for (const caseFlow of sorting.moved) {
    const there = groupOf(groups, ownerKey(caseFlow.ownerModel));
    if (there?.ids.includes(caseFlow.id) !== true) {
      groups = insertInto(groups, caseFlow, sorting.entities, state.question);
    }
  }
  return {
    ...state,
    load: 'loaded',
    groups: keepSame(groups, state.groups),
    entities: sorting.entities,
    doubts: withoutOld(state.doubts, answer),
  };
}

/** A next page of one owner. A page without anything new means that the loaded ones are no longer the first. */
export function applyPage(state: WorkloadState, answer: OwnerAnswer): WorkloadState {
  const key = ownerKey(answer.owner);
  const held = groupOf(state.groups, key);
  if (held === undefined) return doubt(state, [EVERYONE]);
  const sorting: Sorting = { entities: { ...state.entities }, moved: [] };
  const page = sortOut(sorting, answer);
  const ids = [...new Set([...held.ids, ...page.ids])];
  const next: OwnerCases = { ...held, ids, total: Math.max(page.total, ids.length) };
  const groups = state.groups.map((group) => (group.key === key ? next : group));
  const paged = { ...state, groups, entities: sorting.entities };
  return ids.length === held.ids.length && !isComplete(next) ? doubt(paged, [key]) : paged;
}

/** Only what stands somewhere is kept. */
export function forgetUnused(state: WorkloadState): WorkloadState {
  const used = [...state.groups, ...(state.shown ?? [])].flatMap(({ ids }) => ids);
  const entities: Record<string, CaseFlow> = {};
  for (const id of used) {
    const caseFlow = state.entities[id];
    if (caseFlow !== undefined) entities[id] = caseFlow;
  }
  return { ...state, entities };
}
