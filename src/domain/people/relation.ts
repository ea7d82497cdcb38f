import * as v from 'valibot';
import * as d from '../decode/decode';
import { genderOrUnknown } from './personTraits';

/** A new customer as onboarding knows them, and the body that creates them (001 §3). */
export const Relation = v.object({
  customerId: d.optionalId,
  email: d.optionalText,
  firstName: d.optionalText,
  insertion: d.optionalText,
  lastName: d.optionalText,
  gender: genderOrUnknown,
  phoneNumber: d.optionalText,
  externalId: d.optionalText,
  agentInfoId: d.optionalId,
});
export type Relation = v.InferOutput<typeof Relation>;
export const isRelation = (value: unknown): value is Relation => v.is(Relation, value);

/** The part of a customer that is needed to open the card of the person. */
export const Customer = v.object({ id: d.id, personId: d.optionalId, externalId: d.optionalText });
export type Customer = v.InferOutput<typeof Customer>;
