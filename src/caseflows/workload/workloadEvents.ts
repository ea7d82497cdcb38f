import type { CaseFlow } from '@/domain/caseFlow';
import type { User } from '@/domain/user';
import type { CaseFlowEvent } from '@/hubs/caseFlowEvents';
import { newestCaseFlow } from '../list/caseFlowAge';
import { compareCaseFlows, membership } from '../list/caseFlowMembership';
import {
  doubt,
  EVERYONE,
  forgetUnused,
  groupOf,
  insertInto,
  isComplete,
  type OwnerCases,
  ownerKey,
  type WorkloadState,
} from './workloadState';

interface Surroundings {
  user: User;
  now: number;
  /** Without a record an answer says that the case is gone, the hub only that something happened to it. */
  source: 'hub' | 'answer';
}

/** One batch of events on its way into the workload. */
class Batch {
  readonly #state: WorkloadState;
  readonly #judge: ReturnType<typeof membership>;
  readonly #source: Surroundings['source'];
  /** Which group a case stands in. */
  readonly #places: Map<string, string>;
  #groups: readonly OwnerCases[];
  #entities: Record<string, CaseFlow> | null = null;
  readonly #doubts = new Set<string>();

  constructor(state: WorkloadState, { user, now, source }: Surroundings) {
    this.#state = state;
    this.#judge = membership(state.question.filters, user, now);
    this.#source = source;
    this.#groups = state.groups;
    this.#places = new Map(state.groups.flatMap(({ key, ids }) => ids.map((id) => [id, key] as const)));
  }

  get #known(): Readonly<Record<string, CaseFlow>> {
    return this.#entities ?? this.#state.entities;
  }

  take({ kind, caseFlowId: id, caseFlow }: CaseFlowEvent): void {
    const place = this.#places.get(id);
    if (caseFlow === null) this.#takeBare(id, place);
    else if (place === undefined) this.#meet(caseFlow, kind === 'updated');
    else this.#change(caseFlow, place);
  }

  #takeBare(id: string, place: string | undefined): void {
    if (this.#source === 'answer' && place !== undefined) this.#leave(id, place);
    else if (this.#source === 'hub' || !this.#allLoaded()) this.#doubts.add(EVERYONE);
  }

  #change(incoming: CaseFlow, place: string): void {
    const held = this.#known[incoming.id] ?? null;
    const caseFlow = newestCaseFlow(held, incoming);
    if (caseFlow === held) return;
    const verdict = this.#judge(caseFlow);
    const key = ownerKey(caseFlow.ownerModel);
    this.#write()[caseFlow.id] = caseFlow;
    if (verdict === 'out') {
      this.#leave(caseFlow.id, place);
      return;
    }
    if (verdict === 'unsure') this.#doubts.add(key).add(place);
    const stays =
      key === place && held !== null && compareCaseFlows(this.#state.question.sort)(held, caseFlow) === 0;
    if (stays) return;
    this.#leave(caseFlow.id, place);
    this.#enter(caseFlow);
  }

  /** A case that stands nowhere: perhaps it was beyond what is loaded, of this owner or, after an update, of another. */
  #meet(caseFlow: CaseFlow, perhapsMoved: boolean): void {
    const verdict = this.#judge(caseFlow);
    const key = ownerKey(caseFlow.ownerModel);
    const group = groupOf(this.#groups, key);
    const wasElsewhere = perhapsMoved && !this.#allLoaded();
    if (verdict === 'unsure' || wasElsewhere) this.#doubts.add(EVERYONE);
    if (verdict !== 'in') {
      if (group !== undefined && !isComplete(group)) this.#doubts.add(key);
      return;
    }
    if (group !== undefined && !isComplete(group)) {
      this.#doubts.add(key);
      return;
    }
    this.#write()[caseFlow.id] = caseFlow;
    this.#enter(caseFlow);
  }

  #allLoaded(): boolean {
    return this.#groups.every(isComplete);
  }

  #write(): Record<string, CaseFlow> {
    return (this.#entities ??= { ...this.#state.entities });
  }

  #enter(caseFlow: CaseFlow): void {
    const before = groupOf(this.#groups, ownerKey(caseFlow.ownerModel));
    this.#groups = insertInto(this.#groups, caseFlow, this.#known, this.#state.question);
    const after = groupOf(this.#groups, ownerKey(caseFlow.ownerModel));
    if (after === undefined) return;
    if (after.ids.length > (before?.ids.length ?? 0)) this.#places.set(caseFlow.id, after.key);
    else this.#places.delete(caseFlow.id);
  }

  /** Fewer are loaded than before: the next ones are asked for. An owner without cases stays until the server is asked. */
  #leave(id: string, place: string): void {
    this.#places.delete(id);
    this.#groups = this.#groups.map((group) => {
      if (group.key !== place) return group;
      const ids = group.ids.filter((other) => other !== id);
      if (!isComplete(group)) this.#doubts.add(place);
      return { ...group, ids, total: Math.max(group.total - 1, ids.length) };
    });
  }

  result(): WorkloadState {
    const changed = this.#entities !== null || this.#groups !== this.#state.groups;
    if (!changed && this.#doubts.size === 0) return this.#state;
    const next = changed
      ? forgetUnused({ ...this.#state, groups: this.#groups, entities: this.#known })
      : this.#state;
    return doubt(next, [...this.#doubts]);
  }
}

/** What a batch of events makes of the workload; the same object where they change nothing. */
export function applyEvents(
  state: WorkloadState,
  events: readonly CaseFlowEvent[],
  surroundings: Surroundings,
): WorkloadState {
  if (state.load !== 'loaded') return state.load === 'loading' ? doubt(state, [EVERYONE]) : state;
  const batch = new Batch(state, surroundings);
  for (const event of events) batch.take(event);
  return batch.result();
}
