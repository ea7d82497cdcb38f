import * as v from 'valibot';
import { toIsoInstant } from '@/lib/dates/instants';
import { EMPTY_GUID, isGuid, sameId } from '@/lib/guid';
import { isFilledIn } from '@/lib/text';
import type { Received, UnknownMember } from './received';

/* The forgiving half of decoding. A broken field that the product can do without becomes empty. A record without a
   usable id is unusable: it is left out of its list, or its call fails. */

/** A lone surrogate would make `encodeURIComponent` throw when the text becomes part of an address. */
const asText = (value: unknown): string | null =>
  typeof value === 'string'
    ? value.toWellFormed()
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : null;

/** Names that every object inherits; they cannot be used as keys of a record. */
const isInherited = (name: string): boolean => name === 'prototype' || name in Object.prototype;

/**
 * GUIDs are compared without regard to letter case, so they are kept in lower case; the empty GUID counts as none (000
 * §9.2).
 */
function asId(value: unknown): string | null {
  const name = asText(value);
  if (name === null || name === '' || isInherited(name)) return null;
  if (!isGuid(name)) return name;
  const guid = name.toLowerCase();
  return guid === EMPTY_GUID ? null : guid;
}

/** A required id. */
export const id = v.pipe(v.unknown(), v.transform(asId), v.string());

/** An id, or null where it is missing or unusable. */
export const optionalId = v.pipe(v.optional(v.unknown(), null), v.transform(asId));

/** Returns null for a text without visible characters, such as a name of spaces only. */
function asSeenText(value: unknown): string | null {
  const read = asText(value);
  return read !== null && isFilledIn(read) ? read : null;
}

/** Text, or '' where it is missing. */
export const text = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => asSeenText(value) ?? ''),
);

/** Text, or null where it is missing or empty. */
export const optionalText = v.pipe(v.optional(v.unknown(), null), v.transform(asSeenText));

/** A whole number of zero or more, as number or text. */
export const count = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => {
    const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
    return Number.isFinite(number) && number > 0 ? Math.floor(number) : 0;
  }),
);

/** A number, or null for anything else; '' is not a number. */
export const optionalNumber = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => {
    const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
    const number = isNumeric ? Number(value) : Number.NaN;
    return Number.isFinite(number) ? number : null;
  }),
);

export const flag = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => value === true || value === 'true' || value === 1),
);

/**
 * A moment as ISO text in UTC, so that moments can be compared as text; null for missing or invalid values and
 * `0001-01-01`.
 */
export const instant = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => (typeof value === 'string' ? toIsoInstant(value) : null)),
);

/** A record, or null where it is missing or unusable. */
export const optionalRecord = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullable(schema), null);

/** A list without its unusable members; a missing list is an empty one. */
export const listOf = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value): v.InferOutput<S>[] =>
      (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
        const result = v.safeParse(schema, item);
        return result.success ? [result.output] : [];
      }),
    ),
  );

/** Text by key, for free key/value properties. Keys that reach into prototypes are left out. */
export const textByKey = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value): Record<string, string> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    const entries = Object.entries(value).filter(([key]) => !isInherited(key));
    return Object.fromEntries(entries.map(([key, item]) => [key, asText(item) ?? '']));
  }),
);

type WireNames<T> = Readonly<Record<string, T>>;

/** Accepts the member itself, its name or its code, in any letter case (AMB-236). */
function memberOf<T extends string | number>(byWireName: WireNames<T>) {
  const members = new Map<string, T>([
    ...Object.entries(byWireName).map(([name, value]) => [name.toLowerCase(), value] as const),
    ...Object.values(byWireName).map((value) => [String(value).toLowerCase(), value] as const),
  ]);
  return (text: string): Received<T> => members.get(text.toLowerCase()) ?? (text as UnknownMember);
}

const asWireName = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Reads a member that the wire spells as name or as code (AMB-236); anything else is unknown. */
export function member<T extends string | number>(byWireName: WireNames<T>) {
  const find = memberOf(byWireName);
  return v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value) => find(asWireName(value))),
  );
}

/** Like `member`, with `fallback` for a missing value. */
export const memberOr = <T extends string | number, F = T>(byWireName: WireNames<T>, fallback: F) =>
  v.pipe(
    member(byWireName),
    v.transform((value): Received<T> | F => (value === '' ? fallback : value)),
  );

/** Like `member`, with null for a missing value. */
export const optionalMember = <T extends string | number>(byWireName: WireNames<T>) =>
  memberOr<T, null>(byWireName, null);

/** The record that was requested by its id; a record with another id fails. */
export const recordNamed = <T extends { id: string }>(schema: v.GenericSchema<unknown, T>, id: string) =>
  v.pipe(
    schema,
    v.check((record) => sameId(record.id, id), 'another record'),
  );
