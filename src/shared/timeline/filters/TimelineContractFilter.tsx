import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { contractQueries } from '@/api/tenancy/contracts';
import { useDebounced } from '@/core/hooks/useDebounced';
import type { ContractChoice } from '@/domain/tenancy/contract';
import { searchText } from '@/lib/text';
import { ComboBox } from '@/ui/pickers/ComboBox';
import { timelineTexts } from '../timelineTexts';
import { addressOf } from './useContractName';

const texts = timelineTexts.filters;
/** The wait after the last key before the contracts are searched (001 §9). */
const DEBOUNCE_MS = 500;

const { contractFilters } = contractQueries.endpoints;

interface TimelineContractFilterProps {
  roleId: string;
  value: string | null;
  onChange: (contractId: string | null) => void;
}

/**
 * Keeps the earlier results while the next results load. The chosen contract is found in the list without search words.
 */
function useContracts(roleId: string, typed: string, asked: boolean) {
  const searchQuery = useDebounced(searchText(typed), DEBOUNCE_MS);
  const { data, isFetching, isError } = contractFilters.useQuery(asked ? { roleId, searchQuery } : skipToken);
  const all = contractFilters.useQueryState(asked ? { roleId, searchQuery: '' } : skipToken);
  const found = data?.items ?? [];
  return { found, known: [...found, ...(all.currentData?.items ?? [])], busy: asked && isFetching, isError };
}

function textOf(value: string | null, known: readonly ContractChoice[]): string {
  if (value === null) return '';
  const chosen = known.find(({ id }) => id === value);
  return chosen ? addressOf(chosen) : texts.contractUnknown;
}

/**
 * The contracts of a tenant, found by address. Nothing is requested before the field has the focus or a contract is
 * chosen.
 */
export function TimelineContractFilter({ roleId, value, onChange }: TimelineContractFilterProps) {
  const [wasEntered, setEntered] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const { found, known, busy, isError } = useContracts(roleId, typed ?? '', wasEntered || value !== null);
  const chosenText = textOf(value, known);

  const type = (next: string) => {
    setTyped(next === chosenText ? null : next);
    if (next === '' && value !== null) onChange(null);
  };
  const choose = (id: string | null) => {
    setTyped(null);
    if (id !== value) onChange(id);
  };
  return (
    <div onFocus={() => setEntered(true)}>
      <ComboBox
        label={texts.contract}
        items={found.map((contract) => ({ id: contract.id, label: addressOf(contract) }))}
        inputValue={typed ?? chosenText}
        onInputChange={type}
        selectedId={value}
        onSelect={choose}
        busy={busy}
        failed={isError}
        emptyText={texts.noContracts}
        placeholder={texts.contractHint}
        {...(isError && { error: texts.contractsFailed })}
      />
    </div>
  );
}
