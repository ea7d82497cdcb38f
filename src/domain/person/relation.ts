import * as v from 'valibot';
import { id, optionalId, optionalText } from '../decode/decode';
import { genderOrUnknown } from './personTraits';

/** A new customer, as onboarding knows it and as it is sent to be made (001 §3). */
export const Relation = v.object({
  customerId: optionalId,
  email: optionalText,
  firstName: optionalText,
  insertion: optionalText,
  lastName: optionalText,
  gender: genderOrUnknown,
  phoneNumber: optionalText,
  externalId: optionalText,
  agentInfoId: optionalId,
});
export type Relation = v.InferOutput<typeof Relation>;
export const isRelation = (value: unknown): value is Relation => v.is(Relation, value);

/** A customer, as little as is needed to open the card of the person. */
export const Customer = v.object({ id, personId: optionalId });
export type Customer = v.InferOutput<typeof Customer>;
