import fc from 'fast-check';
import * as v from 'valibot';
import { aCaseFlow } from '@mocks/db';
import { userIds } from '@mocks/session/users';
import { CASE_FLOW_SORTS, type CaseFlowSort } from '@/api/caseflows/caseFlows';
import { visibleIds } from '@/kit/livelist/listState';
import { CASE_FLOW_STATUS_CODES, CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import { CaseFlow } from '@/domain/caseflows/caseFlow';
import { CASE_FLOW_EVENTS, type CaseFlowEvent, caseFlowEvents } from '@/hubs/caseFlowEvents';
import { aUser } from '@/testing/coreStore';
import { CaseFlowWorld, type Fields, type News, someone } from '@/testing/lists/caseFlowListModel';
import { HOUR, NOW } from '@/testing/lists/listModel';
import { type CaseFlowFilters, noFilters } from './caseFlowFilters';
import { looksSame } from '../caseFlowLooks';
import { caseFlowClosed, caseFlowOpened } from '../caseFlowsActions';
import { caseFlowsSlice } from '../caseFlowsSlice';
import { caseFlowList } from './caseFlowList';

const { listHeld, waitingShown } = caseFlowList.actions;

const types = ['Overlast', 'Klacht'];
const person = fc.constantFrom(userIds.anne, userIds.bram).map(someone);
const moment = fc
  .integer({ min: -40, max: 40 })
  .map((hours) => new Date(NOW + hours * 4 * HOUR).toISOString());
const step = fc.record({
  title: fc.constantFrom('Intake', 'Bezoek'),
  status: fc.constantFrom(...Object.values(StepStatus)),
  deadline: fc.option(moment),
  pickedUpByModel: fc.option(person),
});
const fields: fc.Arbitrary<Partial<Fields>> = fc.record(
  {
    status: fc.oneof(fc.constant(CaseFlowStatus.PickedUp), fc.constantFrom(...Object.values(CaseFlowStatus))),
    ownerModel: fc.option(person),
    type: fc.constantFrom(...types),
    title: fc.constantFrom('lekkage', 'sleutel kwijt'),
    deadline: fc.option(moment),
    created: fc.option(moment),
    assignment: fc.option(person),
    steps: fc.array(step, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: [] },
);

const anyFilters: fc.Arbitrary<CaseFlowFilters> = fc.record({
  statusses: fc.subarray([...CASE_FLOW_STATUS_CODES]).map((codes) => codes.sort()),
  query: fc.constantFrom('', '', '', 'lek', 'sleutel.'),
  caseType: fc.option(fc.constantFrom(...types), { freq: 2 }),
  completion: fc.option(fc.constantFrom('today', 'thisWeek', 'expired', '2026-11-23'), { freq: 2 }),
  owner: fc.option(person, { freq: 1 }),
  executor: fc.option(person, { freq: 1 }),
});
/** Half of the runs use the default filters. */
const filters = fc.oneof(fc.constant(noFilters), anyFilters);
const orders = fc.constantFrom(...CASE_FLOW_SORTS);

/** Often picks the same few cases, so that several versions of a case meet. */
const nth = fc.oneof(fc.nat(3), fc.nat(40));
const rarely = fc.nat(5).map((number) => number === 0);
const source = fc.constantFrom<News['source'][]>('hub', 'hub', 'hub', 'answer');
const kind = fc.constantFrom(...CASE_FLOW_EVENTS);
/** An answer without a record would mean that the case is gone. */
const news: fc.Arbitrary<News> = fc
  .record({ kind, source, bare: rarely })
  .map((one) => ({ ...one, bare: one.bare && one.source === 'hub' }));

type Play = (world: CaseFlowWorld) => void;

const created = fc.tuple(fields, news).map(([wanted, told]): Play => (world) => {
  world.create(wanted, told);
});
const changedBy = (changes: fc.Arbitrary<Partial<Fields>>, told: fc.Arbitrary<News>, same = rarely) =>
  fc.tuple(nth, changes, told, same).map(([index, wanted, by, sameMoment]): Play => (world) => {
    world.change(index, wanted, by, sameMoment);
  });
const changed = changedBy(fields, news);
/** These events always contain the record. */
const told = fc.record({ kind, source, bare: fc.constant(false) });
const steps = fc.array(step, { minLength: 1, maxLength: 3 });
const one = fc.oneof(
  fc.record({ title: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ steps }),
  fc.record({ status: fc.constantFrom(...Object.values(CaseFlowStatus)) }),
  fc.record({ ownerModel: fc.option(person) }),
);
const nudged = changedBy(one, told, fc.constant(false));
const deleted = fc.tuple(nth, source).map(([index, by]): Play => (world) => {
  world.delete(index, by);
});
const delivered = fc
  .tuple(nth, fc.integer({ min: 1, max: 6 }), rarely)
  .map(([index, count, again]): Play => (world) => {
    world.deliver(index, count, again);
  });
const asked = fc.constantFrom<('more' | 'resync')[]>('more', 'resync').map((what): Play => (world) => {
  world.ask(what);
});
const served = fc.constantFrom<Play[]>(
  (world) => {
    world.compute();
  },
  (world) => {
    world.answer();
  },
);
const looked = fc.constantFrom<Play[]>(
  (world) => {
    world.dispatch(listHeld(true));
  },
  (world) => {
    world.dispatch(listHeld(false));
  },
  (world) => {
    world.dispatch(waitingShown());
  },
);
const play = fc.oneof(created, changed, deleted, delivered, asked, served, served, looked);

/** Loads the list before a few changes that arrive out of order, so that no other request can hide a fault. */
const loaded: Play = (world) => {
  world.queue.length = 0;
  world.settle();
};
const few = fc.oneof(created, changed, nudged, nudged, deleted, delivered, delivered, served);

function expectWhole({ list, records }: CaseFlowWorld): void {
  const onScreen = visibleIds(list);
  expect(new Set(onScreen).size).toBe(onScreen.length);
  expect([...onScreen, ...list.waiting].sort()).toEqual([...list.ids].sort());
  expect(Object.keys(records).sort()).toEqual([...list.ids].sort());
}

function expectTrue(world: CaseFlowWorld): void {
  const truth = world.truth();
  const { ids, total } = world.list;
  expect(total).toBe(truth.length);
  expect(ids).toEqual(truth.slice(0, ids.length).map(({ id }) => id));
  expect(world.isWhole()).toBe(true);
  ids.forEach((id, index) => {
    expect(looksSame(world.records[id]!, truth[index]!)).toBe(true);
  });
}

function settles(
  wanted: CaseFlowFilters,
  sort: CaseFlowSort,
  withSteps: boolean,
  seeds: readonly Partial<Fields>[],
  plays: readonly Play[],
) {
  const world = new CaseFlowWorld(wanted, sort, withSteps);
  for (const seed of seeds) world.create(seed, { kind: 'updated', source: 'hub', bare: false });
  for (const one of plays) {
    one(world);
    expectWhole(world);
  }
  world.settle();
  expectTrue(world);
}

describe('the list of cases', () => {
  it('ends equal to the filtered cases of the server after any events in any order', () => {
    const seeds = fc.array(fields, { maxLength: 20 });
    const plays = fc.array(play, { maxLength: 40 });
    fc.assert(fc.property(filters, orders, fc.boolean(), seeds, plays, settles), { numRuns: 1_000 });
  }, 60_000);

  it('ends equal to the filtered cases of the server after a few changes', () => {
    const seeds = fc.oneof(
      fc.array(fields, { maxLength: 2 }),
      fc.array(fields, { minLength: 12, maxLength: 20 }),
    );
    const plays = fc.array(few, { maxLength: 6 }).map((some) => [loaded, ...some]);
    fc.assert(fc.property(filters, orders, fc.boolean(), seeds, plays, settles), { numRuns: 2_000 });
  }, 60_000);
});

describe('a batch of events', () => {
  const cases = Array.from({ length: 10_000 }, (_, index) =>
    v.parse(CaseFlow, { ...aCaseFlow(), id: `c${index}`, lastModified: new Date(NOW).toISOString() }),
  );
  const user = aUser({ permissions: { viewCaseFlow: true, viewDetailedCaseFlow: true } });
  const { overviewEntered, listAnswered } = caseFlowList.actions;
  const asked = caseFlowsSlice.reducer(undefined, overviewEntered({ filters: noFilters, sort: 'deadline' }));
  const snapshot = { items: cases, total: cases.length, mark: 0, now: NOW };
  const full = caseFlowsSlice.reducer(asked, listAnswered({ epoch: asked.list.epoch, snapshot }));
  const told = cases.slice(0, 100).map((caseFlow, index): CaseFlowEvent => ({
    kind: 'updated',
    caseFlowId: caseFlow.id,
    stepId: null,
    caseFlow: { ...caseFlow, title: 'Anders', lastModified: new Date(NOW + index + 1).toISOString() },
  }));
  const push = (events: readonly CaseFlowEvent[]) => caseFlowEvents({ events, user, now: NOW });
  const shortest = (work: () => unknown) => {
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    });
    return Math.min(...times);
  };

  it('takes one pass over ten thousand cases, not one per event', () => {
    const together = shortest(() => caseFlowsSlice.reducer(full, push(told)));
    const apart = shortest(() =>
      told.reduce((state, event) => caseFlowsSlice.reducer(state, push([event])), full),
    );
    expect(together * 5).toBeLessThan(apart);
  });

  it('updates the record that the list and the open case share, and drops it when neither shows it any more', () => {
    const open = caseFlowsSlice.reducer(asked, caseFlowOpened('c1'));
    const heard = caseFlowsSlice.reducer(open, push(told));
    expect(Object.keys(heard.records)).toEqual(['c1']);
    expect(heard.records['c1']?.title).toBe('Anders');
    const answered = caseFlowsSlice.reducer(heard, listAnswered({ epoch: heard.list.epoch, snapshot }));
    expect(answered.records['c1']).toBe(heard.records['c1']);
    expect(caseFlowsSlice.reducer(heard, caseFlowClosed()).records).toEqual({});
  });
});
