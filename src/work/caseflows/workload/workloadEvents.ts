import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { RecordTable, Update } from '@/kit/livelist/records';
import { compareCaseFlows, membership } from '../list/caseFlowMembership';
import {
  doubt,
  EVERYONE,
  groupOf,
  insertInto,
  isComplete,
  type OwnerCases,
  ownerKey,
  type WorkloadState,
} from './workloadState';

/** One batch of updates to the workload: moved cases are gathered first, and put in their place at the end. */
class Batch {
  readonly #state: WorkloadState;
  readonly #table: RecordTable<CaseFlow>;
  readonly #judge: ReturnType<typeof membership>;
  readonly #compare: ReturnType<typeof compareCaseFlows>;
  readonly #allLoaded: boolean;
  /** The group of each case, by id. */
  readonly #places: ReadonlyMap<string, string>;
  /** The cases that left their place, by id: the case to put in its new place, or null to leave it out. */
  readonly #moved = new Map<string, CaseFlow | null>();
  readonly #doubts = new Set<string>();

  constructor(state: WorkloadState, table: RecordTable<CaseFlow>) {
    const { question, groups } = state;
    const { user, now } = table.viewpoint;
    this.#state = state;
    this.#table = table;
    this.#judge = membership(question.filters, user, now);
    this.#compare = compareCaseFlows(question.sort);
    this.#allLoaded = groups.every(isComplete);
    this.#places = new Map(groups.flatMap(({ key, ids }) => ids.map((id) => [id, key] as const)));
  }

  /** Without a user the update comes from an answer to another question, and only changes cases in the workload. */
  take(update: Update<CaseFlow>): void {
    const place = this.#placeOf(update.id);
    const isSignedIn = this.#table.viewpoint.user !== null;
    if (update.change === 'deleted') this.#takeDeleted(update.id, place);
    else {
      if (isSignedIn && update.age === 'unknown') this.#doubts.add(EVERYONE);
      if (update.after === undefined || update.item === null) return;
      if (place !== undefined) this.#change(update, update.after, place);
      else if (isSignedIn) this.#meet(update.after, update.change === 'changed');
    }
  }

  #placeOf(id: string): string | undefined {
    const moved = this.#moved.get(id);
    if (moved === undefined) return this.#places.get(id);
    return moved === null ? undefined : ownerKey(moved.ownerModel);
  }

  #takeDeleted(id: string, place: string | undefined): void {
    if (place !== undefined) this.#leave(id, place);
    else if (!this.#allLoaded) this.#doubts.add(EVERYONE);
  }

  #change({ id, before, age }: Update<CaseFlow>, caseFlow: CaseFlow, place: string): void {
    if (age === 'older' || age === 'same') return;
    const verdict = this.#judge(caseFlow);
    const key = ownerKey(caseFlow.ownerModel);
    if (verdict === 'out') {
      this.#leave(id, place);
      return;
    }
    if (verdict === 'unsure') this.#doubts.add(key).add(place);
    if (key === place && before !== undefined && this.#compare(before, caseFlow) === 0) return;
    this.#leave(id, place);
    this.#moved.set(id, caseFlow);
  }

  /** Handles a case that is not loaded. It may be beyond the loaded cases of its owner or, if moved, its old owner. */
  #meet(caseFlow: CaseFlow, perhapsMoved: boolean): void {
    const verdict = this.#judge(caseFlow);
    const key = ownerKey(caseFlow.ownerModel);
    const wasElsewhere = perhapsMoved && !this.#allLoaded;
    if (verdict === 'unsure' || wasElsewhere) this.#doubts.add(EVERYONE);
    if (!this.#isWhole(key)) this.#doubts.add(key);
    else if (verdict === 'in') this.#moved.set(caseFlow.id, caseFlow);
  }

  /** Takes the case from its place. If its owner has more cases than are loaded, the next ones are fetched. */
  #leave(id: string, place: string): void {
    this.#moved.set(id, null);
    if (!this.#isWhole(place)) this.#doubts.add(place);
  }

  #isWhole(key: string): boolean {
    const group = groupOf(this.#state.groups, key);
    return group === undefined || isComplete(group);
  }

  #groups(): readonly OwnerCases[] {
    const { groups, question } = this.#state;
    const rest = this.#moved.size === 0 ? groups : groups.map((group) => this.#withoutMoved(group));
    const placed = [...this.#moved.values()].filter((caseFlow) => caseFlow !== null);
    return placed.reduce(
      (before, caseFlow) => insertInto(before, caseFlow, this.#table, question.sort),
      rest,
    );
  }

  /** An owner without cases is kept until the server answers. */
  #withoutMoved(group: OwnerCases): OwnerCases {
    const ids = group.ids.filter((id) => !this.#moved.has(id));
    const left = group.ids.length - ids.length;
    return left === 0 ? group : { ...group, ids, total: group.total - left };
  }

  result(): WorkloadState {
    const groups = this.#groups();
    const next = groups === this.#state.groups ? this.#state : { ...this.#state, groups };
    return doubt(next, [...this.#doubts]);
  }
}

/** Applies a batch of updates to the workload in one pass. Returns the same object when nothing changes. */
export function applyUpdates(state: WorkloadState, table: RecordTable<CaseFlow>): WorkloadState {
  const { updates, viewpoint } = table;
  if (updates.length === 0) return state;
  if (state.load === 'loading' && viewpoint.user !== null) return doubt(state, [EVERYONE]);
  if (state.load !== 'loaded') return state;
  const batch = new Batch(state, table);
  for (const update of updates) batch.take(update);
  return batch.result();
}
