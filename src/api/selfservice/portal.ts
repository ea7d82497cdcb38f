import * as v from 'valibot';
import { type Page, pageOf } from '@/domain/decode/page';
import type { Received } from '@/domain/decode/received';
import {
  PortalAvailability,
  PortalRequest,
  type PortalRequestStatus,
  type PortalStatus,
} from '@/domain/selfservice/portal';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { pageAfterPage, queries } from '../http/queries';

export const portalUrls = {
  status: '/api/v1/selfservice/status',
  requests: '/api/v1/selfservice/report',
  request: '/api/v1/selfservice/report/byflowstate/:flowStateId',
} as const;

/** The page size of overviews (001 §9). */
const PAGE_SIZE = 10;
const RequestPage = pageOf(PortalRequest);

export const readPortalStatus = (): Promise<Received<PortalStatus>> =>
  http.get(portalUrls.status, PortalAvailability);

export const changePortalStatus = (status: PortalStatus): Promise<unknown> =>
  http.put(portalUrls.status, { status }, v.unknown());

interface RequestsAsked {
  text: string;
  /** Null for all requests, including those without a status. */
  status: PortalRequestStatus | null;
}

export const portalQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    portalStatus: build.query<Received<PortalStatus>, undefined>({
      query: () => ({ url: portalUrls.status, schema: PortalAvailability }),
      providesTags: ['portalStatus'],
    }),
    /** Newest requests first; the words are searched in title, id and name of the person. */
    portalRequests: build.infiniteQuery<Page<PortalRequest>, RequestsAsked, number>({
      query: ({ queryArg: { text, status }, pageParam: page }) => ({
        url: portalUrls.requests,
        params: { status: status ?? 'All', ...(text !== '' && { query: text }), page, pageSize: PAGE_SIZE },
        schema: RequestPage,
      }),
      infiniteQueryOptions: pageAfterPage<PortalRequest>(PAGE_SIZE),
      providesTags: ['portalRequests'],
    }),
    /** Null when no request has this id. */
    portalRequest: build.query<PortalRequest | null, string>({
      query: (flowStateId) => ({
        url: fillPath(portalUrls.request, { flowStateId }),
        schema: PortalRequest,
        missing: null,
      }),
      providesTags: ['portalRequests'],
    }),
  }),
});
