import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Contract, contractAddress, contractStatusLabel } from '@/domain/contract';
import { formatDate } from '@/lib/dates/format';
import { contractsCleared, contractsRequested, type FoundPerson, selectContractsOfPerson } from '@/people';
import { Button } from '@/ui/fields/Button';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { taskFormTexts } from './taskFormTexts';
import { tasksTexts } from '../../tasksTexts';
import styles from './Form.module.css';

const texts = taskFormTexts.link;
const NONE = '';

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

/** Contracts are asked for only when someone is a customer and nothing else (000 §2.3). */
export function ContractChoice({ person, value, onChange }: ContractChoiceProps) {
  const dispatch = useDispatch();
  const { load, items, personId } = useSelector(selectContractsOfPerson);
  const roleId = person.customerRoleId;
  useEffect(() => {
    if (roleId !== null) dispatch(contractsRequested({ personId: person.id, roleId }));
    return () => {
      dispatch(contractsCleared());
    };
  }, [dispatch, person.id, roleId]);

  if (roleId === null) return <p className={styles['hint']}>{texts.onlyCustomers}</p>;
  if (load === 'failed') {
    return (
      <p className={styles['hint']}>
        {texts.contractsFailed}
        <Button size="s" onClick={() => dispatch(contractsRequested({ personId: person.id, roleId }))}>
          {tasksTexts.retry}
        </Button>
      </p>
    );
  }
  if (load !== 'loaded' || personId !== person.id) return <Skeleton lines={3} />;
  if (items.length === 0) return <p className={styles['hint']}>{texts.noContracts}</p>;
  return (
    <RadioGroup
      label={texts.contracts}
      options={[{ value: NONE, label: texts.noContract }, ...items.map(asOption)]}
      value={value ?? NONE}
      onChange={(next) => onChange(next === NONE ? null : next)}
    />
  );
}
