import { skipToken } from '@reduxjs/toolkit/query/react';
import { personQueries } from '@/api/people/personQueries';
import { isOccupantOnly } from '@/domain/people/person';
import type { CoResident } from '@/domain/tenancy/contractor';
import { CallableNumber } from '@/core/telephony/CallableNumber';
import { isDiallable } from '@/lib/phone';
import type { Answer } from '@/ui/feedback/answer';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Badge } from '@/ui/record/Badge';
import { contractsTexts } from './contractsTexts';
import { PeopleList, PersonLine } from './PeopleList';

const texts = contractsTexts.coResidents;

/** The longest list of ids that fits into one address. */
const ASKED_MAX = 50;

interface CoResidentsProps {
  answer: Answer<readonly CoResident[]>;
  /** The places where a person lives, in words; absent where the list is about one place only. */
  placesOf?: (person: CoResident) => readonly string[];
}

export function CoResidents({ answer, placesOf = () => [] }: CoResidentsProps) {
  const isOnlyThere = useOccupantsOnly(answer.currentData ?? []);
  return (
    <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={2} />}>
      {(people) => (
        <PeopleList people={people} texts={texts}>
          {(person) => <Line person={person} isOnlyThere={isOnlyThere(person)} places={placesOf(person)} />}
        </PeopleList>
      )}
    </QueryView>
  );
}

/**
 * Returns a function that tells whether a person is only an occupant. The roles of the person decide this, because an
 * occupant may rent a home elsewhere.
 */
function useOccupantsOnly(people: readonly CoResident[]) {
  const ids = people.flatMap(({ personId }) => personId ?? []).slice(0, ASKED_MAX);
  const { currentData: known = [] } = personQueries.endpoints.people.useQuery(
    ids.length === 0 ? skipToken : ids,
  );
  const only = known.filter(isOccupantOnly).map(({ id }) => id);
  return ({ personId }: CoResident): boolean => personId !== null && only.includes(personId);
}

interface LineProps {
  person: CoResident;
  /** The person lives there and rents nothing. */
  isOnlyThere: boolean;
  places: readonly string[];
}

function Line({ person: { personId, name, contactDetails }, isOnlyThere, places }: LineProps) {
  const number = contactDetails.phoneNumbers.find((phone) => isDiallable(phone.number))?.number;
  const email = contactDetails.emailAddresses.find(({ emailAddress }) => emailAddress !== null)?.emailAddress;
  return (
    <PersonLine
      personId={personId}
      name={name}
      reach={[number && <CallableNumber key="phone" number={number} />, email, ...places]}
    >
      {isOnlyThere && <Badge>{texts.occupantOnly}</Badge>}
    </PersonLine>
  );
}
