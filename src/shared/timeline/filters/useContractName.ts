import { skipToken } from '@reduxjs/toolkit/query/react';
import { contractQueries } from '@/api/tenancy/contracts';
import type { ContractChoice } from '@/domain/tenancy/contract';
import { spaceZipCodes } from '@/lib/zipCode';
import { timelineTexts } from '../timelineTexts';

const texts = timelineTexts.filters;

export const addressOf = ({ fullAddress, addressLine }: ContractChoice): string =>
  spaceZipCodes(fullAddress ?? addressLine ?? texts.nameless);

/** The address of a chosen contract, which is found in the list without search words. */
export function useContractName(roleId: string | null, contractId: string | null): string {
  const { currentData } = contractQueries.endpoints.contractFilters.useQuery(
    roleId === null || contractId === null ? skipToken : { roleId, searchQuery: '' },
  );
  const chosen = currentData?.items.find(({ id }) => id === contractId);
  return chosen ? addressOf(chosen) : texts.contractUnknown;
}
