import * as v from 'valibot';
import type { RawHousingRegistration } from '@/api/tenancy/housingRegistrations';
import type { HousingRegistration } from '@/domain/tenancy/housingRegistration';
import { formatDate } from '@/lib/dates/format';
import { parseDate } from '@/lib/dates/parse';
import { hasAnyInvisible, hasInvisible } from '@/lib/invisible';
import { housingRegistrationTexts as texts } from './housingRegistrationTexts';

const LONGEST_DESCRIPTION = 100;
const LONGEST_REMARKS = 1_000;

export const RegistrationFields = v.object({
  description: v.string(),
  remarks: v.string(),
  renewalDate: v.string(),
});
/** The editable fields of a registration, as typed. */
export type RegistrationFields = v.InferOutput<typeof RegistrationFields>;

export const fieldsOf = ({ description, remarks, renewalDate }: HousingRegistration): RegistrationFields => ({
  description,
  remarks,
  renewalDate: renewalDate === null ? '' : formatDate(renewalDate),
});

type RegistrationProblems = Readonly<Record<string, string>>;

/** The remarks may contain line breaks and tabs. */
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

/** Returns the registration as it was read, with only the changes applied. */
export const registrationWith = (
  fields: RegistrationFields,
  changed: readonly (keyof RegistrationFields)[],
  raw: RawHousingRegistration,
): RawHousingRegistration => ({
  ...raw,
  ...Object.fromEntries(changed.map((name) => [name, written[name](fields[name])])),
});
