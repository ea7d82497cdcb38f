import { sameValue } from './values';

/** The fields of a record that the user changed, each with the value that it was changed from. */
export interface Changes<F extends object> {
  from: Partial<F>;
  to: Partial<F>;
  /** Values in a draft of an earlier version that fit no field of the form. */
  unread?: Readonly<Record<string, unknown>>;
}

export type NameOf<F> = keyof F & string;

export const nothingChanged = { from: {}, to: {} };

export const changedNames = <F extends object>({ from, to }: Changes<F>): NameOf<F>[] =>
  (Object.keys(to) as NameOf<F>[]).filter((name) => !sameValue(from[name], to[name]));

const pick = <F extends object>(fields: Partial<F>, names: readonly (keyof F)[]): Partial<F> =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<F>;

const onlyChanged = <F extends object>(changes: Changes<F>): Changes<F> => {
  const names = changedNames(changes);
  return { ...changes, from: pick(changes.from, names), to: pick(changes.to, names) };
};

/** Adds changes; a field that was not changed before is changed from the record's present value. */
export const withChanges = <F extends object>(changes: Changes<F>, now: F, changed: Partial<F>): Changes<F> =>
  onlyChanged({
    ...changes,
    from: { ...pick(now, Object.keys(changed) as NameOf<F>[]), ...changes.from },
    to: { ...changes.to, ...changed },
  });

/** Resets fields to the record's values. */
export const withoutChanges = <F extends object>(
  changes: Changes<F>,
  names: readonly (keyof F)[],
): Changes<F> => onlyChanged({ ...changes, to: { ...changes.to, ...pick(changes.from, names) } });

/** Keeps the user's values; the colleague's changes count as seen. */
export const basedOn = <F extends object>(changes: Changes<F>, now: F): Changes<F> =>
  onlyChanged({ ...changes, from: pick(now, changedNames(changes)) });

/** Returns the fields that both the user and a colleague changed, to different values (W5). */
export const conflictsIn = <F extends object>(changes: Changes<F>, now: F): NameOf<F>[] =>
  changedNames(changes).filter(
    (name) => !sameValue(now[name], changes.from[name]) && !sameValue(now[name], changes.to[name]),
  );

/** Returns the record with the user's changes; all other fields follow the record. */
export const followed = <F extends object>(changes: Changes<F>, now: F): F => ({
  ...now,
  ...pick(changes.to, changedNames(changes)),
});
