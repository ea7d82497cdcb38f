import { useState } from 'react';
import { useSelector } from 'react-redux';
import { housingRegistrationQueries } from '@/api/tenancy/housingRegistrations';
import { draftKey, selectDrafts } from '@/core/drafts/draftsSlice';
import { useArea } from '@/core/useArea';
import type { Person } from '@/domain/people/person';
import type { HousingRegistration } from '@/domain/tenancy/housingRegistration';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { ClipboardListIcon } from '@/ui/icons';
import { CardList } from '@/ui/rows/Cards';
import { REGISTRATION_SURFACE } from './housingRegistrationActions';
import { HousingRegistrationCard } from './HousingRegistrationCard';
import { housingRegistrationTexts as texts } from './housingRegistrationTexts';

/** The registrations of a person for the allocation of housing (001 §2). */
export function HousingRegistrations({ person }: { person: Person }) {
  useArea('housingRegistrations');
  const answer = housingRegistrationQueries.endpoints.registrationsOfPerson.useQuery(person.id);
  const { shown, isGone } = useWithEdited(answer.currentData);
  return (
    <QueryView answer={{ ...answer, currentData: shown }} failed={texts.failed}>
      {(registrations) =>
        registrations.length === 0 ? (
          <EmptyState icon={ClipboardListIcon} title={texts.empty}>
            {texts.emptyDetail}
          </EmptyState>
        ) : (
          <CardList label={texts.title}>
            {registrations.map((registration) => (
              <LineBoundary key={registration.id} as="li" resetKey={registration}>
                <HousingRegistrationCard
                  person={person}
                  registration={registration}
                  isGone={isGone(registration)}
                />
              </LineBoundary>
            ))}
          </CardList>
        )
      }
    </QueryView>
  );
}

type Registrations = readonly HousingRegistration[];

/** The registrations, including deleted ones for which there is still a draft. */
function useWithEdited(now: Registrations | undefined) {
  const [read, setRead] = useState<{ now: Registrations; all: Registrations }>({ now: [], all: [] });
  const drafts = useSelector(selectDrafts);
  const isIn = (some: Registrations, { id }: HousingRegistration) => some.some((one) => one.id === id);
  if (now !== undefined && now !== read.now)
    setRead({ now, all: [...now, ...read.all.filter((one) => !isIn(now, one))] });
  const isGone = (one: HousingRegistration) => now !== undefined && !isIn(now, one);
  const isEdited = ({ id }: HousingRegistration) => draftKey(REGISTRATION_SURFACE, id) in drafts;
  const edited = read.all.filter((one) => isGone(one) && isEdited(one));
  return { shown: now && [...now, ...edited], isGone };
}
