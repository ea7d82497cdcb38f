import { skipToken } from '@reduxjs/toolkit/query/react';
import { contractQueries } from '@/api/tenancy/contracts';
import { type Contract, contractAddress, contractStatusLabel } from '@/domain/tenancy/contract';
import { formatDate } from '@/lib/dates/format';
import type { FoundPerson } from '@/shared/people';
import { whyNoAnswer } from '@/ui/feedback/answer';
import { Button } from '@/ui/buttons/Button';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { taskFormTexts } from './taskFormTexts';
import { tasksTexts } from '../../tasksTexts';
import styles from './Form.module.css';

const texts = taskFormTexts.link;
const NONE = '';
/** Enough for all contracts of a customer, because a contract that is not listed cannot be chosen (001 §9). */
const PAGE_SIZE = 255;

interface ContractChoiceProps {
  person: FoundPerson;
  value: string | null;
  onChange: (contractId: string | null) => void;
}

function periodOf({ startDate, endDate }: Contract): string {
  if (startDate === null) return endDate === null ? '' : texts.until(formatDate(endDate));
  return endDate === null
    ? texts.since(formatDate(startDate))
    : texts.period(formatDate(startDate), formatDate(endDate));
}

const asOption = (contract: Contract) => ({
  value: contract.id,
  label: texts.contract(
    contractAddress(contract) ?? texts.unknownAddress,
    contractStatusLabel(contract.status),
  ),
  description: [contract.number ?? '', periodOf(contract)].filter(Boolean).join(' · '),
});

/** Contracts are fetched only for people whose sole role is customer (000 §2.3). */
export function ContractChoice({ person, value, onChange }: ContractChoiceProps) {
  const roleId = person.customerRoleId;
  const { currentData, isError, error, isFetching, refetch } =
    contractQueries.endpoints.contractsOfRole.useQuery(
      roleId === null ? skipToken : { roleId, page: 0, pageSize: PAGE_SIZE },
    );
  if (roleId === null) return <p className={styles['hint']}>{texts.onlyCustomers}</p>;
  if (currentData === undefined && isError) {
    const { why, again } = whyNoAnswer(error);
    return (
      <p className={styles['hint']}>
        {texts.contractsFailed} {why}
        {again && (
          <Button size="s" busy={isFetching} onClick={() => void refetch()}>
            {tasksTexts.retry}
          </Button>
        )}
      </p>
    );
  }
  if (currentData === undefined) return <Skeleton lines={3} />;
  if (currentData.items.length === 0) return <p className={styles['hint']}>{texts.noContracts}</p>;
  return (
    <RadioGroup
      label={texts.contracts}
      options={[{ value: NONE, label: texts.noContract }, ...currentData.items.map(asOption)]}
      value={value ?? NONE}
      onChange={(next) => onChange(next === NONE ? null : next)}
    />
  );
}
