import { sameValue } from './values';

/** What somebody changed of a record, and what that said then. */
export interface Changes<F extends object> {
  from: F;
  to: F;
}

type NameOf<F> = keyof F & string;

export const changedNames = <F extends object>({ from, to }: Changes<F>): NameOf<F>[] =>
  (Object.keys(to) as NameOf<F>[]).filter((name) => !sameValue(from[name], to[name]));

export const isChanged = <F extends object>(changes: Changes<F>): boolean => changedNames(changes).length > 0;

/** Of what was changed only, as it is now. */
export const changesOf = <F extends object>(changes: Changes<F>): Partial<F> =>
  Object.fromEntries(changedNames(changes).map((name) => [name, changes.to[name]])) as Partial<F>;

/** What I changed and a colleague changed too, into something else (W5). */
export const conflictsIn = <F extends object>(changes: Changes<F>, now: F): NameOf<F>[] =>
  changedNames(changes).filter(
    (name) => !sameValue(now[name], changes.from[name]) && !sameValue(now[name], changes.to[name]),
  );

/** Of one field the record's own value again. */
export const withTheirs = <F extends object>(
  { from, to }: Changes<F>,
  name: keyof F,
  now: F,
): Changes<F> => ({ from: { ...from, [name]: now[name] }, to: { ...to, [name]: now[name] } });

/** What was not touched follows the record. */
export const followed = <F extends object>(changes: Changes<F>, now: F): F => ({
  ...now,
  ...changesOf(changes),
});
