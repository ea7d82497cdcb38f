import * as v from 'valibot';
import * as d from '../decode/decode';
import { isOneOf } from '../decode/received';

export const PropertyKind = { Unit: 'Unit', Complex: 'Complex' } as const;
export type PropertyKind = (typeof PropertyKind)[keyof typeof PropertyKind];
export const isPropertyKind = (kind: unknown): kind is PropertyKind =>
  isOneOf(Object.values(PropertyKind), kind);

/** The part of a unit or complex that is needed to name it; the type is null when it is neither. */
export const ResidentialZone = v.object({
  id: d.id,
  name: d.text,
  type: d.optionalMember<PropertyKind>(PropertyKind),
});
export type ResidentialZone = v.InferOutput<typeof ResidentialZone>;
