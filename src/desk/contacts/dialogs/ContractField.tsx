import { type Contract, contractAddress } from '@/domain/tenancy/contract';
import { Select } from '@/ui/pickers/Select';
import { contactDialogTexts as texts } from './contactDialogTexts';

interface ContractFieldProps {
  contracts: readonly Contract[];
  value: string | null;
  onChange: (contractId: string | null) => void;
}

/** The contract that the new record is about; hidden if the person has no contracts. */
export function ContractField({ contracts, value, onChange }: ContractFieldProps) {
  if (contracts.length === 0) return null;
  const nameOf = (contract: Contract) =>
    contractAddress(contract) ?? contract.number ?? texts.contractUnnamed;
  return (
    <Select
      label={texts.contract}
      options={contracts.map((contract) => ({ value: contract.id, label: nameOf(contract) }))}
      value={contracts.some(({ id }) => id === value) ? value : null}
      onChange={onChange}
      placeholder={texts.noContract}
      clearable
    />
  );
}
