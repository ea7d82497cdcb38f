import * as v from 'valibot';
import { Customer } from '@/domain/people/relation';
import { fillPath } from '@/lib/address';
import { answerOf, queries } from '../http/queries';
import { customerUrls, getPersonOfCustomer } from './customers';

export const customerQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    personOfCustomer: build.query<string | null, string>({
      queryFn: (customerId) => answerOf(getPersonOfCustomer(customerId)),
      keepUnusedDataFor: Infinity,
    }),
    /** Null for a person who is neither tenant nor home seeker. */
    customerOfPerson: build.query<Customer | null, string>({
      query: (personId) => ({
        url: fillPath(customerUrls.byPerson, { personId }),
        schema: v.nullable(Customer),
        missing: null,
      }),
      providesTags: (_customer, _error, personId) => [{ type: 'person', id: personId }, 'personParts'],
    }),
  }),
});
