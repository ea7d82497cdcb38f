import * as v from 'valibot';
import { id, optionalId, optionalText, text, listOf } from '../decode/decode';

/** A unit as a search finds it: without what is summed up on its card. */
export const FoundUnit = v.object({
  id,
  street: optionalText,
  houseNumber: optionalText,
  letter: optionalText,
  houseNumberExtension: optionalText,
  zipCode: optionalText,
  city: optionalText,
  addressLine: optionalText,
  fullAddressLine: optionalText,
  complexId: optionalId,
  code: optionalText,
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

export const FoundComplex = v.object({ id, name: optionalText, city: optionalText, code: optionalText });
export type FoundComplex = v.InferOutput<typeof FoundComplex>;

/** A unit or a complex, as little as is needed to name it. */
export const ResidentialZone = v.object({ id, name: text });
export type ResidentialZone = v.InferOutput<typeof ResidentialZone>;

/** The area that a unit lies in, and who works there. */
export const WorkArea = v.object({
  id,
  name: text,
  colleagues: listOf(v.object({ id, personId: optionalId, name: text, job: optionalText })),
});
export type WorkArea = v.InferOutput<typeof WorkArea>;
