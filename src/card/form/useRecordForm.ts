import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { DraftLabel } from '@/core/drafts/draftsSlice';
import { useChanges } from '@/core/drafts/useChanges';
import { useNumberDoubts } from '@/core/hooks/useNumberDoubts';
import { selectSubmission, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { type Changes, changedNames, changesOf } from '@/lib/fieldChanges';
import { fieldTexts } from '@/ui/fields/fieldTexts';

/** Problems by field name. */
export type FieldProblems = Readonly<Record<string, string>>;

interface RecordForm<F extends object> {
  /** Part of the draft's key, with the id of the record. */
  surface: string;
  id: string;
  /** The record's present values. */
  now: F;
  isFields: (value: unknown) => value is F;
  label: DraftLabel;
  submission: string;
  /** Returns the problems of the typed fields; unchanged values need not be checked. */
  problemsOf: (fields: F, changed: readonly (keyof F)[]) => FieldProblems;
  /** The telephone numbers among the changed fields. */
  numbersOf: (changed: Partial<F>) => Readonly<Record<string, string>>;
  send: (changes: Changes<F>) => void;
}

/** A form over a record that may change meanwhile; it shows its problems after the first attempt to save. */
export function useRecordForm<F extends object>(asked: RecordForm<F>) {
  const { now, isFields, label, problemsOf, send } = asked;
  const [tried, setTried] = useState(false);
  const form = useChanges(asked.surface, asked.id, now, { isFields, label });
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, asked.submission));
  const problems = problemsOf(form.fields, changedNames(form.changes));
  const refused = Object.fromEntries((submission?.fields ?? []).map((name) => [name, fieldTexts.refused]));
  const doubts = useNumberDoubts(asked.numbersOf(changesOf(form.changes)));
  const busy = submission?.status === 'sending';
  return {
    ...form,
    now,
    errors: { ...refused, ...doubts.errors, ...(tried && problems) } as FieldProblems,
    busy,
    clear: () => {
      setTried(false);
      form.clear();
    },
    save: () => {
      setTried(true);
      if (Object.keys(problems).length > 0 || busy) return;
      if (!doubts.pass()) return;
      form.keep();
      send(form.changes);
    },
  };
}

export type RecordFormState<F extends object> = ReturnType<typeof useRecordForm<F>>;
