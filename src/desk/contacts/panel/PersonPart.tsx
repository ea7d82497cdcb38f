import type { Contract } from '@/domain/tenancy/contract';
import { contractAddress } from '@/domain/tenancy/contract';
import { PersonSearch } from '@/shared/people';
import { type Contact, withPerson } from '../contact/contact';
import type { ChangeContact } from '../contact/useContact';
import { contactTexts as texts } from '../contactTexts';
import { ContractField } from '../dialogs/ContractField';
import { contractIdOf } from '../dialogs/useSubject';
import styles from './ContactPanel.module.css';

interface PersonPartProps {
  contact: Contact;
  change: ChangeContact;
  contracts: readonly Contract[];
}

export function PersonPart({ contact, change, contracts }: PersonPartProps) {
  const choose = (contractId: string | null) => {
    const chosen = contracts.find(({ id }) => id === contractId);
    const contract = chosen ? { id: chosen.id, address: contractAddress(chosen) ?? '' } : null;
    change((now) => ({ ...now, contract }));
  };
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
      <ContractField contracts={contracts} value={contractIdOf(contact, contracts)} onChange={choose} />
    </div>
  );
}
