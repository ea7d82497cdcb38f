import { contractQueries } from '@/api/tenancy/contracts';
import type { ContractContact } from '@/domain/tenancy/contractor';
import { CallableNumber } from '@/core/telephony/CallableNumber';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { contractsTexts } from './contractsTexts';
import { PeopleList, PersonLine } from './PeopleList';

const texts = contractsTexts.contacts;

export function Contacts({ contractId }: { contractId: string }) {
  const answer = contractQueries.endpoints.contractContacts.useQuery(contractId);
  return (
    <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={2} />}>
      {(contacts) => <ContactList contacts={contacts} />}
    </QueryView>
  );
}

export const ContactList = ({ contacts }: { contacts: readonly ContractContact[] }) => (
  <PeopleList people={contacts} texts={texts}>
    {(contact) => <Line contact={contact} />}
  </PeopleList>
);

function Line({ contact }: { contact: ContractContact }) {
  const { personId, name, function: what, phoneNumber, emailAddress, remark } = contact;
  const phone = phoneNumber && <CallableNumber key="phone" number={phoneNumber} />;
  return <PersonLine personId={personId} name={name} reach={[what, phone, emailAddress, remark]} />;
}
