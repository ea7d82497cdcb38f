import * as v from 'valibot';
import {
  Bill,
  billAddress,
  billStatusLabel,
  isOverdue,
  paymentMethodLabel,
  paymentStatusLabel,
} from './bill';
import { Contract, isActiveContract } from './contract';
import { contractMeant, unitAt } from './contracts';
import { flagsOf } from './contractFlags';
import { Contractor, contractorsNow, coResidentsOf } from './contractor';
import * as d from '../decode/decode';
import { byPriority, IndicatorsOfKey, priorityLabel } from '../people/indicator';
import { itemsOf, type Page } from '../decode/page';
import { Satisfaction, scoreLevel } from '../people/satisfaction';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const bill = (fields: object) => v.parse(Bill, { id: 'b', ...fields });
const contract = (fields: object) => v.parse(Contract, { id: 'c', ...fields });

describe('a score (002 §9.1, AMB-243)', () => {
  it.each([
    [10, 'good'],
    [7, 'good'],
    [6.9, 'fair'],
    [4, 'fair'],
    [3.9, 'poor'],
    [0, 'poor'],
    [-0.1, 'none'],
    [12, 'good'],
    [null, 'none'],
    ['onbekend', 'none'],
    ['7,5', 'none'],
    ['7.5', 'good'],
    [undefined, 'none'],
  ])('of %j is %s', (score, level) => {
    expect(scoreLevel(v.parse(Satisfaction, { id: 's', score }).score)).toBe(level);
  });

  it('is dated by its creation when it has no other date', () => {
    const { date } = v.parse(Satisfaction, { id: 's', created: '2026-11-21T10:00:00Z', date: null });
    expect(date).toBe('2026-11-21T10:00:00.000Z');
  });
});

describe('a bill (002 §9.3)', () => {
  it.each([
    [0, 'Openstaand'],
    ['Open', 'Openstaand'],
    [1, 'In behandeling'],
    ['closed', 'Afgesloten'],
    [17, 'Onbekend (17)'],
    [null, 'Onbekend'],
  ])('with status %j is %s', (status, label) => {
    expect(billStatusLabel(bill({ status }).status)).toBe(label);
  });

  it.each([
    [0, 'Nieuwe betaling'],
    ['New', 'Nieuwe betaling'],
    [1, 'Betaling ontvangen'],
    [10, 'Betaling in afwachting'],
    ['Failed', 'Betaling mislukt'],
    [91, 'Betaling afgebroken'],
    ['Canceled', 'Betaling afgebroken'],
    [92, 'Betaling verlopen'],
    [44, 'Onbekend (44)'],
  ])('has a payment whose status %j has the label %s', (status, label) => {
    const [payment] = bill({ payments: [{ id: 'p', status }] }).payments;
    expect(paymentStatusLabel(payment!.status)).toBe(label);
  });

  it.each([
    ['PreauthorizedDebit', 'Automatische incasso'],
    [1, 'Acceptgiro'],
    ['Electronic', 'Online betaling'],
    ['None', 'Geen betaalwijze'],
    ['Ruil', 'Onbekend (Ruil)'],
  ])('has a payment whose method %j has the label %s', (method, label) => {
    const [payment] = bill({ payments: [{ id: 'p', method }] }).payments;
    expect(paymentMethodLabel(payment!.method!)).toBe(label);
  });

  it.each([
    ['a due day in the past', { dueDate: '2026-11-22T10:00:00Z', outstandingAmount: 10 }, true],
    ['a due day that is today', { dueDate: '2026-11-23T08:00:00Z', outstandingAmount: 10 }, false],
    ['nothing left to pay', { dueDate: '2026-10-01T10:00:00Z', outstandingAmount: 0 }, false],
    ['no amount and the status open', { dueDate: '2026-10-01T10:00:00Z', status: 'Open' }, true],
    ['no amount and the status closed', { dueDate: '2026-10-01T10:00:00Z', status: 2 }, false],
    ['no amount and an unknown status', { dueDate: '2026-10-01T10:00:00Z', status: 17 }, false],
    ['no due day', { outstandingAmount: 10 }, false],
  ])('knows if it is overdue with %s', (_, fields, overdue) => {
    expect(isOverdue(bill(fields), NOW)).toBe(overdue);
  });

  it('is about the address of its contract', () => {
    const contracts = [{ id: 'c1', addressLine: 'Kerkstraat 10' }];
    expect(billAddress(bill({ contractId: 'c1' }), contracts)).toBe('Kerkstraat 10');
    expect(billAddress(bill({ contractId: 'weg' }), contracts)).toBeNull();
    expect(billAddress(bill({ contractId: null }), contracts)).toBeNull();
  });
});

describe('a contract', () => {
  it.each([
    ['active, begun and without end', { status: 1, startDate: '2020-01-01T00:00:00Z' }, true],
    [
      'active, but with an end date',
      { status: 1, startDate: '2020-01-01T00:00:00Z', endDate: '2030-01-01' },
      false,
    ],
    ['active, but has not begun yet', { status: 'Active', startDate: '2027-01-01T00:00:00Z' }, false],
    ['active, but without a start date', { status: 1 }, false],
    ['future', { status: 2, startDate: '2020-01-01T00:00:00Z' }, false],
  ])('knows if it is active now: %s (AMB-208)', (_, fields, active) => {
    expect(isActiveContract(contract(fields), NOW)).toBe(active);
  });

  const ended = contract({ id: 'c1', status: 3 });
  const future = contract({ id: 'c2', status: 'Future' });
  const active = contract({ id: 'c3', status: 1 });
  it.each([
    ['the first contract that is active or future', null, [ended, future, active], 'c2'],
    ['the contract that was asked for', 'c9', [ended, future], 'c9'],
    ['no contract when all have ended', null, [ended], null],
    ['no contract when there are none', null, [], null],
  ])('is preselected by this rule: %s (001 §5)', (_, asked, choices, meant) => {
    expect(contractMeant(asked, choices)).toBe(meant);
  });

  it('lists its payment flags in a fixed order', () => {
    expect(flagsOf(contract({ hasUnpaidBills: true, bailiffCase: 'true', hasArrears: null }))).toEqual([
      'bailiffCase',
      'hasUnpaidBills',
    ]);
  });
});

describe('the co-residents', () => {
  const contractors = v.parse(d.listOf(Contractor), [
    { id: 'r1', personId: 'ik', name: 'Maria', role: 'customer', contractId: 'c1' },
    { id: 'r2', personId: 'p2', name: 'Ahmed', role: 'occupant', contractId: 'c1', addressLine: 'Singel 1' },
    { id: 'r3', personId: 'p2', name: 'Ahmed', role: 'customer', contractId: 'c2' },
    { id: 'r1', personId: 'ik', name: 'Maria', role: 'customer', contractId: 'c2' },
    { id: 'r4', personId: 'p3', name: 'Sam', role: 'occupant', contractId: 'c2' },
    { id: 'r1', personId: 'ik', name: 'Maria', role: 'occupant', contractId: 'c3' },
    { id: 'r5', personId: 'p4', name: 'Vader', role: 'customer', contractId: 'c3' },
    { id: 'r6', personId: null, name: 'Zonder', role: null },
  ]);

  it('are listed once, with all their homes', () => {
    const nowhere = { contractId: null, addressLine: null };
    expect(coResidentsOf(contractors, 'ik').map(({ name, homes }) => [name, homes])).toEqual([
      [
        'Ahmed',
        [
          { contractId: 'c1', addressLine: 'Singel 1' },
          { contractId: 'c2', addressLine: null },
        ],
      ],
      ['Sam', [{ contractId: 'c2', addressLine: null }]],
      ['Vader', [{ contractId: 'c3', addressLine: null }]],
      ['Zonder', [nowhere]],
    ]);
  });

  it('leave out people of contracts that this person rented before, but not of contracts of others', () => {
    const names = contractorsNow(contractors, 'ik', [{ id: 'c1' }]).map(({ name }) => name);
    expect(names).toEqual(['Maria', 'Ahmed', 'Maria', 'Vader', 'Zonder']);
  });
});

describe('indicators', () => {
  const one = (title: unknown, priorityLevel?: unknown, id: unknown = title) => ({
    id,
    title,
    priorityLevel,
  });
  it('are sorted by urgency in any spelling, without those that have no title', () => {
    const answers = v.parse(d.listOf(IndicatorsOfKey), [
      { key: 'a', indicators: [one('systeem', 'System'), one('raar', 'Rood'), one('', 'Urgent', 'x')] },
      { key: 'b', indicators: [one('mist', 2), null, one('dringend', 'urgent'), one('telt', '1')] },
      { key: null, indicators: [one('niets')] },
      { key: 'c', indicators: null },
    ]);
    expect(byPriority(answers).map(({ title, key, indicatorId }) => [title, key, indicatorId])).toEqual([
      ['dringend', 'b', 'dringend'],
      ['telt', 'b', 'telt'],
      ['mist', 'b', 'mist'],
      ['systeem', 'a', 'systeem'],
      ['raar', 'a', 'raar'],
    ]);
  });

  it.each([
    ['Urgent', 'Urgent'],
    [1, 'Belangrijk'],
    ['Missing', 'Ontbreekt'],
    ['System', 'Systeem'],
    ['Rood', 'Onbekend (Rood)'],
  ])('of level %j have the label %s', (level, label) => {
    const { indicators } = v.parse(IndicatorsOfKey, { key: 'a', indicators: [one('x', level)] });
    expect(priorityLabel(indicators[0]!.priorityLevel)).toBe(label);
  });
});

it('An item that moved to a later page is shown once', () => {
  const page = (...ids: string[]): Page<{ id: string }> => ({
    items: ids.map((id) => ({ id })),
    page: 0,
    pageSize: 2,
    total: 9,
  });
  expect(itemsOf([page('a', 'b'), page('b', 'c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

it.each([
  ['Kerkstraat 10-2, 1016 AB Amsterdam', 'home'],
  ['Kerkstraat 12, 1016 AB Amsterdam', null],
  [null, null],
])('The unit rented at the address %s is %s', (address, unitId) => {
  const contracts = [
    contract({ unitId: 'garage', fullAddress: 'Kerkstraat 12G3, 1016AB Amsterdam' }),
    contract({ unit: { id: 'home', fullAddressLine: 'Kerkstraat 10-2, 1016AB Amsterdam' } }),
    contract({ unitId: 'nowhere' }),
  ];
  expect(unitAt(contracts, address)).toBe(unitId);
});
