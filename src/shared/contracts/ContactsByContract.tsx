import { allContractQueries } from '@/api/tenancy/allContracts';
import type { Contract } from '@/domain/tenancy/contract';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass } from '@/ui/layout/Section';
import { lookUp } from '@/lib/values';
import { ContactList } from './Contacts';
import styles from './Contracts.module.css';
import { contractsTexts } from './contractsTexts';

const texts = contractsTexts.contacts;

interface ContactsByContractProps {
  contracts: readonly Contract[];
  /** Distinguishes contracts where there are several. */
  nameOf: (contract: Contract) => string;
}

/** The contact persons per contract; one line names all contracts that have none. */
export function ContactsByContract({ contracts, nameOf }: ContactsByContractProps) {
  const ids = contracts.map(({ id }) => id);
  const answer = allContractQueries.endpoints.contactsOfContracts.useQuery(ids);
  return (
    <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={2} />}>
      {(found) => {
        const contactsOf = ({ id }: Contract) => lookUp(found, id) ?? [];
        const having = contracts.filter((contract) => contactsOf(contract).length > 0);
        const without = contracts.filter((contract) => contactsOf(contract).length === 0);
        return (
          <div className={styles.people}>
            {having.map((contract) => (
              <div key={contract.id}>
                {contracts.length > 1 && <p className={styles.summary}>{nameOf(contract)}</p>}
                <ContactList contacts={contactsOf(contract)} />
              </div>
            ))}
            {without.length > 0 && (
              <p className={mutedClass}>
                {having.length === 0 ? texts.none : texts.noneOf(without.map(nameOf))}
              </p>
            )}
          </div>
        );
      }}
    </QueryView>
  );
}
