import type { Contract } from '@/domain/tenancy/contract';
import type { ContractContact } from '@/domain/tenancy/contractor';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { isMissing } from '../http/httpError';
import { answerOf, queries } from '../http/queries';
import { readWhole } from '../http/readWhole';
import { ContractContacts, ContractPage, contractUrls } from './contracts';

/** The screens make statements about all contracts, so all are read; usually one call is enough. */
const WHOLE_PAGE_SIZE = 100;

const readAll = (url: string, signal: AbortSignal): Promise<Contract[]> =>
  readWhole(WHOLE_PAGE_SIZE, (paging) => http.get(url, ContractPage, { params: { ...paging }, signal }));

async function readContacts(ids: readonly string[], signal: AbortSignal) {
  const contactsOf = (contractId: string) =>
    http
      .get(fillPath(contractUrls.contacts, { contractId }), ContractContacts, { signal })
      .catch(noneIfMissing);
  return Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await contactsOf(id)] as const)));
}

function noneIfMissing(error: unknown): ContractContact[] {
  if (isMissing(error)) return [];
  throw error;
}

export const allContractQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Reads every page, because one page of a unit's contracts may lack some of the running ones. */
    allContractsOfUnit: build.query<Contract[], string>({
      queryFn: (unitId, { signal }) => answerOf(readAll(fillPath(contractUrls.byUnit, { unitId }), signal)),
      providesTags: ['contracts'],
    }),
    allContractsOfRole: build.query<Contract[], string>({
      queryFn: (roleId, { signal }) => answerOf(readAll(fillPath(contractUrls.byRole, { roleId }), signal)),
      providesTags: ['contracts'],
    }),
    /** The contacts of several contracts, by contract id. */
    contactsOfContracts: build.query<Record<string, ContractContact[]>, readonly string[]>({
      queryFn: (ids, { signal }) => answerOf(readContacts(ids, signal)),
      providesTags: ['contractors'],
    }),
  }),
});
