import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import {
  Balance,
  ContactsByContract,
  ContractFlags,
  contractsTexts,
  PersonName,
  tenantsOf,
} from '@/shared/contracts';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { type Contract, isLet } from '@/domain/tenancy/contract';
import type { Unit } from '@/domain/properties/units';
import { formatDate } from '@/lib/dates/format';
import { formatMoney } from '@/lib/formatNumber';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass, Section } from '@/ui/layout/Section';
import { useUnitRunning } from '../useUnit';
import { unitTexts } from '../unitTexts';
import styles from './Sidebar.module.css';

const texts = unitTexts.tenants;
/** The number of tenants in the sidebar; the tab shows all. */
const SHOWN_MAX = 5;

export function Tenants({ unit }: { unit: Unit }) {
  const mayContacts = useSelector(selectMay)('contactPersonRead');
  return (
    <QueryView answer={useUnitRunning(unit)} failed={texts.failed} waiting={<Skeleton lines={3} />}>
      {(running) => {
        const shown = running.slice(0, SHOWN_MAX);
        return (
          <>
            <Section title={texts.title}>
              {running.length === 0 && (
                <p className={mutedClass}>{isLet(unit.contractInfo) ? texts.unnamed : texts.none}</p>
              )}
              {shown.map((contract) => (
                <Running key={contract.id} unitId={unit.id} contract={contract} />
              ))}
              {running.length > SHOWN_MAX && (
                <p className={mutedClass}>{texts.more(running.length - SHOWN_MAX)}</p>
              )}
            </Section>
            {mayContacts && running.length > 0 && (
              <Section title={texts.contacts}>
                <ContactsByContract contracts={shown} nameOf={tenantsOf} />
              </Section>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

function Running({ unitId, contract }: { unitId: string; contract: Contract }) {
  const { customers, roleId } = contract;
  return (
    <span className={styles.words}>
      {customers.length === 0 && <span>{contractsTexts.noTenant}</span>}
      {customers.map(({ personId, name }, index) => (
        <span key={index}>
          <PersonName personId={personId} name={name} />
        </span>
      ))}
      <Balance roleId={roleId} />
      <Link className={styles.link} to={to.unitTab(unitId, 'contracten')}>
        {termsOf(contract)}
      </Link>
      <ContractFlags contract={contract} />
    </span>
  );
}

/** The known terms of a contract: number, start and rent. */
function termsOf({ number, startDate, rent }: Contract): string {
  const terms = [
    number === null ? contractsTexts.contract : contractsTexts.numbered(number),
    startDate === null ? null : texts.since(formatDate(startDate)),
    rent === null ? null : texts.rent(formatMoney(rent)),
  ];
  return terms.filter((term) => term !== null).join(', ');
}
