/** Values that a back end may send instead of the agreed ones. */
const WRONG: readonly unknown[] = [undefined, null, '  ', 'constructor', 17, [null], {}, { toString: null }];

type Raw = Readonly<Record<string, unknown>>;

export interface Mutation {
  /** Place and value: `steps.0.status = "Onzin"`. */
  name: string;
  record: Raw;
}

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

/** The paths of all fields of a record, including nested ones and items of lists. */
function placesOf(value: unknown, skip: readonly string[]): string[][] {
  if (!isRaw(value)) return [];
  return Object.entries(value)
    .filter(([key]) => !skip.includes(key))
    .flatMap(([key, inner]) => [[key], ...placesOf(inner, skip).map((rest) => [key, ...rest])]);
}

function withValue(record: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const inner = (record as Raw)[key];
  const next = rest.length === 0 ? value : withValue(inner, rest, value);
  if (Array.isArray(record))
    return record.map((item: unknown, index) => (String(index) === key ? next : item));
  return { ...(record as Raw), [key]: next };
}

/** All variants of a record with one wrong field; fields in `skip` stay unchanged. */
export const mutationsOf = (record: object, skip: readonly string[] = ['id', 'lastModified']): Mutation[] =>
  placesOf(record, skip).flatMap((place) =>
    WRONG.map((value) => ({
      name: `${place.join('.')} = ${value === undefined ? 'missing' : JSON.stringify(value)}`,
      record: withValue(record, place, value) as Raw,
    })),
  );
