import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { aCaseFlow, anAssignee, aStep, db, toCaseFlow } from '@mocks/db';
import { listCaseFlows, readCaseFlowQuery } from '@mocks/caseflows/query';
import type { CaseFlowRecord } from '@mocks/db/records';
import { userIds } from '@mocks/session/users';
import type { CaseFlowSort } from '@/api/caseFlows';
import { type CaseFlowFilters, toCaseFlowQuery, CASE_FLOW_PAGE_SIZE } from '@/caseflows/list/caseFlowFilters';
import { caseFlowList } from '@/caseflows/list/caseFlowList';
import { caseFlowsChanged } from '@/caseflows/caseFlowsActions';
import { caseFlowsReducer } from '@/caseflows/caseFlowsReducer';
import { hasMore } from '@/list/listState';
import { CaseFlow } from '@/domain/caseflow/caseFlow';
import type { User } from '@/domain/session/user';
import { type CaseFlowEvent, type CaseFlowEventKind, caseFlowEvents } from '@/hubs/caseFlowEvents';
import { uriOf } from '@/lib/address';

type CaseFlowsState = ReturnType<typeof caseFlowsReducer>;

export const NOW = Date.parse('2026-11-21T11:00:00Z');
export const HOUR = 3_600_000;

const { listAnswered, overviewEntered, pageAnswered } = caseFlowList.actions;
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

/** How something becomes known: by whom, and with the record or with its id only. */
export interface News {
  kind: CaseFlowEventKind;
  source: Source;
  bare: boolean;
}

interface Request {
  page: number;
  pageSize: number;
  whole: boolean;
  mark: number;
  answer: { items: CaseFlow[]; total: number } | null;
}

/** A server, a line that loses the order, and the client's one request at a time, with the state of the real list. */
export class CaseFlowWorld {
  #state: CaseFlowsState;
  readonly line: { event: CaseFlowEvent; source: Source }[] = [];
  #request: Request | null = null;
  #made = 0;
  #time = NOW - 1_000 * HOUR;

  readonly filters: CaseFlowFilters;
  readonly sort: CaseFlowSort;
  /** Whether this person may see steps; the server orders by them either way. */
  readonly withSteps: boolean;

  constructor(filters: CaseFlowFilters, sort: CaseFlowSort, withSteps: boolean) {
    this.filters = filters;
    this.sort = sort;
    this.withSteps = withSteps;
    db.caseFlows.clear();
    this.#state = caseFlowsReducer(undefined, overviewEntered({ filters, sort }));
  }

  get list() {
    return this.#state.list;
  }

  get records() {
    return this.#state.records;
  }

  dispatch(action: UnknownAction): void {
    this.#state = caseFlowsReducer(this.#state, action);
  }

  /** All that match, in the server's order. */
  truth(): CaseFlow[] {
    const query = toCaseFlowQuery(this.filters, this.sort, { page: 0, pageSize: 1 }, NOW);
    const { searchParams } = new URL(uriOf('/', { ...query }), 'http://server');
    return listCaseFlows(readCaseFlowQuery(searchParams)).map((flow) => this.#seen(flow));
  }

  create(changes: Partial<Fields>, news: News): void {
    this.#made += 1;
    const id = `c${String((this.#made * 7919) % 1_000)}`;
    const flow = db.caseFlows.add(aCaseFlow({ ...this.#record(changes), id, lastModified: this.#tick() }));
    this.#tell(flow, news);
  }

  change(index: number, changes: Partial<Fields>, news: News, sameMoment: boolean): void {
    const flow = this.#nth(index);
    if (flow === undefined) return;
    const lastModified = sameMoment ? flow.lastModified : this.#tick();
    this.#tell(db.caseFlows.change(flow, { ...this.#record(changes), lastModified }), news);
  }

  /** No event says so: the hub names the case, an answer says that it is gone. */
  delete(index: number, source: Source): void {
    const flow = this.#nth(index);
    if (flow === undefined) return;
    db.caseFlows.remove(flow.id);
    this.#tell(flow, { kind: 'updated', source, bare: true });
  }

  deliver(index: number, count: number, again: boolean): void {
    if (this.line.length === 0) return;
    const start = index % this.line.length;
    const told = again ? this.line.slice(start, start + count) : this.line.splice(start, count);
    for (const { event, source } of told) {
      const tell = source === 'hub' ? caseFlowEvents : caseFlowsChanged;
      this.dispatch(tell({ events: [event], user, now: NOW }));
    }
  }

  ask(what: 'more' | 'resync'): void {
    if (this.#request !== null) return;
    const { ids, load, mark, pageSize: step } = this.list;
    if (load === 'loaded' && what === 'more' && !hasMore(this.list)) return;
    const whole = load === 'loading' || what === 'resync';
    const page = whole ? 0 : Math.floor(ids.length / step);
    const pageSize = whole ? Math.max(1, Math.ceil(ids.length / step)) * step : step;
    this.#request = { page, pageSize, whole, mark, answer: null };
  }

  compute(): void {
    if (this.#request === null || this.#request.answer !== null) return;
    const truth = this.truth();
    const { page, pageSize } = this.#request;
    const items = truth.slice(page * pageSize, (page + 1) * pageSize);
    this.#request = { ...this.#request, answer: { items, total: truth.length } };
  }

  answer(): void {
    if (this.#request === null || this.#request.answer === null) return;
    const { page, pageSize, whole, mark, answer } = this.#request;
    const { epoch } = this.list;
    this.#request = null;
    this.dispatch(
      whole
        ? listAnswered({ epoch, snapshot: { ...answer, mark, now: NOW } })
        : pageAnswered({ epoch, page: { ...answer, page, pageSize }, now: NOW }),
    );
  }

  /** Everything is told, and what the list holds in doubt is asked; nothing else. */
  settle(): void {
    this.deliver(0, Infinity, false);
    for (let tries = 0; tries < 5; tries += 1) {
      this.compute();
      this.answer();
      if (this.list.load === 'loaded' && this.list.staleness === 'none') break;
      this.ask('resync');
    }
  }

  isWhole = (): boolean => this.list.ids.length >= Math.min(this.truth().length, CASE_FLOW_PAGE_SIZE);

  #seen(flow: CaseFlowRecord): CaseFlow {
    return v.parse(CaseFlow, toCaseFlow(flow, { withSteps: this.withSteps }));
  }

  #tell(flow: CaseFlowRecord, { kind, source, bare }: News): void {
    const caseFlow = bare ? null : this.#seen(flow);
    this.line.push({ event: { kind, caseFlowId: flow.id, stepId: null, caseFlow }, source });
  }

  #record({ steps, ...changes }: Partial<Fields>): Partial<CaseFlowRecord> {
    return {
      ...changes,
      ...(steps && { steps: steps.map((step, index) => aStep({ ...step, id: `s${index}` })) }),
    };
  }

  #nth(index: number): CaseFlowRecord | undefined {
    const all = db.caseFlows.all();
    return index % 2 === 0
      ? all[(index / 2) % Math.max(all.length, 1)]
      : all.at(-Math.min((index + 1) / 2, all.length));
  }

  #tick(): string {
    this.#time += 1_000;
    return new Date(this.#time).toISOString();
  }
}
