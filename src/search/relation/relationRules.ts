import * as v from 'valibot';
import type { Relation } from '@/domain/person/relation';
import { mailtoHref } from '@/lib/contactHref';
import { readPhone } from '@/lib/phone';
import { newRelationTexts as texts } from './newRelationTexts';

/** What is typed about a new relation, with the ids that were looked up. */
export const RelationDraft = v.object({
  number: v.string(),
  customerId: v.nullable(v.string()),
  externalId: v.nullable(v.string()),
  agentInfoId: v.nullable(v.string()),
  firstName: v.string(),
  insertion: v.string(),
  lastName: v.string(),
  gender: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
});
export type RelationDraft = v.InferOutput<typeof RelationDraft>;

export const emptyRelation: RelationDraft = {
  number: '',
  customerId: null,
  externalId: null,
  agentInfoId: null,
  firstName: '',
  insertion: '',
  lastName: '',
  gender: 'Unknown',
  email: '',
  phoneNumber: '',
};

type RelationProblems = Partial<Record<'lastName' | 'email' | 'phoneNumber', string>>;

/** Somebody must be called something; what is given besides must be usable. */
export function problemsOf({ firstName, lastName, email, phoneNumber }: RelationDraft): RelationProblems {
  const isNamed = [firstName, lastName, email].some((words) => words.trim() !== '');
  const isWrongEmail = email.trim() !== '' && mailtoHref(email) === null;
  const isWrongPhone = phoneNumber.trim() !== '' && readPhone(phoneNumber) === null;
  return {
    ...(!isNamed && { lastName: texts.nameOrEmail }),
    ...(isWrongEmail && { email: texts.emailWrong }),
    ...(isWrongPhone && { phoneNumber: texts.phoneWrong }),
  };
}

const given = (words: string): string | null => words.trim() || null;

/** As it is sent to be made (001 §3). */
export const asRelation = (draft: RelationDraft): Relation => ({
  customerId: draft.customerId,
  externalId: draft.externalId,
  agentInfoId: draft.agentInfoId,
  firstName: given(draft.firstName),
  insertion: given(draft.insertion),
  lastName: given(draft.lastName),
  gender: draft.gender as Relation['gender'],
  email: given(draft.email),
  phoneNumber: draft.phoneNumber.trim() === '' ? null : readPhone(draft.phoneNumber),
});

/** What another system knows takes the place of what was typed; what it does not know stays. */
export const withLookedUp = (draft: RelationDraft, found: Relation): RelationDraft => ({
  ...draft,
  customerId: found.customerId,
  externalId: found.externalId,
  agentInfoId: found.agentInfoId,
  firstName: found.firstName ?? draft.firstName,
  insertion: found.insertion ?? draft.insertion,
  lastName: found.lastName ?? draft.lastName,
  gender: found.gender === 'Unknown' ? draft.gender : found.gender,
  email: found.email ?? draft.email,
  phoneNumber: found.phoneNumber ?? draft.phoneNumber,
});
