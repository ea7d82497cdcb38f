import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { type Contract, contractAddress } from '@/domain/tenancy/contract';
import { flagsOf } from '@/domain/tenancy/contractFlags';
import { formatMoney } from '@/lib/formatNumber';
import { type Fact, Facts } from '@/ui/record/Facts';
import { Contacts } from './Contacts';
import { ContractFlags } from './ContractFlags';
import { CoResidents } from './CoResidents';
import styles from './Contracts.module.css';
import { contractPeriod, contractsTexts as texts } from './contractsTexts';
import { PersonName } from './PeopleList';
import { Termination } from './Termination';
import { useCoResidentsOfContract } from './useCoResidents';

/** Either permission is enough for the termination report (002 §7). */
const MAY_READ_REPORT = ['contractRead', 'viewDetailedCaseFlow'] as const;

interface ContractDetailsProps {
  contract: Contract;
  /** The person on whose card the contract is; null on the card of a unit or complex. */
  personId: string | null;
}

export function ContractDetails({ contract, personId }: ContractDetailsProps) {
  const may = useSelector(selectMay);
  return (
    <div className={styles.details}>
      <Facts items={factsOf(contract, personId !== null)} />
      {may('customerCard') && (
        <Part title={personId === null ? texts.coResidents.residents : texts.coResidents.title}>
          <CoResidentsOfContract contractId={contract.id} self={personId} />
        </Part>
      )}
      {contract.endDate !== null && MAY_READ_REPORT.some((need) => may(need)) && (
        <Part title={texts.termination.title}>
          <Termination contractId={contract.id} />
        </Part>
      )}
      {may('contactPersonRead') && (
        <Part title={texts.contacts.title}>
          <Contacts contractId={contract.id} />
        </Part>
      )}
    </div>
  );
}

function CoResidentsOfContract({ contractId, self }: { contractId: string; self: string | null }) {
  return <CoResidents answer={useCoResidentsOfContract(contractId, self)} />;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div role="group" aria-label={title}>
    <h4 className={styles.heading}>{title}</h4>
    {children}
  </div>
);

function factsOf(contract: Contract, withUnit: boolean): Fact[] {
  const { number, rent, customers } = contract;
  return [
    { label: texts.facts.number, value: number ?? texts.unknown },
    { label: texts.facts.period, value: contractPeriod(contract) },
    { label: texts.facts.rent, value: rent === null ? texts.unknown : formatMoney(rent) },
    ...(withUnit ? [{ label: texts.facts.unit, value: <Unit contract={contract} /> }] : []),
    {
      label: texts.facts.customers,
      value: customers.length === 0 ? texts.unknown : <Customers customers={customers} />,
    },
    {
      label: texts.facts.flags,
      value: flagsOf(contract).length === 0 ? texts.noFlags : <ContractFlags contract={contract} />,
    },
  ];
}

function Unit({ contract }: { contract: Contract }) {
  const hasCard = useMayOpen(paths.unitCard);
  const id = contract.unit?.id ?? contract.unitId;
  if (id === null || !hasCard) return contractAddress(contract) ?? texts.unknown;
  return (
    <Link className={styles.link} to={to.unitCard(id)}>
      {texts.openUnit}
    </Link>
  );
}

const Customers = ({ customers }: Pick<Contract, 'customers'>) =>
  customers.map(({ personId, name }, index) => (
    <div key={index}>
      <PersonName personId={personId} name={name} />
    </div>
  ));
