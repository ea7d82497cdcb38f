import * as v from 'valibot';
import * as d from '../decode/decode';

/** A unit as a search finds it: without what is summed up on its card. */
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

/** Where a unit is, in one line; null where nothing of it is known. */
export function unitAddress(unit: FoundUnit): string | null {
  const { street, houseNumber, letter, houseNumberExtension } = unit;
  if (unit.addressLine !== null) return unit.addressLine;
  if (street === null) return unit.fullAddressLine;
  const extension = houseNumberExtension === null ? '' : `-${houseNumberExtension}`;
  return `${street} ${houseNumber ?? ''}${letter ?? ''}${extension}`.trim();
}

export const FoundComplex = v.object({
  id: d.id,
  name: d.optionalText,
  city: d.optionalText,
  code: d.optionalText,
});
export type FoundComplex = v.InferOutput<typeof FoundComplex>;

/** A unit or a complex, as little as is needed to name it. */
export const ResidentialZone = v.object({ id: d.id, name: d.text });
export type ResidentialZone = v.InferOutput<typeof ResidentialZone>;

/** The area that a unit lies in, and who works there. */
export const WorkArea = v.object({
  id: d.id,
  name: d.text,
  colleagues: d.listOf(v.object({ id: d.id, personId: d.optionalId, name: d.text, job: d.optionalText })),
});
export type WorkArea = v.InferOutput<typeof WorkArea>;
