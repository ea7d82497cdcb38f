import { NEW_RECORD } from '@/core/drafts/draftsSlice';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useChanges } from '@/core/drafts/useChanges';
import { paths, to } from '@/core/paths';
import { useSubmission } from '@/core/submissions/useSubmission';
import { type Changes, changedNames, withChanges } from '@/lib/fieldChanges';
import { isFilledIn } from '@/lib/text';
import { faqKey, EDITING_SURFACE, faqSaveRequested } from './editingActions';
import { editingTexts } from './editingTexts';
import { faultySteps } from './followUp/stepWords';
import { FaqFields, isUnpublished, PUBLISHED } from './faqFields';

const texts = editingTexts.form;

interface Saved {
  id: string | null;
  /** The fields of the stored question. */
  stored: FaqFields;
  onSaved?: () => void;
}

/** Incomplete follow-up questions prevent saving the other fields only if the user changed those questions. */
const problemsOf = (changes: Changes<FaqFields>, { question, mainTag, followupQuestion }: FaqFields) => {
  const isChanged = changedNames(changes).includes('followupQuestion');
  const isIncomplete = isChanged && followupQuestion !== null && faultySteps(followupQuestion).length > 0;
  return {
    ...(!isFilledIn(question) && { question: texts.questionRequired }),
    ...(mainTag === null && { mainTag: texts.subjectRequired }),
    ...(isIncomplete && { followupQuestion: texts.followUpIncomplete }),
  };
};

/** The state of the form of a question, and its relation to the stored question. */
export function useFaqForm({ id, stored, onSaved }: Saved) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(false);
  const key = id ?? NEW_RECORD;
  const draft = useChanges(EDITING_SURFACE, key, stored, {
    schemas: FaqFields.entries,
    label:
      id === null
        ? { title: texts.newTitle, href: paths.newFaq }
        : { title: texts.draft(stored.question), href: to.editedFaq(id) },
  });
  const submission = useSubmission(faqKey(key), onSaved);
  const problems = problemsOf(draft.changes, draft.fields);
  const send = (last: Partial<FaqFields> = {}) => {
    setTried(true);
    if (Object.keys(problems).length > 0 || draft.conflicts.length > 0) return;
    draft.change(last);
    draft.keep();
    dispatch(faqSaveRequested({ id, changes: withChanges(draft.changes, stored, last) }));
  };
  return {
    ...draft,
    problems: tried ? problems : {},
    busy: submission?.status === 'sending',
    submission,
    save: () => send(),
    isUnpublished: isUnpublished(draft.fields),
    publish: () => send({ status: PUBLISHED }),
  };
}
export type FaqForm = ReturnType<typeof useFaqForm>;
