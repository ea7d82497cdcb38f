import * as v from 'valibot';
import { recordNamed } from '@/domain/decode/decode';
import { type Page, pageOf } from '@/domain/decode/page';
import { type DeliveryStatus, UndeliveredMessage } from '@/domain/diagnostics/undeliveredMessage';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { pageAfterPage, queries } from '../http/queries';

export const undeliveredUrls = {
  list: '/api/v1/undeliveredmessage',
  byId: '/api/v1/undeliveredmessage/:id',
  retry: '/api/v1/undeliveredmessage/:id/retry',
} as const;

const UndeliveredPage = pageOf(UndeliveredMessage);
/** 002 §9.1. */
const PAGE_SIZE = 10;
/** The page size for reading a whole list that is not shown. */
const WHOLE_PAGE_SIZE = 200;

/** A field that is null does not filter. */
export interface UndeliveredFilter {
  status: DeliveryStatus | null;
  scopeId: string | null;
}

const paramsOf = ({ status, scopeId }: UndeliveredFilter) => ({
  ...(status !== null && { status }),
  ...(scopeId !== null && { scopeId }),
});

export const getUndelivered = (id: string): Promise<UndeliveredMessage> =>
  http.get(fillPath(undeliveredUrls.byId, { id }), recordNamed(UndeliveredMessage, id));

export const retryUndelivered = (id: string): Promise<unknown> =>
  http.put(fillPath(undeliveredUrls.retry, { id }), undefined, v.unknown());

/** Reads all messages, page by page. */
export async function getAllUndelivered(filter: UndeliveredFilter): Promise<UndeliveredMessage[]> {
  const found: UndeliveredMessage[] = [];
  for (let page = 0; ; page += 1) {
    const params = { ...paramsOf(filter), page, pageSize: WHOLE_PAGE_SIZE };
    const { items, total } = await http.get(undeliveredUrls.list, UndeliveredPage, { params });
    found.push(...items);
    if (items.length === 0 || (page + 1) * WHOLE_PAGE_SIZE >= total) return found;
  }
}

export const undeliveredQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The most recent failure first. */
    undeliveredMessages: build.infiniteQuery<Page<UndeliveredMessage>, UndeliveredFilter, number>({
      query: ({ queryArg: filter, pageParam: page }) => ({
        url: undeliveredUrls.list,
        params: { ...paramsOf(filter), page, pageSize: PAGE_SIZE },
        schema: UndeliveredPage,
      }),
      infiniteQueryOptions: pageAfterPage<UndeliveredMessage>(PAGE_SIZE),
      providesTags: ['undelivered'],
    }),
    undeliveredMessage: build.query<UndeliveredMessage, string>({
      query: (id) => ({
        url: fillPath(undeliveredUrls.byId, { id }),
        schema: recordNamed(UndeliveredMessage, id),
      }),
      providesTags: ['undelivered'],
    }),
  }),
});
