import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { Customer, Relation } from '@/domain/people/relation';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { isHttpError, isMissing } from '../http/httpError';

export const customerUrls = {
  all: '/api/v1/customer',
  customer: '/api/v1/customer/:id',
  byPerson: '/api/v1/customer/byPerson/:personId',
  relation: '/api/v1/onboarding/relation/:number',
} as const;

/** The result for a relation number: unknown, a person in another system, or a customer here. */
type RelationLookup =
  { kind: 'unknown' } | { kind: 'elsewhere'; relation: Relation } | { kind: 'here'; customer: Customer };

const KNOWN = 409;
const MaybeCustomer = v.nullable(Customer);
/** The owner of the number, as named in the refusal (AMB-158). */
const Owner = v.fallback(v.object({ customerId: d.optionalId, personId: d.optionalId }), {
  customerId: null,
  personId: null,
});

/**
 * Returns the customer that a refusal names as the owner of the number. When the refusal names only a person, that
 * person's customer record is returned. When the customer record lacks a person, the person in the refusal is used.
 */
async function existing(body: unknown): Promise<Customer | null> {
  const { customerId, personId } = v.parse(Owner, body);
  if (customerId !== null) {
    const customer = await http.get(fillPath(customerUrls.customer, { id: customerId }), Customer);
    return { ...customer, personId: customer.personId ?? personId };
  }
  if (personId === null) return null;
  return http.get(fillPath(customerUrls.byPerson, { personId }), MaybeCustomer);
}

/** Looks up a relation number (001 §7, §8). */
export async function lookUpRelation(number: string): Promise<RelationLookup> {
  try {
    const relation = await http.get(fillPath(customerUrls.relation, { number }), Relation);
    return { kind: 'elsewhere', relation };
  } catch (error) {
    if (isMissing(error)) return { kind: 'unknown' };
    if (!isHttpError(error) || error.status !== KNOWN) throw error;
    const customer = await existing(error.body);
    if (customer === null) throw error;
    return { kind: 'here', customer };
  }
}

export const createCustomer = (relation: Relation): Promise<Customer | undefined> =>
  http.post(customerUrls.all, relation, Customer);

/** Returns the customer record of a person; null for a person who is neither tenant nor home seeker. */
export const getCustomerOfPerson = (personId: string): Promise<Customer | null> =>
  http.get(fillPath(customerUrls.byPerson, { personId }), MaybeCustomer);

/**
 * Returns the person of a customer record. An id without a record is tried as the id of a person; null when that does
 * not exist either.
 */
export async function getPersonOfCustomer(customerId: string): Promise<string | null> {
  try {
    const { personId } = await http.get(fillPath(customerUrls.customer, { id: customerId }), Customer);
    return personId;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return (await getCustomerOfPerson(customerId))?.personId ?? null;
  }
}
