import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { contractQueries } from '@/api/tenancy/contracts';
import { knowledgeQueries } from '@/api/knowledge/knowledge';
import type { DialogOf } from '@/core/dialogs/dialog';
import { selectConfig } from '@/core/config/configSlice';
import { selectMayAny } from '@/core/session/sessionSlice';
import { ChannelType } from '@/domain/timeline/channelType';
import type { Contract } from '@/domain/tenancy/contract';
import { type Faq, isPublicFaq } from '@/domain/knowledge/faq';
import { type Person, roleIdOf } from '@/domain/people/person';
import { EMPTY_GUID } from '@/lib/guid';
import type { Contact } from '../contact/contact';
import { mainQuestion, useContactWith } from '../contact/contactWith';
import type { Question } from '../contact/question';
import { tagIdOf, usualContractId } from './contactDialogRules';

/** A page holds all contracts of a person (001 §9), because a contract that is not listed cannot be chosen. */
const PAGE_SIZE = 255;
const NO_CONTRACTS: readonly Contract[] = [];

/** The contracts of a person that the user may read; `isWaiting` until they have loaded. */
export function useContracts(person: Person | null) {
  const may = useSelector(selectMayAny)('contractRead', 'editTask');
  const roleId = may ? (person?.roles.customer ?? null) : null;
  const { currentData, isLoading } = contractQueries.endpoints.contractsOfRole.useQuery(
    roleId === null ? skipToken : { roleId, page: 0, pageSize: PAGE_SIZE },
  );
  return { contracts: currentData?.items ?? NO_CONTRACTS, isWaiting: isLoading };
}

/** The id of the contract that was chosen in the contact, otherwise that of the usual contract (001 §5). */
export const contractIdOf = (contact: Contact | null, contracts: readonly Contract[]): string | null =>
  contact?.contract === undefined ? usualContractId(contracts) : (contact.contract?.id ?? null);

const topicOf = (question: Question | null, faq: Faq | null) => ({
  faqId: question?.faq?.id ?? EMPTY_GUID,
  tagId: tagIdOf(question?.subject ?? null, faq),
});

/** The unit of the contract, and the zone (its complex) that a task is about. */
const placeOf = (contract: Contract | null) => ({
  unitId: contract?.unit?.id ?? contract?.unitId ?? null,
  zoneId: contract?.unit?.complexId ?? null,
});

interface Given {
  /** Null for no contract; undefined if nothing was chosen. */
  chosen?: string | null | undefined;
  /** Replaces the questions of the contact. */
  asked?: Question | undefined;
}

/** Replaces the contact's questions, because a task about the question on the screen does not repeat them. */
const withOnly = (contact: Contact, asked: Question): Contact => ({ ...contact, questions: [asked] });

/** The contact, question and contract that a new record is about. */
export function useSubject(person: Person, given: string | null, { chosen, asked }: Given = {}) {
  const running = useContactWith(person.id);
  const contact = running && asked ? withOnly(running, asked) : running;
  const question = asked ?? mainQuestion(contact);
  const { publicTimelineApplicationIds } = useSelector(selectConfig);
  const { currentData: faq = null } = knowledgeQueries.endpoints.faq.useQuery(question?.faq?.id ?? skipToken);
  const { contracts } = useContracts(person);
  const usual = given ?? contractIdOf(contact, contracts);
  const contractId = chosen === undefined ? usual : chosen;
  const contract = contracts.find(({ id }) => id === contractId) ?? null;
  return {
    contact,
    question,
    contractId,
    faq,
    contracts,
    contract,
    ...placeOf(contract),
    roleId: roleIdOf(person),
    ...topicOf(question, faq),
    isPublic: isPublicFaq(faq, publicTimelineApplicationIds),
  };
}

export type Subject = Omit<ReturnType<typeof useSubject>, 'roleId'> & { roleId: string | null };

/** A unit or a complex, with the question that was chosen beside it (AMB-217). */
export function usePropertySubject({ zone, faqId }: DialogOf<'propertyTask'>): Subject {
  const { publicTimelineApplicationIds } = useSelector(selectConfig);
  const { currentData: faq = null } = knowledgeQueries.endpoints.faq.useQuery(faqId ?? skipToken);
  return {
    contact: null,
    question: null,
    contractId: null,
    faq,
    contracts: NO_CONTRACTS,
    contract: null,
    unitId: zone.of === 'unit' ? zone.id : null,
    zoneId: zone.id,
    roleId: null,
    faqId: faqId ?? EMPTY_GUID,
    tagId: tagIdOf(null, faq),
    isPublic: isPublicFaq(faq, publicTimelineApplicationIds),
  };
}

/** The fields that a task takes over from the contact. */
export const taskAbout = ({ roleId, contractId, faqId, tagId, isPublic, zoneId, contact }: Subject) => ({
  roleId,
  contractId,
  faqId,
  tagId,
  isPublic,
  channel: contact === null || contact.channel === ChannelType.Unknown ? null : contact.channel,
  residentialZoneId: zoneId,
});
