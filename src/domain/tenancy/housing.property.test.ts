import * as v from 'valibot';
import { decodesForgivingly, type Fields } from '@/testing/badData/decodesForgivingly';
import {
  HousingListItem,
  housingListName,
  PriceComponent,
  priceComponentStatusLabel,
  ServiceFund,
} from './housingLists';
import { TerminationReport, terminationStatusLabel } from './termination';

const item = {
  id: 'e4000000-0000-4000-8000-000000000001',
  code: 'DI01',
  name: 'Centrum',
  title: 'Centrum',
  description: null,
};
const records = {
  housingListItem: { schema: HousingListItem, whole: item },
  priceComponent: { schema: PriceComponent, whole: { ...item, amount: 612.35, status: 'Definitive' } },
  serviceFund: { schema: ServiceFund, whole: { ...item, amount: 1.95 } },
  terminationReport: {
    schema: TerminationReport,
    whole: {
      id: 'e8000000-0000-4000-8000-000000000001',
      contractId: 'c2000000-0000-4000-8000-000000000003',
      terminationDate: '2026-11-02T11:48:20.916Z',
      reason: 'Verhuizing',
      status: 'Pending',
      created: '2026-09-23T11:48:20.925Z',
    },
  },
} as const;

const labelled = (record: Fields): void => {
  housingListName(v.parse(HousingListItem, record));
  const { status } = v.parse(PriceComponent, record);
  if (status !== null) priceComponentStatusLabel(status);
  const report = v.parse(TerminationReport, record);
  if (report.status !== null) terminationStatusLabel(report.status);
};

for (const [name, { schema, whole }] of Object.entries(records))
  decodesForgivingly(name, schema, whole, labelled);

it('A list item is called by its title, otherwise by its name or code', () => {
  const nameOf = (fields: object) => housingListName(v.parse(HousingListItem, { ...item, ...fields }));
  expect(
    [
      { title: 'Oud-Zuid' },
      { title: '' },
      { title: null, name: {} },
      { code: 7, name: null, title: null },
    ].map(nameOf),
  ).toEqual(['Oud-Zuid', 'Centrum', 'DI01', '7']);
});

it.each([
  ['Provisionally', 'Voorlopig'],
  ['definitive', 'Definitief'],
  ['Requested', 'Aangevraagd'],
  ['Vervallen', 'Onbekend (Vervallen)'],
])('A price component with the status %s has the label %s', (status, label) => {
  expect(priceComponentStatusLabel(v.parse(PriceComponent, { ...item, status }).status!)).toBe(label);
});
