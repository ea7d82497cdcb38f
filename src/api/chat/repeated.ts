import * as v from 'valibot';

interface WithId {
  id: string;
}

/** Keeps the first of several records with the same id. */
function eachOnce<T extends WithId>(list: readonly T[]): readonly T[] {
  const ids = new Set<string>();
  return list.filter(({ id }) => !ids.has(id) && ids.add(id));
}

/**
 * Decodes a list that is polled. Unchanged records and unchanged lists keep their identity, so that an answer equal to
 * the previous one needs no decoding and no rendering (CHAT-50).
 */
export function repeated<S extends v.GenericSchema<unknown, WithId>>(schema: S) {
  type Item = v.InferOutput<S>;
  let known = new Map<string, readonly Item[]>();
  let before: readonly Item[] = [];

  const decode = (item: unknown): readonly Item[] => {
    const { success, output } = v.safeParse(schema, item);
    return success ? [output] : [];
  };

  return v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value): readonly Item[] => {
      const seen = new Map<string, readonly Item[]>();
      const told = (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
        const text = JSON.stringify(item);
        const items = known.get(text) ?? decode(item);
        seen.set(text, items);
        return items;
      });
      const now = eachOnce(told);
      known = seen;
      const isEqual = now.length === before.length && now.every((item, index) => item === before[index]);
      before = isEqual ? before : now;
      return before;
    }),
  );
}
