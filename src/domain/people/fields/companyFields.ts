import { withoutUnseen } from '@/lib/text';
import { orNull, textOf, whyNotPlain, whyNotRequired } from './lineField';
import { defineField } from './personField';
import { personFieldTexts } from './personFieldTexts';

const { problems } = personFieldTexts;

export const companyFields = [
  defineField({
    ...textOf('companyName'),
    kind: 'line',
    block: 'company',
    flag: 'customerWrite',
    capability: null,
    required: true,
    /** The person's name changes too when it is the same as the company name. */
    write: (person, to) => ({
      ...person,
      companyName: orNull(to),
      ...(person['name'] === person['companyName'] && { name: orNull(to) }),
    }),
    check: (to) => whyNotRequired(to, problems.companyName),
  }),
  defineField({
    ...textOf('chamberOfCommerceNumber'),
    kind: 'line',
    block: 'company',
    flag: 'customerWrite',
    capability: null,
    write: (person, to) => ({ ...person, chamberOfCommerceNumber: withoutUnseen(to) || null }),
    check: (to) => whyNotPlain(to, (text) => /^(\d{8})?$/.test(text), problems.chamberOfCommerceNumber),
  }),
];
