import * as v from 'valibot';
import {
  basedOn,
  type Changes,
  changedNames,
  conflictsIn,
  followed,
  nothingChanged,
  withChanges,
  withoutChanges,
} from '@/lib/fieldChanges';
import { isRecord, lookUp, sameValue } from '@/lib/values';
import type { DraftLabel } from './draftsSlice';
import { draftText } from './openDrafts';
import { useDraft } from './useDraft';

export type Schemas<F> = { readonly [N in keyof F]: v.GenericSchema<unknown, F[N]> };

interface Options<F> {
  /** The schemas of the fields in this version of the form. */
  schemas: Schemas<F>;
  label: DraftLabel;
}

/**
 * Reads each kept field by its own schema. A value that fits no field, because another version of the form kept it,
 * stays in the draft until the draft is stored or discarded; meanwhile its field shows the record's value.
 */
function readChanges<F extends object>(kept: unknown, schemas: Schemas<F>): Changes<F> {
  const { from, to, unread } = isRecord(kept) ? kept : {};
  if (!isRecord(from) || !isRecord(to)) return { ...nothingChanged, unread: { draft: kept } };
  const fits = ([name, value]: [string, unknown]): boolean => {
    const schema = lookUp<v.GenericSchema | undefined>(schemas, name);
    return schema !== undefined && v.is(schema, value) && v.is(schema, from[name]);
  };
  const changed = Object.entries(to).filter(([name, value]) => !sameValue(from[name], value));
  const fitting = changed.filter(fits);
  const others = changed.filter((change) => !fits(change));
  const left = { ...(isRecord(unread) && unread), ...Object.fromEntries(others) };
  return {
    from: Object.fromEntries(fitting.map(([name]) => [name, from[name]])) as Partial<F>,
    to: Object.fromEntries(fitting) as Partial<F>,
    ...(Object.keys(left).length > 0 && { unread: left }),
  };
}

/**
 * A form over a record that may change while it is edited. Unchanged fields follow the record; changed fields stay as
 * typed. The draft holds the changes only; `now` holds the record's present values.
 */
export function useChanges<F extends object>(
  surface: string,
  entityId: string,
  now: F,
  { schemas, label }: Options<F>,
) {
  const isValue = (kept: unknown): kept is unknown => kept !== null;
  const draft = useDraft<unknown>(surface, entityId, nothingChanged, { isValue, label });
  const changes = readChanges(draft.value, schemas);
  const update = (next: (latest: Changes<F>) => Changes<F>) =>
    draft.setValue((latest: unknown) => next(readChanges(latest, schemas)));
  return {
    changes,
    fields: followed(changes, now),
    dirty: changedNames(changes).length > 0,
    conflicts: conflictsIn(changes, now),
    restored: draft.restored,
    /** Text that was typed in an earlier version of the form, and that fits none of its fields. */
    unread: draftText(changes.unread),
    takeOver: draft.takeOver,
    keep: draft.keep,
    clear: draft.clear,
    change: (changed: Partial<F>) => update((latest) => withChanges(latest, now, changed)),
    keepMine: () => update((latest) => basedOn(latest, now)),
    takeTheirs: (...names: (keyof F)[]) => update((latest) => withoutChanges(latest, names)),
  };
}
