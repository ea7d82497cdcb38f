import fc from 'fast-check';
import * as v from 'valibot';
import { brokenValue } from '@/testing/badData/brokenValue';
import { Planning, type PlanningOption, RepairAppointment } from './planning';
import { CaseOnTimeline } from '../timeline/caseOnTimeline';
import { pastRequests, reportedLately } from './pastRequests';
import { firstWeek, firstWithOptions } from './planningWeeks';
import { needsPlan, stepOf, whyNotSubmit } from './repairFlow';
import { repairItemStatusLabel, RepairRequest, repairStatusLabel } from './repairRequest';
import { ActionSpecification, Defect, RepairAnswer } from './repairTree';
import { matching, reachable } from './searchDefects';

const item = (isPlannable: boolean) => ({ id: 'i', isPlannable });
const plan = { id: 'o', date: '2026-12-01', timeSlot: 'Morning', startTime: null, endTime: null };
const request = (fields: object) =>
  v.parse(RepairRequest, { id: 'r', isInProgress: true, items: [], ...fields });

describe('a repair request', () => {
  const planned = { items: [item(true)], plan };
  it.each([
    ['nothing was stored yet', null, 'AddDefects', 'AddDefects', 'noItems'],
    ['all items were removed', request({}), 'AddDefects', 'AddDefects', 'noItems'],
    ['no item needs a visit', request({ items: [item(false)] }), 'AddDefects', 'AddDefects', null],
    [
      'an item needs a visit and no moment was chosen yet',
      request({ items: [item(false), item(true)] }),
      'AddDefects',
      'Plan',
      'noMoment',
    ],
    ['a moment was chosen', request(planned), 'AddDefects', 'Plan', null],
    [
      'planning is impossible',
      request({ items: [item(true)], planningImpossible: true }),
      'AddDefects',
      'Plan',
      null,
    ],
    [
      'the request is finished',
      request({ ...planned, isInProgress: false }),
      'Submitted',
      'Submitted',
      'finished',
    ],
    [
      'an old request has only an id',
      v.parse(RepairRequest, { id: 'r' }),
      'Submitted',
      'Submitted',
      'finished',
    ],
  ])(
    'has a step, and a reason when it cannot be submitted (%s; REP-06, 08, 19–21)',
    (_, now, step, wanting, why) => {
      expect([stepOf(now, false), stepOf(now, true), whyNotSubmit(now)]).toEqual([step, wanting, why]);
    },
  );

  it('needs an appointment only when a defect is plannable', () => {
    expect([null, request({}), request({ items: [item(true)] })].map(needsPlan)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('the labels of requests and their defects (REP-15, 16)', () => {
  it.each([
    [0, 'Wachtend'],
    ['Prepared', 'Voorbereid'],
    [10, 'Ingediend door klant'],
    [15, 'Geaccepteerd / in behandeling'],
    ['20', 'Afgehandeld'],
    [25, 'Gefixeerd'],
    [-1, 'Geannuleerd'],
    [17, 'Onbekend (17)'],
    [null, 'Onbekend'],
  ])('are known for a request of status %s', (status, label) => {
    expect(repairStatusLabel(request({ status }).status)).toBe(label);
  });

  it.each([
    [0, 'In behandeling'],
    [10, 'Afgerond'],
    ['Canceled', 'Geannuleerd'],
    [3, 'Onbekend (3)'],
  ])('are known for a defect of status %s', (status, label) => {
    const [{ status: read } = { status: 0 as const }] = request({ items: [{ id: 'i', status }] }).items;
    expect(repairItemStatusLabel(read)).toBe(label);
  });
});

describe('the defect tree', () => {
  const answers = [
    { id: 'huis', name: 'In de woning', index: 1, parent: null },
    { id: 'bad', name: 'Badkamer', index: 2, parent: 'huis' },
    { id: 'keuken', name: 'Keuken', index: 2, parent: { id: 'huis' } },
    { id: 'badkraan', name: 'Kraan', index: 3, parent: 'bad' },
    { id: 'keukenkraan', name: 'Kraan', index: 3, parent: 'keuken' },
    { id: 'los', name: 'Kraan', index: 3, parent: 'weg' },
    { id: 'rond', name: 'Kraan', index: 3, parent: 'rond' },
  ].map((answer) => v.parse(RepairAnswer, answer));
  const defects = [
    { id: 'd1', name: 'Kraan lekt', answerId: 'badkraan' },
    { id: 'd2', name: 'Kraan lekt', answerId: 'keukenkraan' },
    { id: 'd3', name: 'Één knop is stuk', answerId: 'badkraan' },
    { id: 'd4', name: 'Kraan lekt', answerId: 'bad' },
    { id: 'd5', name: 'Kraan lekt', answerId: 'los' },
    { id: 'd6', name: 'Kraan lekt', answerId: 'rond' },
    { id: 'd7', name: null, answerId: null },
  ].map((defect) => v.parse(Defect, defect));
  const all = reachable(answers, defects);

  it('holds every reachable defect with its path', () => {
    expect(all.map(({ defect, path }) => [defect.id, ...path.map(({ id }) => id)])).toEqual([
      ['d1', 'huis', 'bad', 'badkraan'],
      ['d2', 'huis', 'keuken', 'keukenkraan'],
      ['d3', 'huis', 'bad', 'badkraan'],
    ]);
  });

  it.each([
    ['kraan lekt', 'd1 d2'],
    ['LEKT keuken', 'd2'],
    ['een stuk', 'd3'],
    ['kraan', 'd1 d2 d3'],
    ['kraan lekt zolder', ''],
    ['   ', ''],
  ])('can be searched for ‘%s’', (words, ids) => {
    expect(
      matching(all, words)
        .map(({ defect }) => defect.id)
        .join(' '),
    ).toBe(ids);
  });
});

describe('the planner', () => {
  const option = v.parse(Planning, { availablePlanningOptions: [plan] }).availablePlanningOptions[0]!;
  const week = (options: PlanningOption[], isLastPlannableWeek = false): Planning => ({
    availablePlanningOptions: options,
    isLastPlannableWeek,
  });

  it('begins on the Monday of this week in the Dutch calendar', () => {
    expect(firstWeek(Date.parse('2026-11-22T23:30:00Z'))).toBe('2026-11-23');
    expect(firstWeek(Date.parse('2026-11-22T22:30:00Z'))).toBe('2026-11-16');
  });

  it('ends at the first week with a free moment or at the last, in any sequence of weeks (REP-12–14)', async () => {
    const answers = fc.array(fc.record({ free: fc.boolean(), last: fc.boolean() }), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(answers, async (weeks) => {
        const asked: { from: string; until: string }[] = [];
        const found = await firstWithOptions('2026-03-23', (one) => {
          const answer = weeks[asked.push(one) - 1];
          return Promise.resolve(week(answer?.free ? [option] : [], answer?.last));
        });
        expect(asked.length).toBeLessThanOrEqual(27);
        asked.slice(1).forEach(({ from }, index) => {
          expect(from).toBe(asked[index]?.until);
        });
        expect(found.skipped).toEqual(asked.slice(0, -1).map(({ from }) => from));
        expect(found.availablePlanningOptions.length > 0 || found.isLastPlannableWeek).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

const FIELDS =
  'name title index parent locationTypeId answerId canFinish remarkIsRequired vendorOptionIds isPlannable message serviceFundId ' +
  'specificationCodeId forTenant status isInProgress items unitId unit anonymous plan planningImpossible created submittedBy ' +
  'channelType phone email date timeSlot startTime endTime vendorName availablePlanningOptions isLastPlannableWeek';

it.each([
  ['a request', RepairRequest],
  ['an answer', RepairAnswer],
  ['a defect', Defect],
  ['the specification of an action', ActionSpecification],
  ['the planning of a week', Planning],
  ['an appointment', RepairAppointment],
] as const)('%s is read whichever of its fields are broken', (_, schema) => {
  const broken = fc.record(Object.fromEntries(FIELDS.split(' ').map((name) => [name, brokenValue])));
  fc.assert(
    fc.property(broken, (record) => {
      expect(v.is(schema, { ...record, id: 'x' })).toBe(true);
    }),
    { numRuns: 50 },
  );
});

it('Recently reported defects are found on the timeline, each request once', () => {
  const told = (id: string | null, startTime: string | null, ...names: string[]) => ({
    id: `a${id}`,
    type: 'RepairRequest',
    startTime,
    repairRequest: { id, items: names.map((defectName) => ({ defectName })) },
  });
  const cases = [
    { firstActivity: told('oud', '2026-10-01T10:00:00Z', 'Kraan lekt'), lastActivity: null },
    {
      firstActivity: told('nieuw', '2026-11-20T10:00:00Z', 'Deur klemt', ''),
      lastActivity: told('nieuw', '2026-11-20T10:00:00Z', 'Deur klemt'),
    },
    { firstActivity: told(null, '2026-11-21T10:00:00Z', 'Kraan lekt'), lastActivity: null },
  ].map((each, index) => v.parse(CaseOnTimeline, { case: { id: `c${index}` }, ...each }));
  const past = pastRequests(cases);
  expect(past.map(({ id, defects }) => [id, ...defects])).toEqual([
    [null, 'Kraan lekt'],
    ['nieuw', 'Deur klemt'],
    ['oud', 'Kraan lekt'],
  ]);
  const now = Date.parse('2026-11-23T10:00:00Z');
  expect(reportedLately(past, 'Deur klemt', now)?.id).toBe('nieuw');
  expect(reportedLately(past, 'Kraan lekt', now)?.id).toBeNull();
  expect(reportedLately(past.slice(1), 'Kraan lekt', now)).toBeUndefined();
});
