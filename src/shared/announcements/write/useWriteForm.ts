import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useChanges } from '@/core/drafts/useChanges';
import { type DraftLabel, NEW_RECORD } from '@/core/drafts/draftsSlice';
import { useSubmission } from '@/core/submissions/useSubmission';
import { dutchToday } from '@/lib/dates/deadlineFilter';
import type { Changes } from '@/lib/fieldChanges';
import { useNow } from '@/lib/useNow';
import { lookUp } from '@/lib/values';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import {
  announcementKey,
  announcementChangeRequested,
  announcementWritten,
  WRITE_SURFACE,
} from '../announcementsActions';
import { toNew, WriteFields, type WriteProblems, writeProblems } from './writeFields';

interface Written {
  /** Null for a new announcement. */
  id: string | null;
  /** The current content on the server. */
  now: WriteFields;
  label: DraftLabel;
  onSaved: () => void;
}

/** Form fields by the names that the server uses. */
const PLACES: Readonly<Record<string, keyof WriteProblems>> = {
  title: 'title',
  startDate: 'endDate',
  endDate: 'endDate',
  url: 'url',
  order: 'order',
  personIds: 'reach',
  residentialZoneIds: 'reach',
};

const refusedAt = (fields: readonly string[]): WriteProblems =>
  Object.fromEntries(
    fields.flatMap((name) => {
      const place = lookUp(PLACES, name);
      return place === undefined ? [] : [[place, fieldTexts.refused]];
    }),
  );

const saveOf = (id: string | null, fields: WriteFields, changes: Changes<WriteFields>) =>
  id === null ? announcementWritten(toNew(fields)) : announcementChangeRequested({ id, changes });

/** Keeps the form as a draft until the server has the announcement. */
export function useWriteForm({ id, now, label, onSaved }: Written) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(0);
  const form = useChanges(WRITE_SURFACE, id ?? NEW_RECORD, now, { schemas: WriteFields.entries, label });
  const submission = useSubmission(announcementKey('write', id ?? NEW_RECORD), onSaved);
  const problems = writeProblems(form.fields, dutchToday(useNow()));
  const busy = submission?.status === 'sending';
  return {
    ...form,
    submission,
    busy,
    tried,
    problems: { ...refusedAt(submission?.fields ?? []), ...(tried > 0 && problems) },
    save: () => {
      if (busy) return;
      const isFine = Object.keys(problems).length === 0;
      /* A saved form is empty for a moment, which is no mistake of the user. */
      setTried(isFine ? 0 : tried + 1);
      if (!isFine) return;
      form.keep();
      dispatch(saveOf(id, form.fields, form.changes));
    },
  };
}

export type WriteForm = ReturnType<typeof useWriteForm>;
