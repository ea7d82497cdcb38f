import * as v from 'valibot';
import type { RawHousingRegistration } from '@/api/tenancy/housingRegistrations';
import type { HousingRegistration } from '@/domain/tenancy/housingRegistration';
import { formatDate } from '@/lib/dates/format';
import { parseDate } from '@/lib/dates/parse';
import { hasAnyInvisible, hasInvisible } from '@/lib/text';
import { sameValue } from '@/lib/values';
import { housingRegistrationTexts as texts } from './housingRegistrationTexts';

const LONGEST_DESCRIPTION = 100;
const LONGEST_REMARKS = 1_000;

const Fields = v.object({ description: v.string(), remarks: v.string(), renewalDate: v.string() });
/** What can be changed of a registration, as it was typed. */
export type RegistrationFields = v.InferOutput<typeof Fields>;

/** What somebody changed, and what the registration said then. */
const Draft = v.object({ from: Fields, to: Fields });
export type RegistrationDraft = v.InferOutput<typeof Draft>;

export const isRegistrationDraft = (value: unknown): value is RegistrationDraft => v.is(Draft, value);

export const fieldsOf = ({ description, remarks, renewalDate }: HousingRegistration): RegistrationFields => ({
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

type RegistrationProblems = Readonly<Record<string, string>>;

/** Remarks have lines of their own. */
const LINE_ENDS = /[\n\r\t]/g;

function whyNotText(typed: string, most: number): string | null {
  if (typed.trim().length > most) return texts.tooLong(most);
  return hasInvisible(typed.replace(LINE_ENDS, '')) ? texts.invisible : null;
}

function whyNotDate(typed: string): string | null {
  if (typed.trim() === '') return null;
  if (hasAnyInvisible(typed)) return texts.invisible;
  return parseDate(typed) === null ? texts.dateInvalid : null;
}

export function registrationProblems(fields: RegistrationFields): RegistrationProblems {
  const problems = {
    description: whyNotText(fields.description, LONGEST_DESCRIPTION),
    remarks: whyNotText(fields.remarks, LONGEST_REMARKS),
    renewalDate: whyNotDate(fields.renewalDate),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  );
}

const written: Readonly<Record<keyof RegistrationFields, (typed: string) => unknown>> = {
  description: (typed) => typed.trim() || null,
  remarks: (typed) => typed.trim() || null,
  renewalDate: (typed) => parseDate(typed),
};

/** The registration as it was read with what was changed, and nothing else. */
export const registrationWith = (
  raw: RawHousingRegistration,
  draft: RegistrationDraft,
): RawHousingRegistration => ({
  ...raw,
  ...Object.fromEntries(changed(draft).map((name) => [name, written[name](draft.to[name])])),
});
