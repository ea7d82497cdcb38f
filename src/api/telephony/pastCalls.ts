import * as d from '@/domain/decode/decode';
import { type Page, pageOf } from '@/domain/decode/page';
import { PastCall } from '@/domain/telephony/pastCall';
import { PhoneDay } from '@/domain/telephony/phoneDay';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { queries, pageAfterPage } from '../http/queries';

export const pastCallUrls = {
  ofColleague: '/api/v1/telephony/phonestatistics/phonecalls/:userId',
  daysOfColleague: '/api/v1/telephony/phonestatistics/phonestatussummary/:userId',
} as const;

const PastCallPage = pageOf(PastCall);
const PAGE_SIZE = 250;

interface PastCallsOf {
  /** The id of the colleague as a user, as a person or as a role. */
  userId: string;
  /** Two moments; the period contains calls that began at or after `from` and before `until`. */
  from: string;
  until: string;
}

/** Reads the newest calls. */
export const getPastCalls = ({ userId, ...period }: PastCallsOf): Promise<Page<PastCall>> =>
  http.get(fillPath(pastCallUrls.ofColleague, { userId }), PastCallPage, {
    params: { ...period, page: 0, pageSize: PAGE_SIZE },
  });

export const pastCallQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first. */
    pastCalls: build.infiniteQuery<Page<PastCall>, PastCallsOf, number>({
      query: ({ queryArg: { userId, ...period }, pageParam: page }) => ({
        url: fillPath(pastCallUrls.ofColleague, { userId }),
        params: { ...period, page, pageSize: PAGE_SIZE },
        schema: PastCallPage,
      }),
      infiniteQueryOptions: pageAfterPage<PastCall>(PAGE_SIZE),
      providesTags: ['pastCalls'],
    }),
    /** One entry per day; a day without calls is missing. */
    phoneDays: build.query<PhoneDay[], PastCallsOf>({
      query: ({ userId, ...params }) => ({
        url: fillPath(pastCallUrls.daysOfColleague, { userId }),
        params: { ...params },
        schema: d.listOf(PhoneDay),
      }),
      providesTags: ['pastCalls'],
    }),
  }),
});
