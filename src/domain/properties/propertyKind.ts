import { isOneOf } from '../decode/received';

export const PropertyKind = { Unit: 'Unit', Complex: 'Complex' } as const;
export type PropertyKind = (typeof PropertyKind)[keyof typeof PropertyKind];
export const isPropertyKind = (kind: unknown): kind is PropertyKind =>
  isOneOf(Object.values(PropertyKind), kind);
