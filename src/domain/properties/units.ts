import * as v from 'valibot';
import { spaceZipCodes, townLine } from '@/lib/zipCode';
import { type ContractStatus, contractStatusByName } from '../tenancy/contract';
import * as d from '../decode/decode';

/** A unit as a search returns it, without the summaries of its card. */
export const FoundUnit = v.object({
  id: d.id,
  street: d.optionalText,
  houseNumber: d.optionalText,
  letter: d.optionalText,
  houseNumberExtension: d.optionalText,
  zipCode: d.optionalText,
  city: d.optionalText,
  addressLine: d.optionalText,
  fullAddressLine: d.optionalText,
  complexId: d.optionalId,
  code: d.optionalText,
});
export type FoundUnit = v.InferOutput<typeof FoundUnit>;

/** Returns the street and number of a unit; null when unknown. */
export function unitAddress(unit: FoundUnit): string | null {
  const { street, houseNumber, letter, houseNumberExtension } = unit;
  if (unit.addressLine !== null) return unit.addressLine;
  if (street === null) return spaceZipCodes(unit.fullAddressLine);
  const extension = houseNumberExtension === null ? '' : `-${houseNumberExtension}`;
  return `${street} ${houseNumber ?? ''}${letter ?? ''}${extension}`.trim();
}

/** Returns the whole address, or the known part of it. */
export function fullUnitAddress(unit: FoundUnit): string | null {
  if (unit.fullAddressLine !== null) return spaceZipCodes(unit.fullAddressLine);
  const line = unitAddress(unit);
  const place = townLine(unit.zipCode, unit.city);
  return line === null ? null : [line, place].filter(Boolean).join(', ');
}

/** A unit with everything on its card; a missing summary is null. */
export const Unit = v.object({
  ...FoundUnit.entries,
  housingTypeId: d.optionalId,
  constructionYear: d.optionalNumber,
  energyLabel: d.optionalText,
  properties: d.textByKey,
  valuation: d.optionalRecord(v.object({ points: d.optionalNumber, valuationDate: d.instant })),
  contractInfo: d.optionalRecord(
    v.object({
      id: d.optionalId,
      status: d.member<ContractStatus>(contractStatusByName),
      startDate: d.instant,
    }),
  ),
  activityInfo: d.optionalRecord(v.object({ total: d.count, lastActivity: d.instant })),
});
export type Unit = v.InferOutput<typeof Unit>;

export const FoundComplex = v.object({
  id: d.id,
  name: d.optionalText,
  city: d.optionalText,
  code: d.optionalText,
});
export type FoundComplex = v.InferOutput<typeof FoundComplex>;

export const Complex = v.object({
  ...FoundComplex.entries,
  districtId: d.optionalId,
  constructionYear: d.optionalNumber,
  unitCount: d.optionalNumber,
  properties: d.textByKey,
});
export type Complex = v.InferOutput<typeof Complex>;

/** The area of a unit, and the colleagues who work there. */
export const WorkArea = v.object({
  id: d.id,
  name: d.text,
  colleagues: d.listOf(v.object({ id: d.id, personId: d.optionalId, name: d.text, job: d.optionalText })),
});
export type WorkArea = v.InferOutput<typeof WorkArea>;

/** The load status of a unit card (002 §3); it is Jitting while the unit's hub synchronises. */
export const UnitLoad = { Empty: 0, Loading: 1, Jitting: 2, Loaded: 3 } as const;
export type UnitLoad = (typeof UnitLoad)[keyof typeof UnitLoad];
