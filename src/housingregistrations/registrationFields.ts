import * as v from 'valibot';
import type { RawRegistration } from '@/api/registrations';
import type { Registration } from '@/domain/registration';
import { formatDate } from '@/lib/dates/format';
import { parseDate } from '@/lib/dates/parse';
import { sameValue } from '@/lib/sameValue';
import { registrationTexts as texts } from './registrationTexts';

const LONGEST_DESCRIPTION = 100;
const LONGEST_REMARKS = 1_000;

const Fields = v.object({ description: v.string(), remarks: v.string(), renewalDate: v.string() });
/** What can be changed of a registration, as it was typed. */
export type RegistrationFields = v.InferOutput<typeof Fields>;

/** What somebody changed, and what the registration said then. */
const Draft = v.object({ from: Fields, to: Fields });
export type RegistrationDraft = v.InferOutput<typeof Draft>;

export const isRegistrationDraft = (value: unknown): value is RegistrationDraft => v.is(Draft, value);

export const fieldsOf = ({ description, remarks, renewalDate }: Registration): RegistrationFields => ({
  description,
  remarks,
  renewalDate: renewalDate === null ? '' : formatDate(renewalDate),
});

export const isDirty = ({ from, to }: RegistrationDraft): boolean => !sameValue(from, to);

const NAMES = ['description', 'remarks', 'renewalDate'] as const;
const changed = ({ from, to }: RegistrationDraft) => NAMES.filter((name) => from[name] !== to[name]);

/** What I changed and a colleague changed too, into something else (W5). */
export const conflictsIn = (draft: RegistrationDraft, now: RegistrationFields) =>
  changed(draft).filter((name) => now[name] !== draft.from[name] && now[name] !== draft.to[name]);

/** Of one field the registration's own value again. */
export const withTheirs = (
  { from, to }: RegistrationDraft,
  name: keyof RegistrationFields,
  now: RegistrationFields,
): RegistrationDraft => ({ from: { ...from, [name]: now[name] }, to: { ...to, [name]: now[name] } });

/** What was not touched follows the registration. */
export const followed = (draft: RegistrationDraft, now: RegistrationFields): RegistrationFields => ({
  ...now,
  ...Object.fromEntries(changed(draft).map((name) => [name, draft.to[name]])),
});

export type RegistrationProblems = Partial<Record<keyof RegistrationFields, string>>;

export function registrationProblems({
  description,
  remarks,
  renewalDate,
}: RegistrationFields): RegistrationProblems {
  return {
    ...(description.trim().length > LONGEST_DESCRIPTION && {
      description: texts.tooLong(LONGEST_DESCRIPTION),
    }),
    ...(remarks.trim().length > LONGEST_REMARKS && { remarks: texts.tooLong(LONGEST_REMARKS) }),
    ...(renewalDate.trim() !== '' && parseDate(renewalDate) === null && { renewalDate: texts.dateInvalid }),
  };
}

const written: Readonly<Record<keyof RegistrationFields, (typed: string) => unknown>> = {
  description: (typed) => typed.trim() || null,
  remarks: (typed) => typed.trim() || null,
  renewalDate: (typed) => parseDate(typed),
};

/** The registration as it was read with what was changed, and nothing else. */
export const registrationWith = (raw: RawRegistration, draft: RegistrationDraft): RawRegistration => ({
  ...raw,
  ...Object.fromEntries(changed(draft).map((name) => [name, written[name](draft.to[name])])),
});
