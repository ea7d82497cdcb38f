import { housingRegistrationQueries } from '@/api/tenancy/housingRegistrations';
import type { Person } from '@/domain/person/person';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { ClipboardListIcon } from '@/ui/icons';
import { CardList } from '@/ui/rows/Cards';
import { HousingRegistrationCard } from './HousingRegistrationCard';
import { housingRegistrationTexts as texts } from './housingRegistrationTexts';

/** What somebody is registered for at the allocation of housing (001 §2). */
export function HousingRegistrations({ person }: { person: Person }) {
  const answer = housingRegistrationQueries.endpoints.registrationsOfPerson.useQuery(person.id);
  return (
    <QueryView answer={answer} failed={texts.failed}>
      {(registrations) =>
        registrations.length === 0 ? (
          <EmptyState icon={ClipboardListIcon} title={texts.empty}>
            {texts.emptyDetail}
          </EmptyState>
        ) : (
          <CardList label={texts.title}>
            {registrations.map((registration) => (
              <LineBoundary key={registration.id} as="li" resetKey={registration}>
                <HousingRegistrationCard person={person} registration={registration} />
              </LineBoundary>
            ))}
          </CardList>
        )
      }
    </QueryView>
  );
}
