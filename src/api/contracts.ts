import { Contract } from '@/domain/contract';
import { type Page, pageOf } from '@/domain/page';
import { fillPath } from '@/lib/fillPath';
import { queries } from './queries';

export const contractUrls = { byRole: '/api/v1/contract/byRole/:roleId' } as const;

const ContractPage = pageOf(Contract);

interface ContractsOfRole {
  roleId: string;
  page: number;
  pageSize: number;
}

export const contractQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    contractsOfRole: build.query<Page<Contract>, ContractsOfRole>({
      query: ({ roleId, ...params }) => ({
        url: fillPath(contractUrls.byRole, { roleId }),
        params,
        schema: ContractPage,
      }),
    }),
  }),
});
