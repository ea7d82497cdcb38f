import { createAction } from '@reduxjs/toolkit';
import type { HttpError } from '@/api/http/httpError';
import type { queries } from '@/api/http/queries';
import { type DraftLabel, draftKey } from '@/core/drafts/draftsSlice';
import type { readAgain } from '@/core/sagas/readAgain';
import type { Schemas } from '@/core/drafts/useChanges';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import type { Refused } from '@/core/submissions/submit';
import { type Changes, changedNames, type NameOf } from '@/lib/fieldChanges';
import { isFilledIn } from '@/lib/text';
import type { Field } from './fields';

type FieldsOf<F> = { readonly [N in keyof F]: Field<F[N]> };

/** Problems by field name. */
export type FieldProblems = Readonly<Record<string, string>>;

/** The fields that the record holds under another name or as another type. */
type ReadApart<F, R> = {
  [N in keyof F as N extends keyof R ? (R[N] extends F[N] | null ? never : N) : N]: F[N];
};

/** The changed fields as the back end takes them. */
type ChangedOnly<F> = { [N in keyof F]?: F[N] | null };

interface FormOptions<F, R, P extends R, B> {
  /** The name of the save action; together with the id of the record it names the submission. */
  name: string;
  /** Together with the id of the record it is the key of the draft. */
  surface: string;
  draft: (record: R | null) => DraftLabel;
  /** The fields, in the order of the screen. */
  fields: FieldsOf<F>;
  /** Reads the fields that the record holds under another name or as another type. */
  read: (record: R) => NoInfer<ReadApart<F, R> & Partial<F>>;
  /** Checks fields that depend on each other. */
  whyNot?: (fields: NoInfer<F>, changed: readonly NameOf<F>[]) => Readonly<Record<string, string | null>>;
  /** The request body; `record` is null for a new one. By default it holds the changed fields. */
  body?: (fields: F, changed: readonly NameOf<F>[], record: P | null) => B;
  change: {
    /** Reads the present record with all that `body` needs of it; rejects with a 404 for a deleted one. */
    read: (id: string) => Promise<P>;
    write: (id: string, body: B) => Promise<unknown>;
    /** The query that the form shows. */
    shown: Parameters<typeof readAgain>[1];
  };
  add?: {
    post: (body: B) => Promise<unknown>;
    /** The ids of the equal records, so that a new record is recognised after a lost answer. */
    readSame: (body: B) => Promise<string[]>;
    texts: { button: string; done: string; failed: string };
  };
  /** The tags of the answers that a change makes stale. */
  stale: Parameters<typeof queries.util.invalidateTags>[0];
  /** Adds details to a refusal. */
  refused?: (error: HttpError) => Refused | null;
  texts: { failed: string; gone: string; uncertainHelp: string; saved?: string; saveFailed?: string };
}

/** The part of a form that its inputs and its frame need. */
export interface FormLook<F> extends Pick<FormOptions<F, object, object, object>, 'fields' | 'texts'> {
  names: readonly NameOf<F>[];
  add?: { texts: { button: string } };
}

/** Describes the form of a record once: draft, checks, inputs, conflicts, adding and changing follow from it. */
export function defineForm<
  F extends object,
  R extends object,
  P extends R = R,
  B extends object = ChangedOnly<F>,
>(options: FormOptions<F, R, P, B>) {
  const { name, surface, fields } = options;
  const names = Object.keys(fields) as NameOf<F>[];
  const entries = <T>(valueOf: (field: Field<unknown>, name: NameOf<F>) => T) =>
    Object.fromEntries(names.map((each) => [each, valueOf(fields[each], each)]));
  const stored = (typed: F) => entries((field, each) => field.stored(typed[each])) as F;

  return {
    ...options,
    requested: createAction<{ id: string; changes: Changes<F> }>(name),
    key: (id: string) => submissionKey(name, id),
    draftKey: (id: string) => draftKey(surface, id),
    names,
    empty: entries(({ empty }) => empty) as F,
    schemas: entries(({ schema }) => schema) as Schemas<F>,
    fieldsOf: (record: R): F => ({
      ...(entries((field, each) => field.read(Reflect.get(record, each))) as F),
      ...options.read(record),
    }),
    bodyOf: (typed: F, changed: readonly NameOf<F>[], record: P | null): B => {
      const to = stored(typed);
      if (options.body) return options.body(to, changed, record);
      return Object.fromEntries(changed.map((each) => [each, fields[each].write(to[each])])) as B;
    },
    /** The telephone numbers among the changed fields. */
    numbersIn: (changes: Changes<F>): Readonly<Record<string, string>> =>
      Object.fromEntries(
        changedNames(changes)
          .filter((each) => fields[each].kind === 'phone')
          .map((each) => [each, String(changes.to[each])]),
      ),
    /** The problems of the typed values; an unchanged value has a problem only if it is missing. */
    problemsOf(typed: F, changes: Changes<F>): FieldProblems {
      const changed = changedNames(changes);
      const to = stored(typed);
      const found = entries((field, each) => whyNot(field, to[each], changed.includes(each)));
      const all = { ...found, ...options.whyNot?.(to, changed) };
      return Object.fromEntries(
        Object.entries(all).flatMap(([at, problem]) => (problem === null ? [] : [[at, problem]])),
      );
    },
  };
}

export type FormDefinition<
  F extends object,
  R extends object,
  P extends R = R,
  B extends object = object,
> = ReturnType<typeof defineForm<F, R, P, B>>;

function whyNot(field: Field<unknown>, stored: unknown, isChanged: boolean): string | null {
  if (field.required !== undefined && typeof stored === 'string' && !isFilledIn(stored))
    return field.required;
  return isChanged && stored !== '' ? (field.whyNot?.(stored) ?? null) : null;
}
