import { nextId } from '../db/builders';
import type { Complex, Unit } from '../wire/housing';

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
