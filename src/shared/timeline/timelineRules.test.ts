import * as v from 'valibot';
import { hasMoreTimeline, type LoadedTimeline, withNext } from '@/api/timeline/loadedTimeline';
import { activityColour, CaseActivity } from '@/domain/timeline/caseActivity';
import { CaseDeletions, CaseOnTimeline, caseStatusLabel } from '@/domain/timeline/caseOnTimeline';
import type { ChannelType } from '@/domain/timeline/channelType';
import type { Permission, PermissionExpression } from '@/domain/session/permission';
import {
  channelFilterLabel,
  FILTER_CHANNELS,
  isOfferedCategory,
  noTimelineFilters,
  type StatusFilter,
  statusFilterLabel,
  timelineFilters,
} from '@/domain/timeline/timelineFilters';
import { headsAt, placeOfYear, yearsOf } from './list/marks';
import {
  mayExport,
  mayRemove,
  offeredFilters,
  statusFiltersFor,
  summaryOf,
  whyNotDelete,
} from './timelineRules';

const mayOf =
  (held: readonly Permission[]) =>
  (...needs: PermissionExpression[]) =>
    needs.every((need) => held.includes(need as Permission));

const anActivity = (wire: object = {}) =>
  v.parse(CaseActivity, { id: 'a', type: 'Contact', startTime: '2026-11-21T10:00:00Z', ...wire });

const onTimeline = (id: string, startTime: string | null) =>
  v.parse(CaseOnTimeline, { case: { id }, lastActivity: { id: `${id}a`, type: 'Contact', startTime } });

it.each<[Permission[], StatusFilter[]]>([
  [[], ['Active']],
  [['deleteContactActivity'], ['Active', 'All']],
  [['caseReadDeleted'], ['Active', 'All', 'Deleted']],
  [
    ['caseReadDeleted', 'deleteContactActivity'],
    ['Active', 'All', 'Deleted'],
  ],
])('With the permissions %j the status filters are %j', (held, expected) => {
  expect(statusFiltersFor('person', mayOf(held))).toEqual(expected);
});

it('On a unit or complex, deleted cases require the right to delete contacts (AMB-122)', () => {
  expect(statusFiltersFor('unit', mayOf(['caseReadDeleted']))).toEqual(['Active']);
  expect(statusFiltersFor('complex', mayOf(['deleteContactActivity']))).toEqual(['Active', 'All', 'Deleted']);
});

it.each<[Permission[], boolean]>([
  [[], false],
  [['caseRead'], false],
  [['exportTimeline'], false],
  [['caseRead', 'exportTimeline'], true],
])('With the permissions %j exporting is allowed: %s', (held, expected) => {
  expect(mayExport(mayOf(held))).toBe(expected);
});

it('Only contact moments can be deleted, and only with the right', () => {
  const may = mayOf(['deleteContactActivity']);
  expect(mayRemove(anActivity(), may)).toBe(true);
  expect(mayRemove(anActivity({ type: 'Chat' }), may)).toBe(false);
  expect(mayRemove(anActivity(), mayOf([]))).toBe(false);
});

it.each([
  ['2026-11-21T10:00:00Z', 15, null],
  ['2026-11-21T10:15:00Z', 15, null],
  ['2026-11-21T10:15:01Z', 15, 'Een contactmoment kan tot 15 minuten na het begin verwijderd worden.'],
  ['2026-11-21T10:20:00Z', 30, null],
])(
  'At %s, with a limit of %i minutes, deleting a contact moment gives the refusal %j',
  (now, limit, expected) => {
    expect(whyNotDelete(anActivity(), limit, Date.parse(now))).toBe(expected);
  },
);

it('A contact moment without a moment cannot be deleted', () => {
  expect(whyNotDelete(anActivity({ startTime: null }), 15, Date.now())).toMatch(/15 minuten/);
});

it.each([
  ['kort', 'kort'],
  ['twee\n regels ', 'twee regels'],
  ['a'.repeat(90), 'a'.repeat(90)],
  ['a'.repeat(91), `${'a'.repeat(90)}..`],
  [`${'a'.repeat(89)}😀b`, `${'a'.repeat(89)}..`],
])('The text %j is summed up as %j', (text, expected) => {
  expect(summaryOf(text)).toBe(expected);
});

it.each([
  [1, 'ingediend'],
  ['Closed', 'gesloten'],
  ['inprogress', 'in behandeling'],
  [17, 'Onbekend (17)'],
  ['Onzin', 'Onbekend (Onzin)'],
  [null, 'Onbekend'],
])('The status %j of a case is shown as %s', (status, expected) => {
  const { case: ofCase } = v.parse(CaseOnTimeline, { case: { id: 'c', status } });
  expect(caseStatusLabel(ofCase.status)).toBe(expected);
});

it.each([
  ['Contact', 'green'],
  ['OutgoingMail', 'green'],
  ['PhoneCall', 'green'],
  ['Task', 'green'],
  ['TaskCreated', 'green'],
  ['Correspondence', 'orange'],
  ['Document', 'orange'],
  ['InspectionReport', 'orange'],
  ['Chat', 'purple'],
  ['RepairRequest', 'purple'],
  ['SelfService', 'purple'],
  ['CaseFlow', 'purple'],
  ['Hologram', 'purple'],
  ['constructor', 'purple'],
])('The colour of %s is %s', (type, colour) => {
  expect(activityColour(type)).toBe(colour);
});

it('A filter offers eleven channels, and all categories but two', () => {
  expect(FILTER_CHANNELS).toHaveLength(11);
  expect(FILTER_CHANNELS.map(channelFilterLabel)).toContain('Klantportaal');
  expect(['Contact', 'Document', 'Zaakgericht Werken'].filter(isOfferedCategory)).toEqual(['Contact']);
});

it('Asking for the label of an unknown filter status or channel throws', () => {
  expect(statusFilterLabel('Deleted')).toBe('Verwijderd');
  expect(() => statusFilterLabel('Weg' as StatusFilter)).toThrow('Weg');
  for (const channel of ['Unknown', 'Umbrella', 'Facebook', 'Tweet', 'Telex'])
    expect(() => channelFilterLabel(channel as ChannelType)).toThrow(channel);
});

const GUID = 'C2000000-0000-4000-8000-000000000001';

it.each<[string, object]>([
  ['', {}],
  [
    'zoek=lek&soort=Contact&kanaal=Phone&status=All',
    { query: 'lek', category: 'Contact', channel: 'Phone', status: 'All' },
  ],
  [
    `contract=${GUID}&scenario=${GUID}&onderwerp=${GUID}`,
    { contractId: GUID.toLowerCase(), scenarioId: GUID.toLowerCase(), tagId: GUID.toLowerCase() },
  ],
  ['status=Deleted', {}],
  ['status=1&kanaal=Telex&contract=x&scenario=%00&onderwerp=', {}],
  ['kanaal=Umbrella&soort=Document', {}],
  ['query=van+de+kaart&channel=Phone&tag=x', {}],
])('The address %j has the filters %j', (search, expected) => {
  const asked = timelineFilters.read(new URLSearchParams(search));
  const read = offeredFilters('person', ['Active', 'All'], asked);
  expect(read).toEqual({ ...noTimelineFilters, ...expected });
});

it('Filters are written to the address and read from it unchanged, and the rest of the address stays', () => {
  const filters = {
    query: 'lek & "dak"',
    category: 'Uitgaande mail',
    contractId: GUID.toLowerCase(),
    scenarioId: null,
    tagId: null,
    status: 'All',
    channel: 'Email',
  } as const;
  const address = new URLSearchParams('faq=x&scenario=oud');
  timelineFilters.write(address, filters);
  expect(address.get('faq')).toBe('x');
  expect(timelineFilters.read(address)).toEqual(filters);
  timelineFilters.write(address, noTimelineFilters);
  expect(address.toString()).toBe('faq=x');
});

describe('the marks of days and years', () => {
  const items = [
    onTimeline('1', '2026-01-01T10:00:00Z'),
    onTimeline('2', '2026-01-01T08:00:00Z'),
    onTimeline('3', '2025-12-31T23:30:00Z'),
    onTimeline('4', '2025-12-31T22:30:00Z'),
    onTimeline('5', '2023-06-01T10:00:00Z'),
    onTimeline('6', null),
  ];

  it('start at Dutch midnight, and are above the first case of each day and year', () => {
    expect(items.map((_, place) => headsAt(items, place))).toEqual([
      { day: true, year: true },
      { day: false, year: false },
      { day: false, year: false },
      { day: true, year: true },
      { day: true, year: true },
      { day: true, year: true },
    ]);
    expect(headsAt([], 3)).toEqual({ day: false, year: false });
  });

  it('lead to the first case of the year, or of an earlier year', () => {
    expect(yearsOf(items)).toEqual([2026, 2025, 2023]);
    expect([2027, 2026, 2025, 2024, 2023, 2019].map((year) => placeOfYear(items, year))).toEqual([
      0, 0, 3, 4, 4, 5,
    ]);
    expect(placeOfYear(items.slice(0, 2), 2025)).toBe(-1);
  });
});

describe('a timeline that grows', () => {
  const nothing: LoadedTimeline = { items: [], total: 0, asked: 0, idle: 0 };
  const page = (...ids: string[]) => ({ items: ids.map((id) => onTimeline(id, null)), total: 30 });

  it('appends new cases, and stops after the third request that adds none', () => {
    let known = withNext(nothing, page('1', '2'), 10);
    known = withNext(known, page('2', '3'), 20);
    expect(known.items.map((item) => item.case.id)).toEqual(['1', '2', '3']);
    expect(hasMoreTimeline(known)).toBe(true);
    const seen: boolean[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      known = withNext(known, page('1', '2'), 20);
      seen.push(hasMoreTimeline(known));
    }
    expect(seen).toEqual([true, true, false]);
    expect(hasMoreTimeline(withNext(known, page('4'), 20))).toBe(true);
    expect(hasMoreTimeline(withNext(known, page('4'), 30))).toBe(false);
  });
});

it('The deletions of a case are read from a file with any content', () => {
  const file = {
    case: { isDeleted: true },
    activities: [{ id: 'a', isDeleted: true }, { id: 'b' }, null, 7],
  };
  expect(v.parse(CaseDeletions, file)).toEqual({ isDeleted: true, deletedActivities: ['a'] });
  expect(v.parse(CaseDeletions, { case: {} })).toEqual({ isDeleted: false, deletedActivities: [] });
});
