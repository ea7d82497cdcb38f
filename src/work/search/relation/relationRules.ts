import * as v from 'valibot';
import { draftKey } from '@/core/drafts/draftsSlice';
import { Relation } from '@/domain/people/relation';
import { mailtoHref } from '@/lib/contactHref';
import { readPhone } from '@/lib/phone';
import { newRelationTexts as texts } from './newRelationTexts';

/** The typed fields of a new relation, with the data that was looked up for the shown number. */
export const RelationDraft = v.object({
  number: v.string(),
  found: v.nullable(Relation),
  firstName: v.string(),
  insertion: v.string(),
  lastName: v.string(),
  gender: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
});
export type RelationDraft = v.InferOutput<typeof RelationDraft>;

/** The known facts of the person on the connection. */
export type Given = Partial<Pick<RelationDraft, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>>;

export const RELATION_SURFACE = 'newRelation';
export const relationDraftKey = (formId: string): string => draftKey(RELATION_SURFACE, formId);

export const emptyRelation: RelationDraft = {
  number: '',
  found: null,
  firstName: '',
  insertion: '',
  lastName: '',
  gender: 'Unknown',
  email: '',
  phoneNumber: '',
};

type RelationProblems = Partial<Record<'lastName' | 'email' | 'phoneNumber', string>>;

/** A name or e-mail address is required; the other values must be valid if present. */
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

/** Returns the relation in the form of the request (001 §3). */
export const asRelation = (draft: RelationDraft): Relation => ({
  customerId: draft.found?.customerId ?? null,
  externalId: draft.found?.externalId ?? null,
  agentInfoId: draft.found?.agentInfoId ?? null,
  firstName: given(draft.firstName),
  insertion: given(draft.insertion),
  lastName: given(draft.lastName),
  gender: draft.gender as Relation['gender'],
  email: given(draft.email),
  phoneNumber: draft.phoneNumber.trim() === '' ? null : readPhone(draft.phoneNumber),
});

const TYPED = ['firstName', 'insertion', 'lastName', 'gender', 'email', 'phoneNumber'] as const;

/** Replaces typed values by the data of another system; values that it lacks stay. */
export const withLookedUp = (draft: RelationDraft, found: Relation): RelationDraft => ({
  ...draft,
  found,
  firstName: found.firstName ?? draft.firstName,
  insertion: found.insertion ?? draft.insertion,
  lastName: found.lastName ?? draft.lastName,
  gender: found.gender === 'Unknown' ? draft.gender : found.gender,
  email: found.email ?? draft.email,
  phoneNumber: found.phoneNumber ?? draft.phoneNumber,
});

/** Removes the looked-up data when another number is entered; typed values stay. */
export function withoutLookedUp(draft: RelationDraft): RelationDraft {
  const { found } = draft;
  if (found === null) return draft;
  const taken = TYPED.filter((name) => draft[name] === found[name]);
  return {
    ...draft,
    found: null,
    ...Object.fromEntries(taken.map((name) => [name, emptyRelation[name]])),
  };
}
