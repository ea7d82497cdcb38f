import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { personDetailsQueries } from '@/api/people/personDetails';
import { personQueries } from '@/api/people/personQueries';
import { selectConfig } from '@/core/config/configSlice';
import { useChanges } from '@/core/drafts/useChanges';
import { useNumberDoubts } from '@/core/hooks/useNumberDoubts';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { submissionDismissed } from '@/core/submissions/submissionsSlice';
import { useSubmission } from '@/core/submissions/useSubmission';
import type { FieldKind, FieldOf, FieldRule, ValueOf } from '@/domain/people/fields/personField';
import { personFields } from '@/domain/people/fields/personFields';
import type { Person } from '@/domain/people/person';
import { dutchDate } from '@/lib/dates/calendar';
import { useNow } from '@/lib/useNow';
import { useSaveWhenReady } from '@/lib/useSaveWhenReady';
import { detailsKey, formId, type FormPlace, formSurface, personSaveRequested } from '../detailsActions';
import { type Editor, phoneTypeRules, whyNotEdit } from '../personFieldRules';
import { fieldText } from '../fields/fieldText';
import { newNumbersIn, type Problems, problemsOf, refusedAt } from './fieldProblems';
import {
  asideName,
  changedFields,
  changeOf,
  type PersonChanges,
  personSchemas,
  valuesOf,
} from './personChanges';
import { useLookUps } from './useLookUps';

/** The user's rights, and who manages this person. */
function useEditor(personId: string): Editor {
  const may = useSelector(selectMay);
  const { debug } = useSelector(selectConfig);
  const { currentData, isError } = personDetailsQueries.endpoints.personCapabilities.useQuery(personId);
  return { may, debug, capabilities: currentData ?? (isError ? 'failed' : 'asked') };
}

interface FormOptions {
  isOpen?: boolean;
  onClose?: () => void;
}

/** The changed fields that may not be changed, with the reason. */
const notAllowed = (changes: PersonChanges, editor: Editor): Problems =>
  Object.fromEntries(
    changedFields(changes).flatMap((field) => {
      const why = whyNotEdit(field, editor);
      return why === null ? [] : [[field.name, why]];
    }),
  );

/** The problems of the changed fields, and the doubts about new numbers. */
function useProblems(changes: PersonChanges, person: Person, editor: Editor) {
  const circumstances = { today: dutchDate(useNow()), phoneTypes: phoneTypeRules(editor), person };
  const problems: Problems = { ...problemsOf(changes, circumstances), ...notAllowed(changes, editor) };
  const doubts = useNumberDoubts(newNumbersIn(changes));
  return {
    problems: { ...doubts.errors, ...problems },
    isFine: () => Object.keys(problems).length === 0 && doubts.pass(),
  };
}

/** A form for a person whose record colleagues may change meanwhile. */
export function useBlockForm(
  place: FormPlace,
  person: Person,
  { isOpen: isOpenFirst = false, onClose }: FormOptions = {},
) {
  const dispatch = useDispatch();
  const editor = useEditor(person.id);
  const draft = useChanges(formSurface(place), person.id, valuesOf(person), {
    schemas: personSchemas,
    label: { title: person.name, href: to.personTab(person.id, 'gegevens') },
  });
  const key = detailsKey('savePerson', formId(person.id, place));
  const [isOpen, setOpen] = useState(isOpenFirst || draft.restored);
  const [tried, setTried] = useState(0);
  const lookUps = useLookUps();
  const isGone = personQueries.endpoints.person.useQueryState(person.id).currentData === null;
  const close = () => {
    lookUps.setAsked(false);
    setOpen(false);
    setTried(0);
    dispatch(submissionDismissed(key));
    onClose?.();
  };
  const submission = useSubmission(key, close);
  const { changes, fields } = draft;
  const { problems, isFine } = useProblems(changes, person, editor);

  /* Saving waits for a running lookup, which can still change the values to be saved. */
  useSaveWhenReady(lookUps, () => {
    setTried(tried + 1);
    if (submission?.status === 'sending' || !isFine()) return;
    draft.keep();
    dispatch(personSaveRequested({ personId: person.id, place, changes }));
  });

  const errors: Problems = { ...refusedAt(submission?.fields ?? [], changes), ...(tried > 0 && problems) };
  return {
    ...draft,
    isOpen,
    open: () => setOpen(true),
    /** Closes the form and keeps the typed values for when it is opened again. */
    close,
    discard: () => {
      draft.clear();
      close();
    },
    editor,
    person,
    valueOf: <K extends FieldKind>({ name }: FieldOf<K>) => fields[name] as ValueOf<K>,
    /** The original value of a changed field; the present value of any other field. */
    storedOf: <K extends FieldKind>(field: FieldOf<K>): ValueOf<K> =>
      changeOf(changes, field)?.from ?? field.read(person),
    /** The colleague's values of the fields that were changed here. */
    conflicts: personFields
      .filter(({ name }) => draft.conflicts.includes(name))
      .map((field) => ({
        field: field.name,
        label: field.label,
        value: fieldText(field, field.read(person)),
      })),
    errors,
    /** The number of attempts to save; each attempt focuses the first problem. */
    tried,
    submission,
    isGone,
    whyNot: (field: FieldRule) => whyNotEdit(field, editor),
    /** `aside` is the value that a lookup replaces, kept so that the user can restore it. Null once restored. */
    change: <K extends FieldKind>({ name }: FieldOf<K>, value: ValueOf<K>, aside?: ValueOf<K> | null) =>
      draft.change({ [name]: value, ...(aside !== undefined && { [asideName(name)]: aside }) }),
    asideOf: <K extends FieldKind>({ name }: FieldOf<K>) => fields[asideName(name)] as ValueOf<K> | null,
    takeTheirs: (name: string) => draft.takeTheirs(name, asideName(name)),
    save: () => lookUps.setAsked(!isGone),
    busy: submission?.status === 'sending' || lookUps.isAsked,
    setLookingUp: lookUps.setLookingUp,
  };
}

export type BlockForm = ReturnType<typeof useBlockForm>;
