import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useDraft } from '@/core/drafts/useDraft';
import { paths, to } from '@/core/paths';
import { useSubmission } from '@/core/submissions/useSubmission';
import { isFilledIn } from '@/lib/text';
import { faqKey, EDITING_SURFACE, faqSaveRequested, NEW_FAQ } from './editingActions';
import { editingTexts } from './editingTexts';
import { faultySteps } from './followUp/stepWords';
import {
  changedIn,
  conflictsWith,
  type FaqDraft,
  type FaqFields,
  isFaqDraft,
  isUnpublished,
  publishedDraft,
  rebased,
} from './faqFields';

const texts = editingTexts.form;

interface Saved {
  id: string | null;
  /** The stored question as a draft. */
  stored: FaqDraft;
  onSaved?: () => void;
}

/** Incomplete follow-up questions that were received like that and not changed do not prevent saving the rest. */
const problemsOf = (draft: FaqDraft) => {
  const { question, mainTag, followupQuestion } = draft.fields;
  const isChanged = changedIn(draft).includes('followupQuestion');
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
  const key = id ?? NEW_FAQ;
  const draft = useDraft(EDITING_SURFACE, key, stored, {
    isValue: isFaqDraft,
    label:
      id === null
        ? { title: texts.newTitle, href: paths.newFaq }
        : { title: texts.draft(stored.fields.question), href: to.editedFaq(id) },
  });
  const submission = useSubmission(faqKey(key), onSaved);
  const { value } = draft;
  const dirty = changedIn(value).length > 0;
  const isBehind = dirty && value.basedOn !== stored.basedOn;
  const problems = problemsOf(value);
  const send = (sent: FaqDraft) => {
    setTried(true);
    if (Object.keys(problems).length > 0 || isBehind) return;
    if (sent !== value) draft.setValue(sent);
    draft.keep();
    dispatch(faqSaveRequested({ id, draft: sent }));
  };
  return {
    fields: value.fields,
    problems: tried ? problems : {},
    dirty,
    restored: draft.restored && dirty,
    busy: submission?.status === 'sending',
    submission,
    takeOver: draft.takeOver,
    /** The fields that both changed; null when nobody else changed the question. */
    conflicts: isBehind ? conflictsWith(value, stored) : null,
    set: (changes: Partial<FaqFields>) =>
      draft.setValue({ ...value, fields: { ...value.fields, ...changes } }),
    /** Continues on the colleague's version; the fields in `given` keep the colleague's value. */
    goOn: (given: Parameters<typeof rebased>[2]) => draft.setValue(rebased(value, stored, given)),
    discard: draft.clear,
    save: () => send(value),
    isUnpublished: isUnpublished(value.fields),
    publish: () => send(publishedDraft(value)),
  };
}
export type FaqForm = ReturnType<typeof useFaqForm>;
