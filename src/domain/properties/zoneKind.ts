import { isOneOf } from '../decode/received';

export const ZoneKind = { Unit: 'Unit', Complex: 'Complex' } as const;
export type ZoneKind = (typeof ZoneKind)[keyof typeof ZoneKind];
export const isZoneKind = (kind: unknown): kind is ZoneKind => isOneOf(Object.values(ZoneKind), kind);
