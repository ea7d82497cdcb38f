import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ListRecord } from '@/api/lists/lists';
import { useChanges } from '@/core/drafts/useChanges';
import { to } from '@/core/paths';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import type { ListDefinition } from './definitions';
import { fieldsOf, isFields, problemsIn, stripped } from './listFields';
import { listSaveRequested, listsKey, listSurface, NEW, recordId } from './listsActions';
import { listTexts as texts } from './listTexts';

/** Keeps the typed values as a draft until the server has them; null for a new record. */
export function useListForm(definition: ListDefinition, record: ListRecord | null, onClose: () => void) {
  const { list, fields, one, path } = definition;
  const dispatch = useDispatch();
  const [tried, setTried] = useState(false);
  const id = record?.id ?? null;
  const now = fieldsOf(fields, record ?? {});
  const form = useChanges(listSurface(list), id ?? NEW, now, {
    isFields,
    label: { title: texts.draft(one, now['name'] || texts.newRecord), href: to.managedList(path) },
  });
  const submission = useDialogSubmission(listsKey('save', recordId({ list, id: id ?? NEW })), onClose);
  const problems = problemsIn(fields, stripped(fields, form.fields), now);
  const busy = submission?.status === 'sending';
  const refused = Object.fromEntries((submission?.fields ?? []).map((name) => [name, fieldTexts.refused]));
  return {
    ...form,
    now,
    submission,
    busy,
    problems: { ...refused, ...(tried && problems) },
    save: () => {
      setTried(true);
      if (busy || Object.keys(problems).length > 0) return;
      form.keep();
      const changes = { ...form.changes, to: stripped(fields, form.changes.to) };
      dispatch(listSaveRequested({ list, id, changes }));
    },
  };
}

export type ListForm = ReturnType<typeof useListForm>;
