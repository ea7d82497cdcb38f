import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useChanges } from '@/core/drafts/useChanges';
import { to } from '@/core/paths';
import { selectSubmission, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { registrationTypeLabel } from '@/domain/tenancy/housingRegistration';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import {
  housingRegistrationSaveRequested,
  REGISTRATION_SURFACE,
  registrationKey,
} from './housingRegistrationActions';
import type { OfRegistration } from './HousingRegistrationCard';
import { fieldsOf, RegistrationFields, registrationProblems } from './housingRegistrationFields';
import { housingRegistrationTexts as texts } from './housingRegistrationTexts';

/**
 * A form that keeps typed values with their original values, because colleagues may change the registration meanwhile.
 */
export function useHousingRegistrationForm({ person, registration }: OfRegistration) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(0);
  const now = fieldsOf(registration);
  const form = useChanges(REGISTRATION_SURFACE, registration.id, now, {
    schemas: RegistrationFields.entries,
    label: {
      title: `${person.name}: ${registrationTypeLabel(registration.type)}`,
      href: to.personTab(person.id, 'registraties'),
    },
  });
  const key = registrationKey(registration.id);
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  const refused = Object.fromEntries((submission?.fields ?? []).map((name) => [name, fieldTexts.refused]));
  const { fields, conflicts } = form;
  const problems = registrationProblems(fields);
  return {
    ...form,
    key,
    errors: { ...refused, ...(tried > 0 && problems) } as Readonly<Record<string, string>>,
    tried,
    submission,
    conflicts: conflicts.map((field) => ({ field, label: texts[field], value: now[field] })),
    saved: () => setTried(0),
    clear: () => {
      setTried(0);
      form.clear();
    },
    save: () => {
      setTried(tried + 1);
      if (Object.keys(problems).length > 0 || submission?.status === 'sending') return;
      form.keep();
      dispatch(
        housingRegistrationSaveRequested({
          personId: person.id,
          registrationId: registration.id,
          changes: form.changes,
        }),
      );
    },
  };
}

export type RegistrationFormState = ReturnType<typeof useHousingRegistrationForm>;
