import * as v from 'valibot';
import type { ColleagueBody } from '@/api/person/colleagueChanges';
import type { FieldProblems } from '@/card/form/useRecordForm';
import type { Colleague } from '@/domain/colleague/colleague';
import { whyNotEmail } from '@/domain/person/fields/emailField';
import { orNull, whyNotPlain, whyNotRequired, whyNotText } from '@/domain/person/fields/lineField';
import type { Problem } from '@/domain/person/fields/personField';
import { personFieldTexts } from '@/domain/person/fields/personFieldTexts';
import { readPhone } from '@/lib/phone';
import { colleagueFormTexts as texts } from './colleagueFormTexts';

const Fields = v.object({
  name: v.string(),
  job: v.string(),
  department: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
  phoneNumber2: v.string(),
  /** The ids of the function groups. */
  functiongroups: v.array(v.string()),
});
/** The editable fields of a colleague, as typed. */
export type ColleagueFields = v.InferOutput<typeof Fields>;

export const isColleagueFields = (value: unknown): value is ColleagueFields => v.is(Fields, value);

export const noColleague: ColleagueFields = {
  name: '',
  job: '',
  department: '',
  email: '',
  phoneNumber: '',
  phoneNumber2: '',
  functiongroups: [],
};

export const fieldsOf = (colleague: Colleague): ColleagueFields => ({
  name: colleague.name,
  job: colleague.job ?? '',
  department: colleague.department ?? '',
  email: colleague.email ?? '',
  phoneNumber: colleague.phoneNumber ?? '',
  phoneNumber2: colleague.phoneNumber2 ?? '',
  functiongroups: colleague.functiongroups.map(({ id }) => id),
});

const asNumber = (typed: string): string => readPhone(typed) ?? typed.trim();

/** The typed values as the server will store them. */
export const asStored = (fields: ColleagueFields): ColleagueFields => ({
  name: fields.name.trim(),
  job: fields.job.trim(),
  department: fields.department.trim(),
  email: fields.email.trim(),
  phoneNumber: asNumber(fields.phoneNumber),
  phoneNumber2: asNumber(fields.phoneNumber2),
  functiongroups: fields.functiongroups,
});

type Names = readonly (keyof ColleagueFields)[];

/** The request body: the changed fields, with null for a cleared one. */
export const colleagueBody = (fields: ColleagueFields, changed: Names): ColleagueBody =>
  Object.fromEntries(
    changed.map((name) => {
      const value = fields[name];
      return [name, typeof value === 'string' ? orNull(value) : value];
    }),
  );

const whyNotPhone = (typed: string): Problem =>
  typed.trim() === ''
    ? null
    : whyNotPlain(typed, (text) => readPhone(text) !== null, personFieldTexts.problems.phoneNumber);

/** The problems in the form; unchanged fields are only checked for a missing name. */
export function colleagueProblems(fields: ColleagueFields, changed: Names): FieldProblems {
  const found: Readonly<Record<string, Problem>> = {
    job: whyNotText(fields.job),
    department: whyNotText(fields.department),
    email: whyNotEmail(fields.email, 0, [fields.email]),
    phoneNumber: whyNotPhone(fields.phoneNumber),
    phoneNumber2: whyNotPhone(fields.phoneNumber2),
  };
  const judged: [string, Problem][] = [
    ['name', whyNotRequired(fields.name, texts.nameMissing)],
    ...Object.entries(found).filter(([name]) => changed.some((each) => each === name)),
  ];
  return Object.fromEntries(judged.flatMap(([name, problem]) => (problem === null ? [] : [[name, problem]])));
}
