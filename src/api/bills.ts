import { Bill, type BillSort } from '@/domain/bill';
import { type Page, pageOf } from '@/domain/page';
import { fillPath } from '@/lib/fillPath';
import { pageAfterPage } from './pages';
import { queries } from './queries';

export const billUrls = { byRole: '/api/v1/bill/byRole/:roleId' } as const;

const BillPage = pageOf(Bill);
/** 001 §9. */
const PAGE_SIZE = 20;

interface BillsOfRole {
  roleId: string;
  /** Null for those of all contracts. */
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
