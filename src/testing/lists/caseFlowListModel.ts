import * as v from 'valibot';
import { aCaseFlow, anAssignee, aStep, db, toCaseFlow } from '@mocks/db';
import { listCaseFlows, readCaseFlowQuery } from '@mocks/caseflows/query';
import type { CaseFlowRecord } from '@mocks/db/records';
import { userIds } from '@mocks/session/users';
import type { CaseFlowSort } from '@/api/caseflows/caseFlows';
import {
  type CaseFlowFilters,
  toCaseFlowQuery,
  CASE_FLOW_PAGE_SIZE,
} from '@/work/caseflows/list/caseFlowFilters';
import { caseFlowList } from '@/work/caseflows/list/caseFlowList';
import { caseFlowsChanged } from '@/work/caseflows/caseFlowsActions';
import { caseFlowsSlice } from '@/work/caseflows/caseFlowsSlice';
import { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { User } from '@/domain/session/user';
import { type CaseFlowEvent, type CaseFlowEventKind, caseFlowEvents } from '@/hubs/caseFlowEvents';
import { uriOf } from '@/lib/address';
import { ListModel, NOW } from './listModel';

const { overviewEntered } = caseFlowList.actions;
const user: User = {
  id: userIds.anne,
  name: 'Anne',
  department: null,
  telephone: null,
  pictureBlobId: null,
  permissions: { viewCaseFlow: true, viewDetailedCaseFlow: true },
  functionGroups: [],
};

export const someone = (id: string) => anAssignee({ id, name: id, department: null });

type Step = Pick<CaseFlowRecord['steps'][number], 'status' | 'deadline' | 'pickedUpByModel' | 'title'>;
export type Fields = Pick<
  CaseFlowRecord,
  'status' | 'ownerModel' | 'type' | 'title' | 'deadline' | 'created' | 'assignment'
> & { steps: readonly Step[] };

type Source = 'hub' | 'answer';

/** The way a change becomes known: its event, and whether it carries the record or only the id. */
export interface News {
  kind: CaseFlowEventKind;
  source: Source;
  bare: boolean;
}

interface Told {
  event: CaseFlowEvent;
  source: Source;
}

export class CaseFlowWorld extends ListModel<CaseFlow, ReturnType<typeof caseFlowsSlice.reducer>, Told> {
  readonly filters: CaseFlowFilters;
  readonly sort: CaseFlowSort;
  /** True if the user may see steps. The server also orders by steps for users who may not. */
  readonly withSteps: boolean;
  #made = 0;

  constructor(filters: CaseFlowFilters, sort: CaseFlowSort, withSteps: boolean) {
    db.caseFlows.clear();
    super(caseFlowsSlice.reducer, caseFlowList.actions, overviewEntered({ filters, sort }));
    this.filters = filters;
    this.sort = sort;
    this.withSteps = withSteps;
  }

  get records() {
    return this.state.records;
  }

  /** All matching records, in the server's order. */
  truth(): CaseFlow[] {
    const query = toCaseFlowQuery(this.filters, this.sort, { page: 0, pageSize: 1 }, NOW);
    const { searchParams } = new URL(uriOf('/', { ...query }), 'http://server');
    return listCaseFlows(readCaseFlowQuery(searchParams)).map((flow) => this.#seen(flow));
  }

  create(changes: Partial<Fields>, news: News): void {
    this.#made += 1;
    const id = `c${String((this.#made * 7919) % 1_000)}`;
    const flow = db.caseFlows.add(aCaseFlow({ ...this.#record(changes), id, lastModified: this.tick() }));
    this.#note(flow, news);
  }

  change(index: number, changes: Partial<Fields>, news: News, sameMoment: boolean): void {
    const flow = this.#nth(index);
    if (flow === undefined) return;
    const lastModified = sameMoment ? flow.lastModified : this.tick();
    this.#note(db.caseFlows.change(flow, { ...this.#record(changes), lastModified }), news);
  }

  /** No event reports a deletion. The hub only names the case, and the answer to a read shows that the case is gone. */
  delete(index: number, source: Source): void {
    const flow = this.#nth(index);
    if (flow === undefined) return;
    db.caseFlows.remove(flow.id);
    this.#note(flow, { kind: 'updated', source, bare: true });
  }

  protected tell(told: readonly Told[]): void {
    for (const { event, source } of told) {
      const tell = source === 'hub' ? caseFlowEvents : caseFlowsChanged;
      this.dispatch(tell({ events: [event], user, now: NOW }));
    }
  }

  isWhole = (): boolean => this.list.ids.length >= Math.min(this.truth().length, CASE_FLOW_PAGE_SIZE);

  #seen(flow: CaseFlowRecord): CaseFlow {
    return v.parse(CaseFlow, toCaseFlow(flow, { withSteps: this.withSteps }));
  }

  #note(flow: CaseFlowRecord, { kind, source, bare }: News): void {
    const caseFlow = bare ? null : this.#seen(flow);
    this.queue.push({ event: { kind, caseFlowId: flow.id, stepId: null, caseFlow }, source });
  }

  #record({ steps, ...changes }: Partial<Fields>): Partial<CaseFlowRecord> {
    return {
      ...changes,
      ...(steps && { steps: steps.map((step, index) => aStep({ ...step, id: `s${index}` })) }),
    };
  }

  #nth = (index: number): CaseFlowRecord | undefined => this.nth(db.caseFlows.all(), index);
}
