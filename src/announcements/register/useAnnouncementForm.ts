import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { DialogOf } from '@/core/dialogs/dialog';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { dutchToday } from '@/lib/dates/deadlineFilter';
import { useNow } from '@/lib/useNow';
import { ANNOUNCEMENT_SURFACE, announcementRequested } from '../announcementsActions';
import { announcementsTexts } from '../announcementsTexts';
import { EMPTY, type Fields, isFields, problemsOf, toAnnouncement } from './announcementFields';

const texts = announcementsTexts.register;

/** What is typed is a draft until the server has it. */
export function useAnnouncementForm({ personId, personName }: DialogOf<'registerAnnouncement'>) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(false);
  const draft = useDraft(ANNOUNCEMENT_SURFACE, personId, EMPTY, {
    isValue: isFields,
    label: {
      title: texts.draft(personName || texts.nameless),
      href: to.personTab(personId, 'mededelingen'),
    },
  });
  const key = submissionKey('announcements/register', personId);
  const submission = useDialogSubmission(key);
  const fields = draft.value;
  const problems = problemsOf(fields, dutchToday(useNow()));
  return {
    fields,
    draft,
    submission,
    problems: tried ? problems : {},
    set: (changes: Partial<Fields>) => draft.setValue({ ...fields, ...changes }),
    save: () => {
      setTried(true);
      if (submission?.status === 'sending' || Object.keys(problems).length > 0) return;
      dispatch(announcementRequested({ personId, announcement: toAnnouncement(fields, personId) }));
    },
  };
}

export type AnnouncementForm = ReturnType<typeof useAnnouncementForm>;
