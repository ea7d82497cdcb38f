import * as v from 'valibot';
import { Customer } from '@/domain/person/relation';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { isMissing } from '../http/httpError';
import { answerOf, queries } from '../http/queries';
import { customerUrls } from './customers';

const MaybeCustomer = v.nullable(Customer);

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

export const customerQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    personOfCustomer: build.query<string | null, string>({
      queryFn: (customerId) => answerOf(getPersonOfCustomer(customerId)),
      keepUnusedDataFor: Infinity,
    }),
  }),
});
