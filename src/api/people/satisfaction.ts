import { type Page, pageOf } from '@/domain/decode/page';
import { Satisfaction } from '@/domain/people/satisfaction';
import { fillPath } from '@/lib/address';
import { queries, pageAfterPage } from '../http/queries';

export const satisfactionUrls = { byPerson: '/api/v1/customersatisfaction/byPerson/:personId' } as const;

const SatisfactionPage = pageOf(Satisfaction);
/** 001 §9. */
const PAGE_SIZE = 4;

export const satisfactionQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    satisfactionOfPerson: build.infiniteQuery<Page<Satisfaction>, string, number>({
      query: ({ queryArg: personId, pageParam: page }) => ({
        url: fillPath(satisfactionUrls.byPerson, { personId }),
        params: { page, pageSize: PAGE_SIZE },
        schema: SatisfactionPage,
      }),
      infiniteQueryOptions: pageAfterPage<Satisfaction>(PAGE_SIZE),
      providesTags: ['satisfaction'],
    }),
  }),
});
