import { contractQueries } from '@/api/contracts';

/** All that a filter by contract can be set to, whatever was typed in it. */
export const useContractChoices = (roleId: string) =>
  contractQueries.endpoints.contractFilters.useQuery({ roleId, searchQuery: '' });
