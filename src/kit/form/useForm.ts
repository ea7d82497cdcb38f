import { NEW_RECORD } from '@/core/drafts/draftsSlice';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useChanges } from '@/core/drafts/useChanges';
import { useNumberDoubts } from '@/core/hooks/useNumberDoubts';
import { useStillThere } from '@/core/hooks/useStillThere';
import { selectSubmission, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import type { Answer } from '@/ui/feedback/answer';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import type { FieldProblems, FormLook, FormDefinition } from './defineForm';

/**
 * The form of a record that may change meanwhile; `record` is null for a new one, and until it is loaded. Its problems
 * are shown after the first attempt to save.
 */
export function useForm<F extends object, R extends object, P extends R, B extends object>(
  form: FormDefinition<F, R, P, B>,
  recordId: string | null,
  record: R | null,
) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(0);
  const id = recordId ?? NEW_RECORD;
  const key = form.key(id);
  const now = record === null ? form.empty : form.fieldsOf(record);
  const draft = useChanges(form.surface, id, now, { schemas: form.schemas, label: form.draft(record) });
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  const problems = form.problemsOf(draft.fields, draft.changes);
  const refused = Object.fromEntries((submission?.fields ?? []).map((name) => [name, fieldTexts.refused]));
  const doubts = useNumberDoubts(form.numbersIn(draft.changes));
  const busy = submission?.status === 'sending';
  return {
    ...draft,
    form: form as FormLook<F>,
    key,
    record,
    now,
    tried,
    busy,
    errors: { ...refused, ...doubts.errors, ...(tried > 0 && problems) } as FieldProblems,
    clear: () => {
      setTried(0);
      draft.clear();
    },
    save: () => {
      setTried(tried + 1);
      if (Object.keys(problems).length > 0 || busy || !doubts.pass()) return;
      draft.keep();
      dispatch(form.requested({ id, changes: draft.changes }));
    },
  };
}

export type FormHandle<F extends object> = ReturnType<typeof useForm<F, object, object, object>>;

/** Like `useForm`, for a record that a query reads. A record that is deleted meanwhile is kept. */
export function useRecordForm<F extends object, R extends object, P extends R, B extends object>(
  form: FormDefinition<F, R, P, B>,
  recordId: string | null,
  answer: Answer<R | null>,
) {
  const { record, isGone } = useStillThere(recordId, answer.currentData);
  return {
    ...useForm(form, recordId, record ?? null),
    isNew: recordId === null,
    isGone,
    answer: { ...answer, currentData: record },
  };
}

export type RecordFormHandle<F extends object> = ReturnType<typeof useRecordForm<F, object, object, object>>;
