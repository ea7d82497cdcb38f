import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link } from 'react-router';
import { contractQueries } from '@/api/contracts';
import { to } from '@/core/paths';
import type { Person } from '@/domain/person';
import { PersonSearch } from '@/people';
import { Select } from '@/ui/fields/Select';
import { contactTexts as texts } from '../contactTexts';
import { type OngoingContact, withPerson } from '../ongoingContact';
import type { ChangeContact } from '../useContact';
import styles from './ContactPanel.module.css';

interface PersonPartProps {
  contact: OngoingContact;
  change: ChangeContact;
  person: Person | null;
}

/** With whom, and about which of their contracts. */
export function PersonPart({ contact, change, person }: PersonPartProps) {
  const roleId = person?.roles.customer ?? null;
  return (
    <div className={styles.list}>
      <PersonSearch
        label={texts.person}
        value={contact.person === null ? null : { ...contact.person, customerRoleId: null }}
        onChange={(found) =>
          change((now) =>
            withPerson(now, found && { id: found.id, name: found.name, details: found.details }),
          )
        }
      />
      {contact.person !== null && <Link to={to.personCard(contact.person.id)}>{texts.toCard}</Link>}
      {roleId !== null && <ContractChoice contact={contact} change={change} roleId={roleId} />}
    </div>
  );
}

function ContractChoice({
  contact,
  change,
  roleId,
}: Omit<PersonPartProps, 'person'> & { roleId: string | null }) {
  const { currentData, isError } = contractQueries.endpoints.contractFilters.useQuery(
    roleId === null ? skipToken : { roleId, searchQuery: '' },
  );
  const contracts = currentData?.items ?? [];
  return (
    <Select
      label={texts.contract}
      placeholder={texts.noContract}
      clearable
      options={contracts.map(({ id, addressLine }) => ({ value: id, label: addressLine ?? id }))}
      value={contact.contract?.id ?? null}
      onChange={(id) => {
        const chosen = contracts.find((contract) => contract.id === id);
        change((now) => ({
          ...now,
          contract: chosen ? { id: chosen.id, address: chosen.addressLine ?? '' } : null,
        }));
      }}
      error={isError ? texts.contractsFailed : null}
    />
  );
}
