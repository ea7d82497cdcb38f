import { useSelector } from 'react-redux';
import { Contacts, ContractFlags, contractsTexts, PersonName } from '@/contracts';
import { selectMay } from '@/core/session/sessionSlice';
import { itemsOf } from '@/domain/decode/page';
import { type Contract, isActiveContract } from '@/domain/tenancy/contract';
import { formatDate } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass, Section } from '@/ui/layout/Section';
import { useUnitContracts } from '../useUnit';
import { unitTexts } from '../unitTexts';
import styles from './Sidebar.module.css';

const texts = unitTexts.tenants;

/** Who rents it now, and whom to speak to. */
export function Tenants({ unitId }: { unitId: string }) {
  const now = useNow();
  const mayContacts = useSelector(selectMay)('contactPersonRead');
  return (
    <QueryView answer={useUnitContracts(unitId)} failed={texts.failed} waiting={<Skeleton lines={3} />}>
      {({ pages }) => {
        const running = itemsOf(pages).filter((contract) => isActiveContract(contract, now));
        return (
          <>
            <Section title={texts.title}>
              {running.length === 0 && <p className={mutedClass}>{texts.none}</p>}
              {running.map((contract) => (
                <Running key={contract.id} contract={contract} />
              ))}
            </Section>
            {mayContacts && running.length > 0 && (
              <Section title={texts.contacts}>
                {running.map(({ id }) => (
                  <Contacts key={id} contractId={id} />
                ))}
              </Section>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

const Running = ({ contract }: { contract: Contract }) => (
  <span className={styles.words}>
    {contract.customers.length === 0 && <span>{contractsTexts.noTenant}</span>}
    {contract.customers.map(({ personId, name }, index) => (
      <PersonName key={index} personId={personId} name={name} />
    ))}
    {contract.startDate !== null && (
      <span className={styles.muted}>{texts.since(formatDate(contract.startDate))}</span>
    )}
    <ContractFlags contract={contract} />
  </span>
);
