import { sameValue } from './values';

/** The fields of a record as the user opened them and as the user changed them. */
export interface Changes<F extends object> {
  from: F;
  to: F;
}

export type NameOf<F> = keyof F & string;

export const changedNames = <F extends object>({ from, to }: Changes<F>): NameOf<F>[] =>
  (Object.keys(to) as NameOf<F>[]).filter((name) => !sameValue(from[name], to[name]));

export const isChanged = <F extends object>(changes: Changes<F>): boolean => changedNames(changes).length > 0;

/** Returns the changed fields with their new values. */
export const changesOf = <F extends object>(changes: Changes<F>): Partial<F> =>
  Object.fromEntries(changedNames(changes).map((name) => [name, changes.to[name]])) as Partial<F>;

/** Returns the fields that both the user and a colleague changed, to different values (W5). */
export const conflictsIn = <F extends object>(changes: Changes<F>, now: F): NameOf<F>[] =>
  changedNames(changes).filter(
    (name) => !sameValue(now[name], changes.from[name]) && !sameValue(now[name], changes.to[name]),
  );

/** Resets one field to the record's value. */
export const withTheirs = <F extends object>(
  { from, to }: Changes<F>,
  name: keyof F,
  now: F,
): Changes<F> => ({ from: { ...from, [name]: now[name] }, to: { ...to, [name]: now[name] } });

/** Returns the record with the user's changes; all other fields follow the record. */
export const followed = <F extends object>(changes: Changes<F>, now: F): F => ({
  ...now,
  ...changesOf(changes),
});
