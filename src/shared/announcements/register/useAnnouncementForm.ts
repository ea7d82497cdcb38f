import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { dutchToday } from '@/lib/dates/deadlineFilter';
import { useNow } from '@/lib/useNow';
import { announcementKey, ANNOUNCEMENT_SURFACE, announcementRequested } from '../announcementsActions';
import { announcementsTexts } from '../announcementsTexts';
import type { AnnouncementAbout } from '../area';
import { EMPTY, type Fields, isFields, contentProblems, toAnnouncement } from './announcementFields';

const texts = announcementsTexts.register;

const tabOf: Readonly<Record<AnnouncementAbout['of'], (id: string) => string>> = {
  person: (id) => to.personTab(id, 'mededelingen'),
  unit: (id) => to.unitTab(id, 'mededelingen'),
  complex: (id) => to.complexTab(id, 'mededelingen'),
};

/** Keeps the form as a draft until the server has the announcement. */
export function useAnnouncementForm({ of, recordId, name }: AnnouncementAbout, onClose: () => void) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(false);
  const draft = useDraft(ANNOUNCEMENT_SURFACE, recordId, EMPTY, {
    isValue: isFields,
    label: {
      title: texts.draft(name || texts.nameless),
      href: tabOf[of](recordId),
    },
  });
  const submission = useDialogSubmission(announcementKey('register', recordId), onClose);
  const fields = draft.value;
  const problems = contentProblems(fields, dutchToday(useNow()));
  return {
    fields,
    draft,
    submission,
    problems: tried ? problems : {},
    set: (changes: Partial<Fields>) => draft.setValue({ ...fields, ...changes }),
    save: () => {
      setTried(true);
      if (submission?.status === 'sending' || Object.keys(problems).length > 0) return;
      dispatch(
        announcementRequested({ of, recordId, announcement: toAnnouncement(fields, { of, recordId }) }),
      );
    },
  };
}
