import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { Customer, Relation } from '@/domain/person/relation';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { isHttpError, isMissing } from '../http/httpError';

export const customerUrls = {
  all: '/api/v1/customer',
  customer: '/api/v1/customer/:id',
  byPerson: '/api/v1/customer/byPerson/:personId',
  relation: '/api/v1/onboarding/relation/:number',
} as const;

/** What is known of a relation number: nothing, somebody elsewhere, or a customer who is here already. */
type RelationLookup =
  { kind: 'unknown' } | { kind: 'elsewhere'; relation: Relation } | { kind: 'here'; customer: Customer };

const KNOWN = 409;
const MaybeCustomer = v.nullable(Customer);
/** Whose the number is, as a refusal tells (AMB-158). */
const Owner = v.fallback(v.object({ customerId: d.optionalId, personId: d.optionalId }), {
  customerId: null,
  personId: null,
});

/** The customer who has the number; a person that tells no customer is one as well. The refusal may know more than the record. */
async function existing(body: unknown): Promise<Customer | null> {
  const { customerId, personId } = v.parse(Owner, body);
  if (customerId !== null) {
    const customer = await http.get(fillPath(customerUrls.customer, { id: customerId }), Customer);
    return { ...customer, personId: customer.personId ?? personId };
  }
  if (personId === null) return null;
  return http.get(fillPath(customerUrls.byPerson, { personId }), MaybeCustomer);
}

/** Asks who has a relation number (001 §7, §8). */
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

/** The customer record of a person; null for who neither rents nor seeks. */
export const getCustomerOfPerson = (personId: string): Promise<Customer | null> =>
  http.get(fillPath(customerUrls.byPerson, { personId }), MaybeCustomer);

/** Whose customer record it is. Where there is none of that id, it may be that of the person itself; null for nobody. */
export async function getPersonOfCustomer(customerId: string): Promise<string | null> {
  try {
    const { personId } = await http.get(fillPath(customerUrls.customer, { id: customerId }), Customer);
    return personId;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return (await getCustomerOfPerson(customerId))?.personId ?? null;
  }
}
