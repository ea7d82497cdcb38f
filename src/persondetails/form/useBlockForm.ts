import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { draftKey } from '@/core/drafts/draftsSlice';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import {
  selectSubmission,
  submissionDismissed,
  submissionKey,
  type WithSubmissions,
} from '@/core/submissions/submissionsSlice';
import { useSubmitted } from '@/core/submissions/useSubmitted';
import { foreignCountry } from '@/domain/contactDetails';
import { homeOf, type Person, postalAddressOf } from '@/domain/person';
import { dutchDate } from '@/lib/dates/calendar';
import { useNow } from '@/lib/useNow';
import { detailsTexts as texts } from '../detailsTexts';
import { blockId, personSaveRequested } from '../detailsActions';
import { phoneTypeRules, whyNotEdit } from '../personFieldRules';
import {
  basedOn,
  changedFields,
  conflictsIn,
  isFieldChanges,
  nothingChanged,
  withChange,
  withChanges,
  withoutChange,
} from './fieldChanges';
import { fieldText } from './fieldText';
import { type Problems, problemsOf } from './fieldProblems';
import { type Block, type FieldValues, type PersonField, valuesOf } from './personFields';
import { refusedAt } from './refusedFields';
import { useEditor } from './useEditor';

const isAbroad = (address: ReturnType<typeof homeOf>): boolean =>
  address !== null && foreignCountry(address) !== null;

/**
 * A form over a living person: fields that were not touched follow the person, those that were stay as typed. Only the
 * changes are kept as a draft, each with what it was changed from.
 */
export function useBlockForm(block: Block, person: Person) {
  const dispatch = useDispatch();
  const editor = useEditor(person.id);
  const now = useNow();
  const surface = `person-${block}`;
  const draft = useDraft(surface, person.id, nothingChanged, {
    isValue: isFieldChanges,
    label: { title: person.name, href: to.personTab(person.id, 'gegevens') },
  });
  const [isOpen, setOpen] = useState(draft.restored);
  const [tried, setTried] = useState(0);
  const key = submissionKey('savePerson', blockId(person.id, block));
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  const changes = draft.value;
  const present = valuesOf(person);
  const problems = problemsOf(changes, {
    today: dutchDate(now),
    phoneTypes: phoneTypeRules(editor),
    foreign: { homeAddress: isAbroad(homeOf(person)), postalAddress: isAbroad(postalAddressOf(person)) },
  });
  const close = () => {
    setOpen(false);
    setTried(0);
    dispatch(submissionDismissed(key));
  };

  useSubmitted(key, draftKey(surface, person.id), () => {
    draft.clear();
    close();
  });

  const errors: Problems = { ...refusedAt(submission?.fields, changes), ...(tried > 0 && problems) };
  return {
    isOpen,
    open: () => setOpen(true),
    /** What was typed stays, and is there when the form is opened again. */
    close,
    discard: () => {
      draft.clear();
      close();
    },
    editor,
    fields: withChanges(present, changes),
    present,
    changes,
    /** What a colleague made of the fields that were changed here. */
    conflicts: conflictsIn(changes, present).map((field) => ({
      field,
      label: texts.fields[field],
      value: fieldText(field, present),
    })),
    errors,
    /** How many times it was tried: after each the first mistake has the focus. */
    tried,
    submission,
    restored: draft.restored,
    dirty: changedFields(changes).length > 0,
    whyNot: (field: PersonField | 'phoneType') => whyNotEdit(field, editor),
    change: <F extends PersonField>(field: F, value: FieldValues[F]) =>
      draft.setValue(withChange(changes, present, field, value)),
    takeTheirs: (field: PersonField) => draft.setValue(withoutChange(changes, field)),
    keepMine: () => draft.setValue(basedOn(changes, present)),
    save: () => {
      setTried(tried + 1);
      if (Object.keys(problems).length > 0 || submission?.status === 'sending') return;
      draft.keep();
      dispatch(personSaveRequested({ personId: person.id, block, changes }));
    },
  };
}

export type BlockForm = ReturnType<typeof useBlockForm>;
