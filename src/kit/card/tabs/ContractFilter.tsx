import { useState } from 'react';
import { contractQueries } from '@/api/tenancy/contracts';
import { useDebounced } from '@/core/hooks/useDebounced';
import { type ContractChoice, contractStatusLabel } from '@/domain/tenancy/contract';
import { spaceZipCodes } from '@/lib/zipCode';
import { ComboBox } from '@/ui/pickers/ComboBox';
import { FieldProblem, FilterFields } from '@/ui/filters/FilterFields';
import { cardTexts } from '../cardTexts';

const texts = cardTexts.contractFilter;
/** The pause after the last key before the search starts (001 §9). */
const SEARCH_DELAY_MS = 500;

const nameOf = ({ addressLine, fullAddress }: ContractChoice): string =>
  addressLine ?? spaceZipCodes(fullAddress) ?? texts.noAddress;

/** All choices of a filter by contract, without a search text. */
export const useContractChoices = (roleId: string) =>
  contractQueries.endpoints.contractFilters.useQuery({ roleId, searchQuery: '' });

interface ContractFilterProps {
  roleId: string;
  value: string | null;
  onChange: (contractId: string | null) => void;
  description?: string;
}

/** A filter by one of a customer's contracts, found by address. */
export function ContractFilter({ roleId, value, onChange, description }: ContractFilterProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = useContractChoices(roleId).currentData?.items.find(({ id }) => id === value);
  const shown = chosen ? nameOf(chosen) : '';
  const words = useDebounced(typed ?? '', SEARCH_DELAY_MS);
  const searchQuery = typed === null ? '' : words;
  const answer = contractQueries.endpoints.contractFilters.useQuery({ roleId, searchQuery });
  const { data, isFetching, isError } = answer;
  const choose = (id: string | null) => {
    setTyped(null);
    if (id !== value) onChange(id);
  };

  return (
    <FilterFields label={texts.fields} views={null}>
      <ComboBox
        label={texts.label}
        placeholder={texts.placeholder}
        items={data?.items.map(asItem) ?? []}
        inputValue={typed ?? shown}
        onInputChange={(text) => setTyped(text === shown ? null : text)}
        selectedId={value}
        onSelect={choose}
        busy={isFetching || (typed !== null && typed !== words)}
        failed={isError}
        emptyText={texts.none}
        {...(description !== undefined && { description })}
      />
      {isError && <FieldProblem text={texts.failed} answer={answer} />}
    </FilterFields>
  );
}

const asItem = (choice: ContractChoice) => ({
  id: choice.id,
  label: nameOf(choice),
  description: contractStatusLabel(choice.status),
});
