import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { contractQueries } from '@/api/tenancy/contracts';
import { selectMayAny } from '@/core/session/sessionSlice';
import type { Page } from '@/domain/decode/page';
import type { Person } from '@/domain/people/person';
import { type Contract, contractAddress, contractStatusLabel } from '@/domain/tenancy/contract';
import { contractFlagLabel, flagsOf } from '@/domain/tenancy/contractFlags';
import { formatMoney } from '@/lib/formatNumber';
import type { Answer } from '@/ui/feedback/answer';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { FieldProblem } from '@/ui/filters/FilterFields';
import { Badge } from '@/ui/record/Badge';
import { statusTones } from '@/ui/record/statusTones';
import styles from './Facts.module.css';
import { factsTexts as texts } from './factsTexts';
import { renterRole, useBalance } from './useBalance';

/** Only the first five contracts are read (TEL-30). */
const CONTRACTS = { page: 0, pageSize: 5 };

interface PartProps {
  person: Person;
  className?: string | undefined;
}

/** The contracts of a person; nothing without the right to see them. */
export function PersonContracts({ person, className }: PartProps) {
  const may = useSelector(selectMayAny)('contractRead', 'editTask');
  const roleId = renterRole(person);
  const answer = contractQueries.endpoints.contractsOfRole.useQuery(
    may && roleId !== null ? { roleId, ...CONTRACTS } : skipToken,
  );
  if (!may) return null;
  return (
    <section className={className} aria-label={texts.rents.title}>
      <h3 className={styles.label}>{texts.rents.title}</h3>
      {roleId === null ? <NoContracts /> : <Contracts answer={answer} />}
    </section>
  );
}

const NoContracts = () => <p className={styles.muted}>{texts.rents.none}</p>;

function Contracts({ answer }: { answer: Answer<Page<Contract>> }) {
  const { currentData: page, isError } = answer;
  if (!page)
    return isError ? <FieldProblem text={texts.rents.failed} answer={answer} /> : <Skeleton lines={2} />;
  if (page.items.length === 0) return <NoContracts />;
  return (
    <ul className={styles.lines}>
      {page.items.map((contract) => (
        <LineBoundary key={contract.id} as="li" resetKey={contract}>
          <ContractLine contract={contract} />
        </LineBoundary>
      ))}
      {page.total > page.items.length && (
        <li className={styles.muted}>{texts.rents.more(page.total - page.items.length)}</li>
      )}
    </ul>
  );
}

const ContractLine = ({ contract }: { contract: Contract }) => (
  <li className={styles.contract}>
    {contractAddress(contract) ?? texts.noAddress}
    <span className={styles.muted}>{contractStatusLabel(contract.status)}</span>
    {flagsOf(contract).map((flag) => (
      <Badge key={flag} tone={statusTones[flag]}>
        {contractFlagLabel(flag)}
      </Badge>
    ))}
  </li>
);

export function PersonBalance({ person, className }: PartProps) {
  const answer = useBalance(person);
  if (answer === null) return null;
  const { currentData: balance } = answer;
  const hasFailed = balance === undefined && answer.isError;
  return (
    <section className={hasFailed ? undefined : className} aria-label={texts.owes.title}>
      <h3 className={styles.label}>{texts.owes.title}</h3>
      {balance !== undefined && <p className={styles.line}>{balanceWords(balance)}</p>}
      {hasFailed && <FieldProblem text={texts.owes.failed} answer={answer} />}
      {balance === undefined && !hasFailed && <Skeleton lines={1} />}
    </section>
  );
}

export function balanceWords(balance: number | null) {
  if (balance === null) return texts.owes.unknown;
  return balance > 0 ? <strong>{formatMoney(balance)}</strong> : texts.owes.nothing;
}
