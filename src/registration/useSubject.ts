import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { contractQueries } from '@/api/contracts';
import { knowledgeQueries } from '@/api/knowledge';
import { selectConfig } from '@/core/config/configSlice';
import { selectMayAny } from '@/core/session/sessionSlice';
import { ChannelType } from '@/domain/channelType';
import type { Contract } from '@/domain/contract';
import { isPublicFaq } from '@/domain/faq';
import { type Person, roleIdOf } from '@/domain/person';
import { EMPTY_GUID } from '@/lib/guid';
import { useFlow } from './flow/keptFlow';
import { tagIdOf, usualContractId } from './registrationRules';

/** All contracts of somebody (001 §9): one that is not listed cannot be chosen. */
const PAGE_SIZE = 255;
const NO_CONTRACTS: readonly Contract[] = [];

/** The contracts of somebody, as far as the user may read them. */
export function useContracts({ roles: { customer } }: Person): readonly Contract[] {
  const may = useSelector(selectMayAny)('contractRead', 'editTask');
  const { currentData } = contractQueries.endpoints.contractsOfRole.useQuery(
    may && customer !== null ? { roleId: customer, page: 0, pageSize: PAGE_SIZE } : skipToken,
  );
  return currentData?.items ?? NO_CONTRACTS;
}

/** What everything that is registered now is about: flow, question and contract; `chosen` is undefined as long as nothing was. */
export function useSubject(person: Person, given: string | null, chosen?: string | null) {
  const { flow, change } = useFlow(person);
  const { publicTimelineApplicationIds } = useSelector(selectConfig);
  const { currentData: faq = null } = knowledgeQueries.endpoints.faq.useQuery(flow.faqId ?? skipToken);
  const contracts = useContracts(person);
  const contractId = chosen === undefined ? (given ?? usualContractId(contracts)) : chosen;
  const contract = contracts.find(({ id }) => id === contractId) ?? null;
  return {
    contractId,
    flow,
    change,
    faq,
    contracts,
    contract,
    roleId: roleIdOf(person),
    faqId: flow.faqId ?? EMPTY_GUID,
    tagId: tagIdOf(flow, faq),
    isPublic: isPublicFaq(faq, publicTimelineApplicationIds),
  };
}

export type Subject = ReturnType<typeof useSubject>;

/** What a task says of the contact that it comes from. */
export const taskAbout = ({
  roleId,
  contractId,
  faqId,
  tagId,
  isPublic,
  contract,
  flow: { channel },
}: Subject) => ({
  roleId,
  contractId,
  faqId,
  tagId,
  isPublic,
  channel: channel === ChannelType.Unknown ? null : channel,
  residentialZoneId: contract?.unit?.complexId ?? null,
});
