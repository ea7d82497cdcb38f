import * as v from 'valibot';
import { Customer } from '@/domain/person/relation';
import { fillPath } from '@/lib/address';
import { queries } from '../http/queries';
import { customerUrls } from './customers';

export const customerQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Null for who neither rents nor seeks. */
    customerOfPerson: build.query<Customer | null, string>({
      query: (personId) => ({
        url: fillPath(customerUrls.byPerson, { personId }),
        schema: v.nullable(Customer),
        missing: null,
      }),
      providesTags: (_customer, _error, personId) => [{ type: 'person', id: personId }],
    }),
  }),
});
