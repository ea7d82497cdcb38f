import { ago, nextId } from '../db/builders';
import { DAY } from '../world/clock';
import type { Complex, HousingListItem, TerminationReport, Unit, Valuation } from '../wire/housing';

/** A unit whose lines follow from its parts. */
export function aUnit(changes: Partial<Unit> = {}): Unit {
  const parts: Partial<Unit> = {
    street: 'Lindengracht',
    houseNumber: 3,
    letter: null,
    houseNumberExtension: null,
    zipCode: '1015AB',
    city: 'Amsterdam',
    ...changes,
  };
  const { street, houseNumber, letter, houseNumberExtension, zipCode, city } = parts;
  const extension = houseNumberExtension ? `-${houseNumberExtension}` : '';
  const addressLine = `${street ?? ''} ${houseNumber ?? ''}${letter ?? ''}${extension}`;
  return {
    id: nextId(),
    addressLine,
    fullAddressLine: `${addressLine}, ${zipCode ?? ''} ${city ?? ''}`,
    complexId: null,
    housingTypeId: null,
    code: 'VHE-10001',
    constructionYear: 1931,
    energyLabel: 'A',
    properties: { Bouwjaar: '1931' },
    ...parts,
  };
}

export const aComplex = (changes: Partial<Complex> = {}): Complex => ({
  id: nextId(),
  type: 'Complex',
  name: 'Parkzicht',
  city: 'Haarlem',
  code: 'C-101',
  districtId: null,
  constructionYear: 1931,
  ...changes,
});

/** A valuation of 134 points; its parts add up to nine less. */
export const aValuation = (changes: Partial<Valuation> = {}): Valuation => ({
  id: nextId(),
  unitId: nextId(),
  points: 134,
  maximumRent: 795.16,
  energyLabel: 'A',
  valuationDate: ago(95 * DAY),
  created: ago(96 * DAY),
  components: [
    { name: 'Oppervlakte vertrekken', points: 62 },
    { name: 'Oppervlakte overige ruimten', points: 9 },
    { name: 'Verwarming', points: 8 },
    { name: 'Energieprestatie', points: 28 },
    { name: 'Keuken', points: null },
    { name: 'Sanitair', points: 11 },
    { name: null, points: 7 },
  ],
  ...changes,
});

export const aHousingListItem = (changes: Partial<HousingListItem> = {}): HousingListItem => ({
  id: nextId(),
  code: 'DI01',
  name: 'Centrum',
  title: 'Centrum',
  description: null,
  ...changes,
});

/** A report of a contract that ends in three weeks, because the tenant moves. */
export const aTerminationReport = (changes: Partial<TerminationReport> = {}): TerminationReport => ({
  id: nextId(),
  contractId: nextId(),
  unitId: null,
  personId: null,
  terminationDate: ago(-21 * DAY),
  reason: 'Verhuizing',
  status: 'Pending',
  created: ago(19 * DAY),
  ...changes,
});
