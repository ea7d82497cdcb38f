import fc from 'fast-check';
import * as v from 'valibot';
import { type Assignee, AssigneeType } from '@/domain/colleagues/assignee';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { CaseFlowStep } from '@/domain/caseflows/caseFlowStep';
import { type CaseFlowEvent, caseFlowEvents } from '@/hubs/caseFlowEvents';
import { aUser } from '@/testing/coreStore';
import { caseFlowsChanged } from '../caseFlowsActions';
import { caseFlowsSlice } from '../caseFlowsSlice';
import { noFilters } from '../list/caseFlowFilters';
import { caseFlowList, overviewEntered } from '../list/caseFlowList';
import { compareCaseFlows } from '../list/caseFlowMembership';
import { caseFlowDragged, ownerPageAnswered, workloadAnswered, workloadAsked } from './workloadActions';
import type { Answer, OwnerAnswer } from './workloadAnswers';
import { noQuestion, questionFromSearch } from './workloadQuestion';
import { doubt, EVERYONE, groupOf, ownerKey, totalOf } from './workloadState';

type CaseFlowsState = ReturnType<typeof caseFlowsSlice.reducer>;

const person = (id: string, name = id): Assignee => ({
  id,
  name,
  type: AssigneeType.Employee,
  department: null,
});
const anne = person('anne', 'Anne');
const bram = person('bram', 'Bram');
const user = aUser({ permissions: { viewCaseFlow: true, viewDetailedCaseFlow: true } });

const step = v.parse(CaseFlowStep, { id: 's', title: 'Intake', status: 'Started' });

const aCase = (id: string, changes: Partial<CaseFlow> = {}): CaseFlow => ({
  id,
  umbrellaCaseId: null,
  title: id,
  type: 'Verhuizing',
  status: CaseFlowStatus.PickedUp,
  steps: [step],
  ownerModel: null,
  assignment: null,
  deadline: `2027-01-0${id}T00:00:00.000Z`,
  created: null,
  lastModified: '2026-01-01T00:00:00.000Z',
  personId: null,
  relatedPerson: null,
  ...changes,
});

const LATER = '2026-02-02T00:00:00.000Z';
const owned = (owner: Assignee | null, ids: string, total = ids.length): OwnerAnswer => ({
  owner,
  total,
  items: Array.from(ids, (id) => aCase(id, { ownerModel: owner })),
});
const answered = (state: CaseFlowsState, answer: Answer): CaseFlowsState =>
  caseFlowsSlice.reducer(state, workloadAnswered({ epoch: state.workload.epoch, answer, now: 0 }));
const paged = (state: CaseFlowsState, answer: OwnerAnswer): CaseFlowsState => {
  const { epoch } = state.workload;
  return caseFlowsSlice.reducer(
    state,
    ownerPageAnswered({ epoch, key: ownerKey(answer.owner), answer, now: 0 }),
  );
};
const asked = caseFlowsSlice.reducer(undefined, workloadAsked(noQuestion));
const loaded = (...groups: OwnerAnswer[]): CaseFlowsState => answered(asked, { groups, mark: 0 });
const event = (caseFlow: CaseFlow, kind: CaseFlowEvent['kind'] = 'updated'): CaseFlowEvent => ({
  kind,
  caseFlowId: caseFlow.id,
  stepId: null,
  caseFlow,
});
const after = (
  state: CaseFlowsState,
  events: readonly CaseFlowEvent[],
  tell: typeof caseFlowEvents = caseFlowEvents,
): CaseFlowsState => caseFlowsSlice.reducer(state, tell({ events, user, now: 0 }));
const inDoubt = (state: CaseFlowsState, keys: readonly string[]): CaseFlowsState => ({
  ...state,
  workload: doubt(state.workload, keys),
});
const shape = ({ workload }: CaseFlowsState): string =>
  workload.groups.map(({ key, ids, total }) => `${key || '-'}:${ids.join('')}/${total}`).join(' ');
const doubted = ({ workload }: CaseFlowsState): string[] => Object.keys(workload.doubts).sort();

describe('the workload', () => {
  it('puts cases without an owner first and then the owners by name', () => {
    expect(shape(loaded(owned(bram, '1'), owned(null, '2'), owned(anne, '3')))).toBe(
      '-:2/1 anne:3/1 bram:1/1',
    );
  });

  it('counts all cases, loaded or not', () => {
    expect(totalOf(loaded(owned(anne, '12', 7), owned(bram, '3')).workload.groups)).toBe(8);
  });

  it('adds a page without duplicates', () => {
    const state = paged(loaded(owned(anne, '1234', 6)), owned(anne, '456', 6));
    expect(shape(state)).toBe('anne:123456/6');
  });

  it('asks again when a page brings nothing new', () => {
    const state = paged(loaded(owned(anne, '1234', 6)), owned(anne, '34', 6));
    expect([shape(state), doubted(state)]).toEqual(['anne:1234/6', ['anne']]);
  });

  it.each([
    ['size=12', 12],
    ['size=100', 100],
    ['size=101', 4],
    ['size=0', 4],
    ['size=-3', 4],
    ['size=veel', 4],
    ['', 4],
  ])('reads the page size from %s (AMB-084)', (search, expected) => {
    expect(questionFromSearch(new URLSearchParams(search), true).pageSize).toBe(expected);
  });
});

describe('a case in the workload', () => {
  const two = loaded(owned(null, '5'), owned(anne, '13'), owned(bram, '2'));
  it.each([
    ['goes to another owner, in order', aCase('3', { ownerModel: bram }), '-:5/1 anne:1/1 bram:23/2'],
    ['loses its owner', aCase('3', { ownerModel: null }), '-:35/2 anne:1/1 bram:2/1'],
    [
      'goes to an owner who had none',
      aCase('3', { ownerModel: person('carla') }),
      '-:5/1 anne:1/1 bram:2/1 carla:3/1',
    ],
    ['leaves an owner without cases', aCase('2', { ownerModel: anne }), '-:5/1 anne:123/3 bram:/0'],
    [
      'is finished',
      aCase('3', { ownerModel: anne, status: CaseFlowStatus.Finished }),
      '-:5/1 anne:1/1 bram:2/1',
    ],
    [
      'gets another deadline',
      aCase('1', { ownerModel: anne, deadline: '2027-01-09T00:00:00.000Z' }),
      '-:5/1 anne:31/2 bram:2/1',
    ],
    ['is new', aCase('4', { ownerModel: anne }), '-:5/1 anne:134/3 bram:2/1'],
  ])('%s', (_, caseFlow, expected) => {
    const state = after(two, [event({ ...caseFlow, lastModified: LATER })]);
    expect([shape(state), doubted(state)]).toEqual([expected, []]);
  });

  it('is fetched when its steps, and so its place, are unknown', () => {
    const state = loaded(owned(anne, '13', 2), owned(bram, '5'));
    const met = after(state, [event(aCase('4', { steps: [], ownerModel: anne }))]);
    expect([shape(met), doubted(met)]).toEqual(['anne:13/2 bram:5/1', [EVERYONE]]);
  });

  it('is not moved back by an older version', () => {
    const moved = after(two, [event(aCase('3', { ownerModel: bram, lastModified: LATER }))]);
    expect(shape(after(moved, [event(aCase('3', { ownerModel: anne }))]))).toBe(shape(moved));
  });

  it('is removed when an answer says so, and fetched when the hub sends only its id', () => {
    const bare = { ...event(aCase('3')), caseFlow: null };
    expect(shape(after(two, [bare], caseFlowsChanged))).toBe('-:5/1 anne:1/1 bram:2/1');
    const hinted = after(two, [bare]);
    expect([shape(hinted), doubted(hinted)]).toEqual([shape(two), [EVERYONE]]);
  });

  it('is only counted if it comes after the loaded cases, and leads to a request when it leaves a long group', () => {
    const state = loaded(owned(anne, '13', 9), owned(bram, '5'));
    const moved = after(state, [event(aCase('5', { ownerModel: anne, lastModified: LATER }))]);
    expect([shape(moved), doubted(moved)]).toEqual(['anne:13/10 bram:/0', []]);
    const left = after(state, [event(aCase('1', { ownerModel: bram, lastModified: LATER }))]);
    expect([shape(left), doubted(left)]).toEqual(['anne:3/8 bram:15/2', ['anne']]);
  });

  it.each([
    ['its group is long', aCase('2', { ownerModel: anne }), 'stepPickedUp', ['anne']],
    ['it may come from a long group', aCase('2', { ownerModel: bram }), 'updated', [EVERYONE]],
    ['its owner is the same', aCase('6', { ownerModel: bram }), 'stepFinished', []],
  ] as const)('is fetched if needed when it was not loaded and %s', (_, caseFlow, kind, expected) => {
    const state = loaded(owned(anne, '13', 9), owned(bram, '5'));
    expect(doubted(after(state, [event({ ...caseFlow, lastModified: LATER }, kind)]))).toEqual(expected);
  });
});

describe('answers about the workload', () => {
  it('keep changes that came after the request', () => {
    const asked = loaded(owned(anne, '12'), owned(bram, '3'));
    const moved = after(asked, [event(aCase('2', { ownerModel: bram, lastModified: LATER }))]);
    const groups = [owned(anne, '12'), owned(bram, '3')];
    expect(shape(answered(moved, { groups, mark: 0 }))).toBe('anne:1/1 bram:23/2');
  });

  it('take away only the doubts from before the request', () => {
    const first = inDoubt(loaded(owned(anne, '1'), owned(bram, '2')), ['anne']);
    const second = inDoubt(first, ['bram']);
    const answer = { groups: [owned(anne, '1'), owned(bram, '2')], mark: first.workload.mark };
    expect(doubted(answered(second, answer))).toEqual(['bram']);
  });

  it('for one owner leave the other owners unchanged', () => {
    const state = inDoubt(loaded(owned(null, '4'), owned(anne, '1'), owned(bram, '2')), [
      'anne',
      ownerKey(null),
    ]);
    const { mark } = state.workload;
    const next = answered(state, { groups: [owned(anne, '13')], mark, keys: ['anne'] });
    expect([shape(next), doubted(next)]).toEqual(['-:4/1 anne:13/2 bram:2/1', [ownerKey(null)]]);
    expect(groupOf(next.workload.groups, 'bram')).toBe(groupOf(state.workload.groups, 'bram'));
  });

  it('that leave out a requested owner remove that owner', () => {
    const state = loaded(owned(anne, '1'), owned(bram, '2'));
    expect(shape(answered(state, { groups: [], mark: 0, keys: ['anne'] }))).toBe('bram:2/1');
  });
});

describe('a batch of events', () => {
  const owners = [null, anne, bram];
  const change = fc.record({
    id: fc.integer({ min: 1, max: 6 }).map(String),
    ownerModel: fc.constantFrom(...owners),
    deadline: fc.integer({ min: 1, max: 9 }).map((day) => `2027-01-0${day}T00:00:00.000Z`),
    status: fc.constantFrom(CaseFlowStatus.PickedUp, CaseFlowStatus.PickedUp, CaseFlowStatus.Finished),
  });

  it('leaves each open case with its owner, in order, however many cases move at once', () => {
    const batches = fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 4 });
    const play = (all: readonly (readonly Partial<CaseFlow>[])[]) => {
      let time = Date.parse(LATER);
      let state = loaded(owned(null, '12'), owned(anne, '34'), owned(bram, '56'));
      const truth = new Map(Object.entries(state.records));
      for (const batch of all) {
        const events = batch.map((changes) => {
          const lastModified = new Date((time += 1_000)).toISOString();
          const caseFlow = { ...aCase(changes.id!), ...changes, lastModified };
          truth.set(caseFlow.id, caseFlow);
          return event(caseFlow);
        });
        state = after(state, events);
      }
      const open = [...truth.values()].filter(({ status }) => status === CaseFlowStatus.PickedUp);
      for (const owner of owners) {
        const own = open.filter(({ ownerModel }) => ownerKey(ownerModel) === ownerKey(owner));
        const ids = own.sort(compareCaseFlows('deadline')).map(({ id }) => id);
        expect(groupOf(state.workload.groups, ownerKey(owner))).toMatchObject({ ids, total: ids.length });
      }
      expect(Object.keys(state.records).sort()).toEqual(open.map(({ id }) => id).sort());
      expect(doubted(state)).toEqual([]);
    };
    fc.assert(fc.property(batches, play), { numRuns: 500 });
  });
});

describe('the records of the workload', () => {
  const answerTheList = (state: CaseFlowsState, items: CaseFlow[]) => {
    const entered = caseFlowsSlice.reducer(state, overviewEntered({ filters: noFilters, sort: 'deadline' }));
    const snapshot = { items, total: items.length, mark: 0, now: 0 };
    const { listAnswered } = caseFlowList.actions;
    return caseFlowsSlice.reducer(entered, listAnswered({ epoch: entered.list.epoch, snapshot }));
  };

  it('are shared with the list, so that a case read by the list moves its card without a request', () => {
    const state = loaded(owned(anne, '13'), owned(bram, '2', 5));
    const moved = aCase('3', { ownerModel: null, lastModified: LATER });
    const read = answerTheList(state, [moved, aCase('7', { ownerModel: anne })]);
    expect([shape(read), doubted(read)]).toEqual(['-:3/1 anne:1/1 bram:2/5', []]);
    expect(read.records['3']).toBe(moved);
  });

  it('stay while the workload or the list shows them, and no longer', () => {
    const state = answerTheList(loaded(owned(anne, '12')), [aCase('1', { ownerModel: anne }), aCase('8')]);
    expect(Object.keys(state.records).sort()).toEqual(['1', '2', '8']);
    const next = caseFlowsSlice.reducer(state, workloadAsked({ ...noQuestion, pageSize: 8 }));
    expect(Object.keys(next.records).sort()).toEqual(['1', '8']);
  });

  it('stay during a drag, also those of a case that has left meanwhile', () => {
    const dragging = caseFlowsSlice.reducer(loaded(owned(anne, '12')), caseFlowDragged('1'));
    const over = aCase('2', { ownerModel: anne, status: CaseFlowStatus.Finished, lastModified: LATER });
    const left = after(dragging, [event(over)]);
    expect([shape(left), left.records['2']]).toEqual(['anne:1/1', over]);
    expect(Object.keys(caseFlowsSlice.reducer(left, caseFlowDragged(null)).records)).toEqual(['1']);
  });
});
