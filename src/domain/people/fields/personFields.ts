import { homeAddressField, postalAddressField } from './addressFields';
import { characteristicsField } from './characteristicsField';
import { companyFields } from './companyFields';
import { emailField } from './emailField';
import { notificationFields } from './notificationFields';
import { personalFields } from './personalFields';
import { phoneField } from './phoneField';
import type { PersonBlock, PersonField } from './personField';

/** All editable fields of a person, in the order of the forms. */
export const personFields: readonly PersonField[] = [
  ...personalFields,
  ...companyFields,
  emailField,
  phoneField,
  homeAddressField,
  postalAddressField,
  ...notificationFields,
  characteristicsField,
];

export const fieldsOf = (block: PersonBlock): PersonField[] =>
  personFields.filter((field) => field.block === block);
