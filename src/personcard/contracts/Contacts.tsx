import { contractQueries } from '@/api/tenancy/contracts';
import type { ContractContact } from '@/domain/tenancy/contractor';
import { formatPhone } from '@/lib/phone';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import styles from './Contracts.module.css';
import { contractsTexts } from './contractsTexts';
import { PeopleList } from './PeopleList';
import { PersonName } from './PersonName';

const texts = contractsTexts.contacts;

/** Whom to speak to about a contract. */
export function Contacts({ contractId }: { contractId: string }) {
  const answer = contractQueries.endpoints.contractContacts.useQuery(contractId);
  return (
    <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={2} />}>
      {(contacts) => (
        <PeopleList people={contacts} texts={texts}>
          {(contact) => <Line contact={contact} />}
        </PeopleList>
      )}
    </QueryView>
  );
}

function Line({ contact }: { contact: ContractContact }) {
  const { personId, name, function: what, phoneNumber, emailAddress, remark } = contact;
  const reach = [what, phoneNumber && formatPhone(phoneNumber), emailAddress, remark].filter(Boolean);
  return (
    <li className={styles.person}>
      <span className={styles.who}>
        <PersonName personId={personId} name={name} />
      </span>
      {reach.length > 0 && (
        <span className={styles.reach}>
          {reach.map((words, index) => (
            <span key={index}>{words}</span>
          ))}
        </span>
      )}
    </li>
  );
}
