import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { selectSubmission, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { registrationTypeLabel } from '@/domain/tenancy/housingRegistration';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { housingRegistrationSaveRequested, REGISTRATION_SURFACE } from './housingRegistrationActions';
import type { OfRegistration } from './HousingRegistrationCard';
import {
  conflictsIn,
  fieldsOf,
  followed,
  isDirty,
  isRegistrationDraft,
  type RegistrationFields,
  registrationProblems,
  withTheirs,
} from './housingRegistrationFields';
import { housingRegistrationTexts as texts } from './housingRegistrationTexts';

/** A form over a living registration: what was typed is kept with what it was changed from. */
export function useHousingRegistrationForm({ person, registration }: OfRegistration) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(0);
  const now = fieldsOf(registration);
  const draft = useDraft(
    REGISTRATION_SURFACE,
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
  const key = submissionKey('housingregistrations/save', registration.id);
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  const refused = Object.fromEntries((submission?.fields ?? []).map((name) => [name, fieldTexts.refused]));
  const value = draft.value;
  const fields = followed(value, now);
  const problems = registrationProblems(fields);
  return {
    key,
    fields,
    errors: { ...refused, ...(tried > 0 && problems) } as Readonly<Record<string, string>>,
    tried,
    submission,
    dirty: isDirty(value),
    restored: draft.restored,
    takeOver: draft.takeOver,
    conflicts: conflictsIn(value, now).map((field) => ({ field, label: texts[field], value: now[field] })),
    takeTheirs: (field: keyof RegistrationFields) => draft.setValue(withTheirs(value, field, now)),
    change: (changes: Partial<RegistrationFields>) => {
      const { from, to: typed } = isDirty(value) ? value : { from: now, to: now };
      draft.setValue({ from, to: { ...typed, ...changes } });
    },
    keepMine: () => draft.setValue({ from: now, to: fields }),
    saved: () => setTried(0),
    clear: () => {
      setTried(0);
      draft.clear();
    },
    save: () => {
      setTried(tried + 1);
      if (Object.keys(problems).length > 0 || submission?.status === 'sending') return;
      draft.keep();
      dispatch(
        housingRegistrationSaveRequested({
          personId: person.id,
          registrationId: registration.id,
          draft: value,
        }),
      );
    },
  };
}

export type RegistrationFormState = ReturnType<typeof useHousingRegistrationForm>;
