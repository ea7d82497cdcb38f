import { answerOf, queries } from '../http/queries';
import { getPersonOfCustomer } from './customers';

export const customerQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    personOfCustomer: build.query<string | null, string>({
      queryFn: (customerId) => answerOf(getPersonOfCustomer(customerId)),
      keepUnusedDataFor: Infinity,
    }),
  }),
});
