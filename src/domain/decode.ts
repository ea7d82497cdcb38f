import * as v from 'valibot';
import { toIsoInstant } from '@/lib/dates/instants';

/*
 * The forgiving half of decoding. What the product can do without becomes empty; what it cannot do without (an id) makes
 * the record unusable, and an unusable record is left out of its list or fails its call.
 */

const asText = (value: unknown): string | null =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : null;

/** A text or number that must be there. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1));

/** Text, or '' where it is missing. */
export const text = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => asText(value) ?? ''),
);

/** Text, or null where it is missing or empty. */
export const optionalText = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => asText(value) || null),
);

/** A whole number of zero or more, however it was spelled. */
export const count = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => {
    const number = Number(value ?? 0);
    return Number.isFinite(number) && number > 0 ? Math.floor(number) : 0;
  }),
);

export const flag = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => value === true || value === 'true' || value === 1),
);

/** A moment as ISO text in UTC, so that moments compare as text; null for nothing, `0001-01-01` and nonsense. */
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
    const entries = Object.entries(value).filter(
      ([key]) => !['__proto__', 'constructor', 'prototype'].includes(key),
    );
    return Object.fromEntries(entries.map(([key, item]) => [key, asText(item) ?? '']));
  }),
);

/**
 * One form for a member that the wire spells as name or as code (AMB-236). An unknown value is kept as it came, so that
 * its label can say 'Onbekend (…)'.
 */
export const member = <T extends string | number>(byWireName: Readonly<Record<string, T>>) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value): T => memberOf(byWireName, value)),
  );

function memberOf<T extends string | number>(
  byWireName: Readonly<Record<string, T>>,
  value: string | number,
): T {
  const values = Object.values(byWireName);
  const known = values.find((candidate) => String(candidate).toLowerCase() === String(value).toLowerCase());
  if (known !== undefined) return known;
  const named = Object.entries(byWireName).find(
    ([name]) => name.toLowerCase() === String(value).toLowerCase(),
  );
  return named ? named[1] : (value as T);
}
