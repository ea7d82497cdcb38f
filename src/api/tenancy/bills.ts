import { Bill, type BillSort } from '@/domain/tenancy/bill';
import { type Page, pageOf } from '@/domain/decode/page';
import { fillPath } from '@/lib/address';
import { queries, pageAfterPage } from '../http/queries';

export const billUrls = { byRole: '/api/v1/bill/byRole/:roleId' } as const;

const BillPage = pageOf(Bill);
/** 001 §9. */
const PAGE_SIZE = 20;

interface BillsOfRole {
  roleId: string;
  /** Null for the bills of all contracts. */
  contractId: string | null;
  sort: BillSort;
}

export const billQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    billsOfRole: build.infiniteQuery<Page<Bill>, BillsOfRole, number>({
      query: ({ queryArg: { roleId, contractId, sort }, pageParam: page }) => ({
        url: fillPath(billUrls.byRole, { roleId }),
        params: { page, pageSize: PAGE_SIZE, ...(contractId !== null && { contractId }), sort },
        schema: BillPage,
      }),
      infiniteQueryOptions: pageAfterPage<Bill>(PAGE_SIZE),
      providesTags: ['bills'],
    }),
  }),
});
