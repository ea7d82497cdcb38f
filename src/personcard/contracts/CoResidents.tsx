import { contractQueries } from '@/api/contracts';
import { type CoResident, coResidentsOf } from '@/domain/contractor';
import { formatPhone, isDiallable } from '@/lib/phone';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Badge } from '@/ui/record/Badge';
import styles from './Contracts.module.css';
import { contractsTexts } from './contractsTexts';
import { PeopleList } from './PeopleList';
import { PersonName } from './PersonName';

const texts = contractsTexts.coResidents;

interface CoResidentsProps {
  /** A contract or a person. */
  of: string;
  /** The person whose card it is. */
  self: string;
}

/** Who else rents or lives there. */
export function CoResidents({ of, self }: CoResidentsProps) {
  const answer = contractQueries.endpoints.contractors.useQuery(of);
  return (
    <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={2} />}>
      {(contractors) => (
        <PeopleList people={coResidentsOf(contractors, self)} texts={texts}>
          {(person) => <Line person={person} />}
        </PeopleList>
      )}
    </QueryView>
  );
}

function Line({ person: { personId, name, isOccupantOnly, contactDetails } }: { person: CoResident }) {
  const number = contactDetails.phoneNumbers.find((phone) => isDiallable(phone.number))?.number;
  const email = contactDetails.emailAddresses.find(({ emailAddress }) => emailAddress !== null)?.emailAddress;
  return (
    <li className={styles.person}>
      <span className={styles.who}>
        <PersonName personId={personId} name={name} />
        {isOccupantOnly && <Badge>{texts.occupantOnly}</Badge>}
      </span>
      {(number ?? email) && (
        <span className={styles.reach}>
          {number && <span>{formatPhone(number)}</span>}
          {email && <span>{email}</span>}
        </span>
      )}
    </li>
  );
}
