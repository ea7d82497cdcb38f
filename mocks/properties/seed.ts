import { fixedId } from '../db/fixedIds';
import { db } from '../db/db';
import type { ContractRecord } from '../db/records';
import { aComplex, aHousingListItem, aUnit } from './builders';
import type { Complex, Unit } from '../wire/housing';

const NAMES = ['De Waterlelie', 'Parkzicht', 'De Korrebrug', 'Zonnehof', 'Het Veenpark', 'De Molenwiek'];
const OLDEST = 1908;
const YEARS_APART = 7;
const LABELS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const HOUSE = fixedId('e5', 1);
const GARAGE = fixedId('e5', 4);

/** `Kerkstraat 10-2, 1016AB Amsterdam` in its parts. */
const ADDRESS =
  /^(?<street>.+) (?<number>\d+)(?:-(?<extension>[^,]+))?, (?<zipCode>\d{4}[A-Z]{2}) (?<city>.+)$/;

function partsOf(address: string | null | undefined): Partial<Unit> {
  const { street, number, extension, zipCode, city } = ADDRESS.exec(address ?? '')?.groups ?? {};
  if (street === undefined || zipCode === undefined || city === undefined)
    return { street: null, houseNumber: null, zipCode: null, city: null };
  return { street, houseNumber: Number(number), houseNumberExtension: extension ?? null, zipCode, city };
}

/** One complex for every town with a rented home. */
function complexIn(city: string): Complex {
  const present = db.complexes.firstWhere((complex) => complex.city === city);
  if (present) return present;
  const number = db.complexes.size;
  const complex = db.complexes.add(
    aComplex({
      id: fixedId('ac', number + 1),
      name: NAMES[number % NAMES.length] ?? null,
      city,
      code: `C-${100 + number}`,
      districtId: fixedId('e4', number + 1),
      constructionYear: OLDEST + number * YEARS_APART,
    }),
  );
  db.zones.add({ id: complex.id, name: complex.name ?? null, type: 'Complex', parentId: null });
  return complex;
}

const labelOf = (place: number): string | null => LABELS[place % LABELS.length] ?? null;
const number = () => db.units.size + 1;

function complexOf({ complexId, city }: Partial<Unit>): Complex | undefined {
  if (complexId === undefined && city != null) return complexIn(city);
  return complexId == null ? undefined : db.complexes.find(complexId);
}

export function addUnit(unit: Partial<Unit> & { id: string }): void {
  const complex = complexOf(unit);
  const constructionYear = complex?.constructionYear ?? null;
  const isGarage = unit.houseNumberExtension?.startsWith('G') === true;
  const made = aUnit({
    housingTypeId: isGarage ? GARAGE : HOUSE,
    code: `VHE-${10_000 + number()}`,
    energyLabel: isGarage ? null : labelOf(number()),
    constructionYear,
    properties: constructionYear === null ? {} : { Bouwjaar: String(constructionYear) },
    complexId: complex?.id ?? null,
    ...unit,
  });
  db.units.add(made);
  db.zones.add({
    id: made.id,
    name: made.addressLine ?? null,
    type: 'Unit',
    parentId: made.complexId ?? null,
  });
}

/** These units have no tenant. */
const vacant: readonly (Partial<Unit> & { id: string })[] = [
  {
    id: fixedId('ab', 101),
    street: 'Wilhelminapark',
    houseNumber: 12,
    letter: 'A',
    houseNumberExtension: '3',
    zipCode: '2012KA',
    city: 'Haarlem',
  },
  {
    id: fixedId('ab', 102),
    street: 'Wilhelminapark',
    houseNumber: 12,
    letter: 'B',
    houseNumberExtension: null,
    zipCode: '2012KA',
    city: 'Haarlem',
  },
];

/** The unit of a contract, in the complex of its town. */
export function seedUnitOf(contract: ContractRecord): void {
  const { unit, fullAddress } = contract;
  if (!unit || db.units.find(unit.id)) return;
  const { addressLine = null, fullAddressLine = null } = unit;
  addUnit({ id: unit.id, ...partsOf(fullAddress), addressLine, fullAddressLine });
  const complexId = db.units.find(unit.id)?.complexId ?? null;
  db.contracts.change(contract, { unit: { ...unit, complexId } });
}

/** Adds the rented units, each in the complex of its town, and a few vacant ones. */
export function seedHousing(): void {
  for (const contract of db.contracts.all()) seedUnitOf(contract);
  vacant.forEach(addUnit);
  seedLists();
}

const DISTRICTS = ['Centrum', 'Noord', 'Zuid', 'Oost', 'West', 'Nieuw-West'];
const TYPES = ['Eengezinswoning', 'Appartement', 'Seniorenwoning', 'Garage'];

function seedLists(): void {
  DISTRICTS.forEach((name, index) =>
    db.districts.add(
      aHousingListItem({ id: fixedId('e4', index + 1), code: `DI0${index + 1}`, name, title: name }),
    ),
  );
  TYPES.forEach((name, index) =>
    db.housingTypes.add(
      aHousingListItem({ id: fixedId('e5', index + 1), code: `HT0${index + 1}`, name, title: name }),
    ),
  );
}

const FLATS = 400;
const LONE = 900;

/** Adds a tower of four hundred homes, a complex of a single one, and a home whose complex and type are gone. */
export function seedLargeComplex(): void {
  const tower = fixedId('ac', 90);
  db.complexes.add(aComplex({ id: tower, name: 'De Toren', city: 'Utrecht', code: 'C-190' }));
  db.zones.add({ id: tower, name: 'De Toren', type: 'Complex', parentId: null });
  for (let flat = 1; flat <= FLATS; flat += 1)
    addUnit({
      id: fixedId('ab', LONE + 100 + flat),
      street: 'Torenlaan',
      houseNumber: flat,
      zipCode: '3511AB',
      city: 'Utrecht',
      complexId: tower,
    });
  const lone = fixedId('ac', 91);
  db.complexes.add(aComplex({ id: lone, name: null, city: null, code: null, constructionYear: null }));
  const parts = { street: 'Nieuwstraat', zipCode: '3511CD', city: 'Utrecht' };
  addUnit({ ...parts, id: fixedId('ab', LONE), houseNumber: 1, complexId: lone });
  addUnit({
    ...parts,
    id: fixedId('ab', LONE + 1),
    houseNumber: '3 rd',
    complexId: fixedId('ac', 999),
    housingTypeId: fixedId('e5', 999),
  });
}
