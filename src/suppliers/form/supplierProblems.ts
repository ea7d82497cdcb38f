import type { FieldProblems } from '@/card/form/useRecordForm';
import { whyNotAddress } from '@/domain/person/fields/addressFields';
import { whyNotEmail } from '@/domain/person/fields/emailField';
import { whyNotPlain, whyNotRequired, whyNotText } from '@/domain/person/fields/lineField';
import type { Problem } from '@/domain/person/fields/personField';
import { personFieldTexts } from '@/domain/person/fields/personFieldTexts';
import { readPhone } from '@/lib/phone';
import type { SupplierFields } from './supplierFields';
import { supplierFormTexts as texts } from './supplierFormTexts';

const { problems } = personFieldTexts;

const ADDRESS = ['zipCode', 'houseNumber', 'houseNumberSuffix', 'street', 'city'] as const;
const LONGEST_REMARKS = 1_000;
/** Line breaks are only allowed in remarks. */
const LINE_ENDS = /[\n\r\t]/g;

const whyNotNumber = (typed: string): Problem =>
  typed.trim() === ''
    ? null
    : whyNotPlain(typed, (text) => /^\d{8}$/.test(text), problems.chamberOfCommerceNumber);
const whyNotPhone = (typed: string): Problem =>
  typed.trim() === '' ? null : whyNotPlain(typed, (text) => readPhone(text) !== null, problems.phoneNumber);
const whyNotOneEmail = (typed: string): Problem => whyNotEmail(typed, 0, [typed]);

/** The problems in the form; unchanged fields are only checked for a missing name. An address counts as one field. */
export function supplierProblems(
  fields: SupplierFields,
  changed: readonly (keyof SupplierFields)[],
): FieldProblems {
  const isAddressChanged = ADDRESS.some((part) => changed.includes(part));
  const found: Readonly<Record<string, Problem>> = {
    chamberOfCommerceNumber: whyNotNumber(fields.chamberOfCommerceNumber),
    phoneNumber: whyNotPhone(fields.phoneNumber),
    emailAddress: whyNotOneEmail(fields.emailAddress),
    planningEmail: whyNotOneEmail(fields.planningEmail),
    remarks: whyNotText(fields.remarks.replace(LINE_ENDS, ''), LONGEST_REMARKS),
  };
  const judged = [
    ['name', whyNotRequired(fields.name, texts.nameMissing)],
    ...Object.entries(found).filter(([name]) => changed.some((each) => each === name)),
    ...(isAddressChanged ? Object.entries(whyNotAddress(fields, false)) : []),
  ];
  return Object.fromEntries(judged.filter(([, problem]) => problem !== null)) as FieldProblems;
}
