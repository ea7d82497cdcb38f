import * as v from 'valibot';
import { type Assignee, AssigneeType } from '@/domain/assignee';
import type { CaseFlow } from '@/domain/caseFlow';
import { CaseFlowStatus } from '@/domain/caseFlowStatus';
import { CaseFlowStep } from '@/domain/caseFlowStep';
import type { User } from '@/domain/user';
import type { CaseFlowEvent } from '@/hubs/caseFlowEvents';
import { applyEvents } from './workloadEvents';
import { questionFromSearch } from './workloadQuestion';
import {
  applyAnswer,
  applyPage,
  doubt,
  emptyWorkload,
  EVERYONE,
  groupOf,
  NOBODY,
  type OwnerAnswer,
  totalOf,
  type WorkloadState,
} from './workloadState';

const person = (id: string, name = id): Assignee => ({
  id,
  name,
  type: AssigneeType.Employee,
  department: null,
});
const anne = person('anne', 'Anne');
const bram = person('bram', 'Bram');
const user: User = {
  id: 'bram',
  name: 'Bram',
  department: null,
  telephone: null,
  pictureBlobId: null,
  permissions: {},
  functionGroups: [],
};

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
const loaded = (...groups: OwnerAnswer[]): WorkloadState =>
  applyAnswer({ ...emptyWorkload, load: 'loading' }, { groups, mark: 0 });
const event = (caseFlow: CaseFlow, kind: CaseFlowEvent['kind'] = 'updated'): CaseFlowEvent => ({
  kind,
  caseFlowId: caseFlow.id,
  stepId: null,
  caseFlow,
});
const after = (
  state: WorkloadState,
  events: readonly CaseFlowEvent[],
  source: 'hub' | 'answer' = 'hub',
): WorkloadState => applyEvents(state, events, { user, now: 0, source });
const shape = ({ groups }: WorkloadState): string =>
  groups.map(({ key, ids, total }) => `${key || '-'}:${ids.join('')}/${total}`).join(' ');
const doubted = ({ doubts }: WorkloadState): string[] => Object.keys(doubts).sort();

describe('grouping', () => {
  it("puts nobody's first and the owners by name", () => {
    expect(shape(loaded(owned(bram, '1'), owned(null, '2'), owned(anne, '3')))).toBe(
      '-:2/1 anne:3/1 bram:1/1',
    );
  });

  it('counts all cases, loaded or not', () => {
    expect(totalOf(loaded(owned(anne, '12', 7), owned(bram, '3')).groups)).toBe(8);
  });

  it('adds a page without doubles', () => {
    const state = applyPage(loaded(owned(anne, '1234', 6)), owned(anne, '456', 6));
    expect(shape(state)).toBe('anne:123456/6');
  });

  it('asks again where a page brought nothing new', () => {
    const state = applyPage(loaded(owned(anne, '1234', 6)), owned(anne, '34', 6));
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

describe('what happens to a case', () => {
  const two = loaded(owned(null, '5'), owned(anne, '13'), owned(bram, '2'));
  it.each([
    ['goes to another owner, in order', aCase('3', { ownerModel: bram }), '-:5/1 anne:1/1 bram:23/2'],
    ['goes to nobody', aCase('3', { ownerModel: null }), '-:35/2 anne:1/1 bram:2/1'],
    [
      'goes to someone who had none',
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

  it('is asked for when its steps, and so its place, are not known', () => {
    const state = loaded(owned(anne, '13', 2), owned(bram, '5'));
    const met = after(state, [event(aCase('4', { steps: [], ownerModel: anne }))]);
    expect([shape(met), doubted(met)]).toEqual(['anne:13/2 bram:5/1', [EVERYONE]]);
  });

  it('is not moved back by an older version', () => {
    const moved = after(two, [event(aCase('3', { ownerModel: bram, lastModified: LATER }))]);
    expect(shape(after(moved, [event(aCase('3', { ownerModel: anne }))]))).toBe(shape(moved));
  });

  it('is gone when an answer says so, and asked for when the hub names it only', () => {
    const bare = { ...event(aCase('3')), caseFlow: null };
    expect(shape(after(two, [bare], 'answer'))).toBe('-:5/1 anne:1/1 bram:2/1');
    const hinted = after(two, [bare]);
    expect([shape(hinted), doubted(hinted)]).toEqual([shape(two), [EVERYONE]]);
  });

  it('counts but does not show beyond what is loaded, and asks for who takes the place', () => {
    const state = loaded(owned(anne, '13', 9), owned(bram, '5'));
    const moved = after(state, [event(aCase('5', { ownerModel: anne, lastModified: LATER }))]);
    expect([shape(moved), doubted(moved)]).toEqual(['anne:13/10 bram:/0', []]);
    const left = after(state, [event(aCase('1', { ownerModel: bram, lastModified: LATER }))]);
    expect([shape(left), doubted(left)]).toEqual(['anne:3/8 bram:15/2', ['anne']]);
  });

  it.each([
    ['in a long group', aCase('2', { ownerModel: anne }), 'stepPickedUp', ['anne']],
    ['that may come from a long group', aCase('2', { ownerModel: bram }), 'updated', [EVERYONE]],
    ['whose owner is the same', aCase('6', { ownerModel: bram }), 'stepFinished', []],
  ] as const)('is not known: %s', (_, caseFlow, kind, expected) => {
    const state = loaded(owned(anne, '13', 9), owned(bram, '5'));
    expect(doubted(after(state, [event({ ...caseFlow, lastModified: LATER }, kind)]))).toEqual(expected);
  });
});

describe('answers', () => {
  it('keep what happened after they were asked', () => {
    const asked = loaded(owned(anne, '12'), owned(bram, '3'));
    const moved = after(asked, [event(aCase('2', { ownerModel: bram, lastModified: LATER }))]);
    const groups = [owned(anne, '12'), owned(bram, '3')];
    expect(shape(applyAnswer(moved, { groups, mark: 0 }))).toBe('anne:1/1 bram:23/2');
  });

  it('take away the doubts from before they were asked, and no others', () => {
    const first = doubt(loaded(owned(anne, '1'), owned(bram, '2')), ['anne']);
    const second = doubt(first, ['bram']);
    const answer = { groups: [owned(anne, '1'), owned(bram, '2')], mark: first.mark };
    expect(doubted(applyAnswer(second, answer))).toEqual(['bram']);
  });

  it('about one owner leave the others', () => {
    const state = doubt(loaded(owned(null, '4'), owned(anne, '1'), owned(bram, '2')), ['anne', NOBODY]);
    const next = applyAnswer(state, { groups: [owned(anne, '13')], mark: state.mark, keys: ['anne'] });
    expect([shape(next), doubted(next)]).toEqual(['-:4/1 anne:13/2 bram:2/1', [NOBODY]]);
    expect(groupOf(next.groups, 'bram')).toBe(groupOf(state.groups, 'bram'));
  });

  it('without an owner say that there are no cases left', () => {
    const state = loaded(owned(anne, '1'), owned(bram, '2'));
    expect(shape(applyAnswer(state, { groups: [], mark: 0, keys: ['anne'] }))).toBe('bram:2/1');
  });
});
