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
import { type Person, roleIdOf } from '@/domain/person/person';
import { EMPTY_GUID } from '@/lib/guid';
import type { Contact } from '../contact/contact';
import { mainQuestion, useContactWith } from '../contact/contactWith';
import type { Question } from '../contact/question';
import { tagIdOf, usualContractId } from './registrationRules';

/** All contracts of somebody (001 §9): one that is not listed cannot be chosen. */
const PAGE_SIZE = 255;
const NO_CONTRACTS: readonly Contract[] = [];

/** The contracts of somebody, as far as the user may read them; `isWaiting` as long as they are not known. */
export function useContracts(person: Person | null) {
  const may = useSelector(selectMayAny)('contractRead', 'editTask');
  const roleId = may ? (person?.roles.customer ?? null) : null;
  const { currentData, isLoading } = contractQueries.endpoints.contractsOfRole.useQuery(
    roleId === null ? skipToken : { roleId, page: 0, pageSize: PAGE_SIZE },
  );
  return { contracts: currentData?.items ?? NO_CONTRACTS, isWaiting: isLoading };
}

/** The contract that was chosen in the contact, else the usual one (001 §5). */
export const contractIdOf = (contact: Contact | null, contracts: readonly Contract[]): string | null =>
  contact?.contract === undefined ? usualContractId(contracts) : (contact.contract?.id ?? null);

const topicOf = (question: Question | null, faq: Faq | null) => ({
  faqId: question?.faq?.id ?? EMPTY_GUID,
  tagId: tagIdOf(question?.subject ?? null, faq),
});

/** The unit, and the unit or complex that a task is about. */
const placeOf = (contract: Contract | null) => ({
  unitId: contract?.unit?.id ?? contract?.unitId ?? null,
  zoneId: contract?.unit?.complexId ?? null,
});

interface Given {
  /** Null for no contract; undefined as long as nothing was chosen. */
  chosen?: string | null | undefined;
  /** Takes the place of the questions of the contact. */
  asked?: Question | undefined;
}

/** The contact without its own questions: a task about one that is open on the screen repeats no others. */
const withOnly = (contact: Contact, asked: Question): Contact => ({ ...contact, questions: [asked] });

/** The contact, question and contract that everything made now is about. */
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

/** A unit or a complex, with the question that was chosen there (AMB-217). */
export function useZoneSubject({ zone, faqId }: DialogOf<'zoneTask'>): Subject {
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

/** What a task says of the contact that it comes from. */
export const taskAbout = ({ roleId, contractId, faqId, tagId, isPublic, zoneId, contact }: Subject) => ({
  roleId,
  contractId,
  faqId,
  tagId,
  isPublic,
  channel: contact === null || contact.channel === ChannelType.Unknown ? null : contact.channel,
  residentialZoneId: zoneId,
});
