import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { draftKey } from '@/core/drafts/draftsSlice';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { selectSubmission, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { registrationTypeLabel } from '@/domain/registration';
import { registrationSaveRequested } from './registrationActions';
import type { OfRegistration } from './RegistrationCard';
import {
  conflictsIn,
  fieldsOf,
  followed,
  isDirty,
  isRegistrationDraft,
  type RegistrationFields,
  registrationProblems,
  withTheirs,
} from './registrationFields';
import { registrationTexts as texts } from './registrationTexts';

const SURFACE = 'registration';

/** A form over a living registration: what was typed is kept with what it was changed from. */
export function useRegistrationForm({ person, registration }: OfRegistration) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(0);
  const now = fieldsOf(registration);
  const draft = useDraft(
    SURFACE,
    registration.id,
    { from: now, to: now },
    {
      isValue: isRegistrationDraft,
      label: {
        title: `${person.name}: ${registrationTypeLabel(registration.type)}`,
        href: to.personTab(person.id, 'registraties'),
      },
    },
  );
  const key = submissionKey('saveRegistration', registration.id);
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  const value = draft.value;
  const fields = followed(value, now);
  const problems = registrationProblems(fields);
  return {
    key,
    draft: draftKey(SURFACE, registration.id),
    fields,
    errors: { ...submission?.fields, ...(tried > 0 && problems) } as Readonly<Record<string, string>>,
    tried,
    submission,
    dirty: isDirty(value),
    restored: draft.restored,
    conflicts: conflictsIn(value, now).map((field) => ({ field, label: texts[field], value: now[field] })),
    takeTheirs: (field: keyof RegistrationFields) => draft.setValue(withTheirs(value, field, now)),
    change: (changes: Partial<RegistrationFields>) => {
      const { from, to: typed } = isDirty(value) ? value : { from: now, to: now };
      draft.setValue({ from, to: { ...typed, ...changes } });
    },
    keepMine: () => draft.setValue({ from: now, to: fields }),
    clear: () => {
      setTried(0);
      draft.clear();
    },
    save: () => {
      setTried(tried + 1);
      if (Object.keys(problems).length > 0 || submission?.status === 'sending') return;
      draft.keep();
      dispatch(
        registrationSaveRequested({ personId: person.id, registrationId: registration.id, draft: value }),
      );
    },
  };
}

export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
