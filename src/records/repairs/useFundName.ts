import { skipToken } from '@reduxjs/toolkit/query/react';
import { housingListQueries } from '@/api/tenancy/housingLists';
import { housingListName } from '@/domain/tenancy/housingLists';
import { sameId } from '@/lib/guid';

/** The service fund that pays for a repair; null if there is none, and while its name is unknown. */
export function useFundName(id: string | null): string | null {
  const { currentData: funds = [] } = housingListQueries.endpoints.serviceFunds.useQuery(
    id === null ? skipToken : undefined,
  );
  const fund = id === null ? undefined : funds.find((one) => sameId(one.id, id));
  return fund ? housingListName(fund) : null;
}
