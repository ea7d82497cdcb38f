import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogOf } from '@/core/dialogs/dialog';
import { draftKey } from '@/core/drafts/draftsSlice';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { selectSubmission, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { useSubmitted } from '@/core/submissions/useSubmitted';
import { dutchToday } from '@/lib/dates/deadlineFilter';
import { useNow } from '@/lib/useNow';
import { announcementRequested } from '../announcementsActions';
import { announcementsTexts } from '../announcementsTexts';
import { EMPTY, type Fields, isFields, problemsOf, toAnnouncement } from './announcementFields';

const texts = announcementsTexts.register;
const SURFACE = 'register-announcement';

/** What is typed is a draft until the server has it. */
export function useAnnouncementForm({ personId, personName }: DialogOf<'registerAnnouncement'>) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(false);
  const draft = useDraft(SURFACE, personId, EMPTY, {
    isValue: isFields,
    label: {
      title: texts.draft(personName || texts.nameless),
      href: to.personTab(personId, 'mededelingen'),
    },
  });
  const key = submissionKey('registerAnnouncement', personId);
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  useSubmitted(key, draftKey(SURFACE, personId), draft.clear);
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
      draft.keep();
      dispatch(announcementRequested({ personId, announcement: toAnnouncement(fields, personId) }));
    },
  };
}

export type AnnouncementForm = ReturnType<typeof useAnnouncementForm>;
