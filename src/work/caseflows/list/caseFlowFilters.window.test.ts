import fc from 'fast-check';
import { anAssignee } from '@mocks/db/builders';
import { CASE_FLOW_SORTS } from '@/api/caseflows/caseFlows';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { CaseFlow } from '@/domain/caseflows/caseFlow';
import {
  CASE_FLOW_STATUS_CODES,
  CaseFlowStatus,
  DEFAULT_STATUS_CODES,
} from '@/domain/caseflows/caseFlowStatus';
import type { User } from '@/domain/session/user';
import { type CaseFlowEvent, type CaseFlowEventKind, caseFlowEvents } from '@/hubs/caseFlowEvents';
import { storedPart } from '@/lib/question';
import * as v from 'valibot';
import {
  caseFlowFilters,
  type CaseFlowFilters,
  caseFlowQuestion,
  hasFilters,
  noFilters,
  toCaseFlowQuery,
} from './caseFlowFilters';
import { caseFlowsChanged } from '../caseFlowsActions';
import { caseFlowsSlice } from '../caseFlowsSlice';
import { caseFlowList } from './caseFlowList';
import { compareCaseFlows, membership } from './caseFlowMembership';

const now = Date.parse('2026-11-21T11:00:00Z'); // a Saturday
const first = { page: 0, pageSize: 9 };
const bram = anAssignee({ id: 'bram', name: 'Bram' });
const anne = anAssignee({ id: 'anne', name: 'Anne' });
const user: User = {
  id: 'anne',
  name: 'Anne',
  department: null,
  telephone: null,
  pictureBlobId: null,
  permissions: { viewDetailedCaseFlow: true },
  functionGroups: [],
};

const aCase = (changes: Record<string, unknown> = {}): CaseFlow =>
  v.parse(CaseFlow, {
    id: 'c1',
    title: 'Lekkage',
    type: 'Overlast',
    status: 'PickedUp',
    deadline: '2026-12-01T11:00:00.000Z',
    lastModified: '2026-11-20T11:00:00.000Z',
    steps: [{ id: 's1', title: 'Intake', status: 'Started', deadline: '2026-11-25T11:00:00.000Z' }],
    ...changes,
  });

const filters: fc.Arbitrary<CaseFlowFilters> = fc.record({
  statusses: fc.subarray([...CASE_FLOW_STATUS_CODES]).map((codes) => codes.sort()),
  query: fc.string({ maxLength: 200 }),
  caseType: fc.option(fc.string({ minLength: 1, maxLength: 120 })),
  completion: fc.option(fc.constantFrom('today', 'thisWeek', 'expired', '2026-12-05')),
  owner: fc.option(fc.uuid().map((id) => anAssignee({ id, name: '', department: null }))),
  executor: fc.option(fc.uuid().map((id) => anAssignee({ id, name: '', department: null }))),
});

describe('the address', () => {
  it('holds the whole question, and is empty for the default question', () => {
    expect(caseFlowQuestion.toSearch({ filters: noFilters, sort: 'deadline', pageSize: 9 }).toString()).toBe(
      '',
    );
    const sort = fc.constantFrom(...CASE_FLOW_SORTS);
    const size = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(filters, sort, fc.nat(50), size, (wanted, order, page, pageSize) => {
        const question = { filters: wanted, sort: order, page, pageSize };
        expect(caseFlowQuestion.read(caseFlowQuestion.toSearch(question))).toEqual(question);
      }),
    );
  });

  it.each([
    ['filterforstatus=1,2', ['1', '2']],
    ['filterforstatus=4', ['3']],
    ['filterforstatus=3,0', ['0', '3']],
    ['filterforstatus=', []],
    ['filterforstatus=x,9', DEFAULT_STATUS_CODES],
    ['', DEFAULT_STATUS_CODES],
  ])('reads the statuses of ?%s as %j (AMB-078, AMB-085)', (search, expected) => {
    expect(caseFlowQuestion.read(new URLSearchParams(search)).filters.statusses).toEqual(expected);
  });

  it.each([
    ['size=20', 20],
    ['size=0', 9],
    ['size=101', 9],
    ['size=-1', 9],
    ['size=2.5', 9],
    ['', 9],
  ])('reads ?%s as pages of %d (AMB-084)', (search, expected) => {
    expect(caseFlowQuestion.read(new URLSearchParams(search)).pageSize).toBe(expected);
  });

  it('leaves out unknown values', () => {
    const hostile = 'page=x&completion=ooit&ownerId=../x&executorId=%3Cb%3E&sort=weg&filterforcasetype=';
    expect(caseFlowQuestion.read(new URLSearchParams(hostile))).toEqual({
      filters: noFilters,
      sort: 'deadline',
      page: 0,
      pageSize: 9,
    });
  });
});

it('filters that ask the same are equal, however they are spelled', () => {
  const one = { ...noFilters, query: ' lek. ', statusses: ['3', '0'] as const, owner: bram };
  expect(caseFlowFilters.same(one, { ...noFilters, query: 'lek', owner: { ...bram, name: '' } })).toBe(true);
  expect(caseFlowFilters.same(one, noFilters)).toBe(false);
  expect(hasFilters({ ...noFilters, query: ' .' })).toBe(false);
  expect(hasFilters({ ...noFilters, statusses: [] })).toBe(true);
});

describe('the query', () => {
  it('asks for Ontvangen and In behandeling by default (000 §9)', () => {
    expect(toCaseFlowQuery(noFilters, 'deadline', first, now)).toEqual({ ...first, statusses: ['0', '3'] });
  });

  it('spells everything as in 000 §7.3, and drops one trailing dot', () => {
    const wanted: CaseFlowFilters = {
      statusses: ['1'],
      query: ' lek. ',
      caseType: 'Overlast',
      completion: 'thisWeek',
      owner: bram,
      executor: anne,
    };
    expect(toCaseFlowQuery(wanted, 'created', { page: 2, pageSize: 20 }, now)).toEqual({
      page: 2,
      pageSize: 20,
      query: 'lek',
      type: 'Overlast',
      statusses: ['1'],
      completion: '2026-11-22',
      ownerRoleId: 'bram',
      executorRoleId: 'anne',
      sort: 'created',
    });
    expect(toCaseFlowQuery({ ...noFilters, statusses: [] }, 'deadline', first, now)).toEqual(first);
  });
});

it.each([
  ['{"statusses":["1","x"],"query":"lek"}', { ...noFilters, statusses: ['1'], query: 'lek' }],
  ['{"statusses":"0","completion":"ooit","owner":{"id":"<b>"}}', noFilters],
  ['[]', noFilters],
])('stored filters are read field by field: %s', (text, expected) => {
  window.localStorage.setItem(
    storageKeys.caseFlowFilters,
    `{"userId":"anne","value":${text},"at":${String(Date.now())}}`,
  );
  expect(readPersonal(storageKeys.caseFlowFilters, 'anne', storedPart(caseFlowFilters), noFilters)).toEqual(
    expected,
  );
  writePersonal(storageKeys.caseFlowFilters, 'anne', expected);
  expect(readPersonal(storageKeys.caseFlowFilters, 'anne', storedPart(caseFlowFilters), noFilters)).toEqual(
    expected,
  );
});

describe('the list', () => {
  it.each<[string, Record<string, unknown>, Partial<CaseFlowFilters>, string]>([
    ['in behandeling', {}, {}, 'in'],
    ['received', { status: 4 }, {}, 'in'],
    ['finished', { status: 1 }, {}, 'out'],
    ['cancelled', { status: 'Cancelled' }, {}, 'out'],
    ['finished, with any status wanted', { status: 1 }, { statusses: [] }, 'in'],
    ['received, with that status wanted', { status: 'Submitted' }, { statusses: ['3'] }, 'in'],
    ['of an unknown status', { status: 17 }, {}, 'unsure'],
    ['without a status', { status: null }, { statusses: ['3'] }, 'unsure'],
    ['of a malformed status', { status: {} }, { statusses: ['3'] }, 'unsure'],
    ['of the wanted type', {}, { caseType: 'Overlast' }, 'in'],
    ['of another type', {}, { caseType: 'Klacht' }, 'out'],
    ['of the wanted owner', { ownerModel: bram }, { owner: bram }, 'in'],
    ['of another owner', { ownerModel: anne }, { owner: bram }, 'out'],
    ['without an owner', {}, { owner: bram }, 'out'],
    ['executed by an unknown colleague', {}, { executor: bram }, 'unsure'],
    ['perhaps found by a search text', {}, { query: 'lek' }, 'unsure'],
    ['finished, and perhaps found by a search text', { status: 1 }, { query: 'lek' }, 'out'],
    ['due in its current step', {}, { completion: '2026-11-25' }, 'in'],
    ['due a day after the wanted date', {}, { completion: '2026-11-24' }, 'out'],
    ['without known steps, with a date wanted', { steps: [] }, { completion: '2026-11-25' }, 'unsure'],
    ['without known steps', { steps: [] }, {}, 'unsure'],
    ['without known steps, and finished', { steps: [], status: 1 }, {}, 'out'],
    ['overdue', { steps: [{ id: 's', deadline: '2026-11-20T10:00:00Z' }] }, { completion: 'expired' }, 'in'],
  ])('decides about a case that is %s', (_, changes, wanted, expected) => {
    expect(membership({ ...noFilters, ...wanted }, user, now)(aCase(changes))).toBe(expected);
  });
});

it('cases are ordered as on the server: by deadline or creation, undated cases last, equal moments by id', () => {
  const early = aCase({ id: 'b', steps: [], deadline: '2026-11-22T00:00:00Z', created: null });
  const late = aCase({ id: 'a', created: '2026-01-01T00:00:00Z' });
  const never = aCase({ id: 'c', steps: [], deadline: null, created: '2026-02-01T00:00:00Z' });
  const order = (sort: (typeof CASE_FLOW_SORTS)[number]) =>
    [never, late, early]
      .sort(compareCaseFlows(sort))
      .map(({ id }) => id)
      .join('');
  expect(CASE_FLOW_SORTS.map(order)).toEqual(['bac', 'abc', 'acb', 'cab']);
  expect(compareCaseFlows('deadline')(late, { ...late, id: 'z' })).toBe(-1);
});

describe('an event about a case in the list', () => {
  const loaded = (held: CaseFlow, wanted: Partial<CaseFlowFilters> = {}) => {
    const { overviewEntered, listAnswered } = caseFlowList.actions;
    const question = { filters: { ...noFilters, ...wanted }, sort: 'deadline' as const };
    const asked = caseFlowsSlice.reducer(undefined, overviewEntered(question));
    const snapshot = { items: [held], total: 1, mark: 0, now };
    return caseFlowsSlice.reducer(asked, listAnswered({ epoch: asked.list.epoch, snapshot }));
  };
  const hear = (
    held: CaseFlow,
    kind: CaseFlowEventKind,
    caseFlow: CaseFlow | null,
    {
      wanted = {},
      source = 'hub',
      id = held.id,
    }: { wanted?: object; source?: 'hub' | 'answer'; id?: string } = {},
  ) => {
    const event: CaseFlowEvent = { kind, caseFlowId: id, stepId: null, caseFlow };
    const tell = source === 'hub' ? caseFlowEvents : caseFlowsChanged;
    const told = tell({ events: [event], user, now });
    const { records, list } = caseFlowsSlice.reducer(loaded(held, wanted), told);
    return { records, total: list.total, staleness: list.staleness };
  };
  const later = '2026-11-21T10:00:00.000Z';
  const received = aCase({ status: 4 });

  it.each<[string, ReturnType<typeof hear>, string | null, number, string]>([
    ['a step picked up, with only an id', hear(received, 'stepPickedUp', null), 'PickedUp', 1, 'rows'],
    ['a step finished, with only an id', hear(received, 'stepFinished', null), 'PickedUp', 1, 'rows'],
    [
      'a step picked up, with only Ontvangen wanted',
      hear(received, 'stepPickedUp', null, { wanted: { statusses: ['3'] } }),
      null,
      0,
      'rows',
    ],
    [
      'the last step finished, with the record',
      hear(aCase(), 'stepFinished', aCase({ status: 1, lastModified: later })),
      null,
      0,
      'rows',
    ],
    [
      'a new title',
      hear(received, 'updated', aCase({ status: 4, title: 'Anders', lastModified: later })),
      'Submitted',
      1,
      'none',
    ],
    ['an older record', hear(aCase({ lastModified: later }), 'updated', received), 'PickedUp', 1, 'none'],
    ['an update, with only an id', hear(received, 'updated', null), 'Submitted', 1, 'rows'],
    [
      'an unknown case, with only an id',
      hear(received, 'updated', null, { id: 'other' }),
      'Submitted',
      1,
      'rows',
    ],
    [
      'a case that is gone according to an answer',
      hear(received, 'updated', null, { source: 'answer' }),
      null,
      0,
      'rows',
    ],
  ])('is applied: %s', (_, { records, total, staleness }, status, count, doubt) => {
    expect(records['c1']?.status ?? null).toBe(status);
    expect(total).toBe(count);
    expect(staleness).toBe(doubt);
  });

  it('keeps the known steps when its record has none, and asks for the rows again', () => {
    const { records, staleness } = hear(aCase(), 'updated', aCase({ steps: [], lastModified: later }));
    expect(records['c1']?.steps).toHaveLength(1);
    expect(staleness).toBe('rows');
  });

  it('changes nothing when it brings nothing new', () => {
    const held = aCase();
    expect(hear(held, 'updated', aCase()).records['c1']).toBe(held);
    expect(hear(held, 'updated', aCase({ status: CaseFlowStatus.PickedUp })).staleness).toBe('none');
  });
});
