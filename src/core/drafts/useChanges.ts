import { type Changes, conflictsIn, followed, isChanged, withTheirs } from '@/lib/fieldChanges';
import { isRecord } from '@/lib/values';
import type { DraftLabel } from './draftsSlice';
import { useDraft } from './useDraft';

interface Options<F> {
  /** Whether a kept value has the fields of this version of the form. */
  isFields: (value: unknown) => value is F;
  label: DraftLabel;
}

const isChangesOf =
  <F extends object>(isFields: Options<F>['isFields']) =>
  (value: unknown): value is Changes<F> =>
    isRecord(value) && isFields(value['from']) && isFields(value['to']);

/** The fields of this version: a draft of an older one may hold fields that are no longer there. */
const fieldsLike = <F extends object>(kept: F, now: F): F =>
  Object.fromEntries(Object.keys(now).map((name) => [name, kept[name as keyof F]])) as F;

/**
 * A form over a record that may change meanwhile; the draft holds the typed fields with the values they started from.
 * `now` holds the record's present values.
 */
export function useChanges<F extends object>(
  surface: string,
  entityId: string,
  now: F,
  { isFields, label }: Options<F>,
) {
  const initial: Changes<F> = { from: now, to: now };
  const draft = useDraft(surface, entityId, initial, { isValue: isChangesOf(isFields), label });
  const value = { from: fieldsLike(draft.value.from, now), to: fieldsLike(draft.value.to, now) };
  const dirty = isChanged(value);
  const fields = followed(value, now);
  return {
    changes: value,
    fields,
    dirty,
    conflicts: conflictsIn(value, now),
    restored: draft.restored,
    takeOver: draft.takeOver,
    keep: draft.keep,
    clear: draft.clear,
    change: (changed: Partial<F>) => {
      const { from, to } = dirty ? value : initial;
      draft.setValue({ from, to: { ...to, ...changed } });
    },
    keepMine: () => draft.setValue({ from: now, to: fields }),
    takeTheirs: (name: keyof F) => draft.setValue(withTheirs(value, name, now)),
  };
}
