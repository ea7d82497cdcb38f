import * as v from 'valibot';
import { Contract, ContractChoice } from '@/domain/tenancy/contract';
import { Contractor, ContractContact } from '@/domain/tenancy/contractor';
import * as d from '@/domain/decode/decode';
import { TerminationReport } from '@/domain/tenancy/termination';
import { type Page, pageOf } from '@/domain/decode/page';
import { fillPath } from '@/lib/address';
import { pageAfterPage, queries } from '../http/queries';

export const contractUrls = {
  byRole: '/api/v1/contract/byRole/:roleId',
  byUnit: '/api/v1/contract/byUnit/:unitId',
  active: '/api/v1/contract/active/:roleId',
  contract: '/api/v1/contract/:id',
  filters: '/api/v1/contract/filters/:roleId',
  outstandingBalance: '/api/v1/contract/outstandingbalance/:roleId',
  contractors: '/api/v1/contract/associatedContractors/:id',
  contacts: '/api/v1/contract/contacts/:contractId',
  terminationReport: '/api/v1/terminatecontract/report/:id',
} as const;

export const ContractPage = pageOf(Contract);
const ContractChoicePage = pageOf(ContractChoice);
export const ContractContacts = d.listOf(ContractContact);
const OutstandingBalance = v.pipe(
  v.object({ outstandingBalance: d.optionalNumber }),
  v.transform(({ outstandingBalance }) => outstandingBalance),
);
/** 001 §9. */
const PAGE_SIZE = 5;
const FILTER_PAGE_SIZE = 255;

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
      providesTags: ['contracts'],
    }),
    /** The contracts of a role, page by page. */
    contractPages: build.infiniteQuery<Page<Contract>, string, number>({
      query: ({ queryArg: roleId, pageParam: page }) => ({
        url: fillPath(contractUrls.byRole, { roleId }),
        params: { page, pageSize: PAGE_SIZE },
        schema: ContractPage,
      }),
      infiniteQueryOptions: pageAfterPage<Contract>(PAGE_SIZE),
      providesTags: ['contracts'],
    }),
    /** The contracts of a unit, page by page (002 §9.1). */
    contractsOfUnit: build.infiniteQuery<Page<Contract>, string, number>({
      query: ({ queryArg: unitId, pageParam: page }) => ({
        url: fillPath(contractUrls.byUnit, { unitId }),
        params: { page, pageSize: PAGE_SIZE },
        schema: ContractPage,
      }),
      infiniteQueryOptions: pageAfterPage<Contract>(PAGE_SIZE),
      providesTags: ['contracts'],
    }),
    /** All running contracts of a role. */
    activeContracts: build.query<Contract[], string>({
      query: (roleId) => ({ url: fillPath(contractUrls.active, { roleId }), schema: d.listOf(Contract) }),
      providesTags: ['contracts'],
    }),
    /** Null when no contract has this id. */
    contract: build.query<Contract | null, string>({
      query: (id) => ({ url: fillPath(contractUrls.contract, { id }), schema: Contract, missing: null }),
      providesTags: ['contracts'],
    }),
    /** The outstanding amount of a role in euros; null when unknown. */
    outstandingBalance: build.query<number | null, string>({
      query: (roleId) => ({
        url: fillPath(contractUrls.outstandingBalance, { roleId }),
        schema: OutstandingBalance,
        missing: null,
      }),
      providesTags: ['outstandingBalance'],
    }),
    /** The tenants and occupants of a contract, role or person. */
    contractors: build.query<Contractor[], string>({
      query: (id) => ({
        url: fillPath(contractUrls.contractors, { id }),
        schema: d.listOf(Contractor),
        missing: [],
      }),
      providesTags: ['contractors'],
    }),
    /** The people to contact about a contract; its tenants and occupants are in `contractors`. */
    contractContacts: build.query<ContractContact[], string>({
      query: (contractId) => ({
        url: fillPath(contractUrls.contacts, { contractId }),
        schema: ContractContacts,
        missing: [],
      }),
      providesTags: ['contractors'],
    }),
    /** The report of an ended contract; null when there is none. */
    terminationReport: build.query<TerminationReport | null, string>({
      query: (contractId) => ({
        url: fillPath(contractUrls.terminationReport, { id: contractId }),
        schema: TerminationReport,
        missing: null,
      }),
      providesTags: ['contracts'],
    }),
    /** The options of the contract filter; the words are searched in the address. */
    contractFilters: build.query<Page<ContractChoice>, { roleId: string; searchQuery: string }>({
      query: ({ roleId, searchQuery }) => ({
        url: fillPath(contractUrls.filters, { roleId }),
        params: { page: 0, pageSize: FILTER_PAGE_SIZE, searchQuery },
        schema: ContractChoicePage,
      }),
      providesTags: ['contracts'],
    }),
  }),
});
