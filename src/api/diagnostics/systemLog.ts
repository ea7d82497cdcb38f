import { type Page, pageOf } from '@/domain/decode/page';
import { LogEntry } from '@/domain/diagnostics/logEntry';
import { pageAfterPage, queries } from '../http/queries';

export const systemLogUrls = { list: '/api/v1/systemlog' } as const;

const LogPage = pageOf(LogEntry);
const PAGE_SIZE = 25;

export const systemLogQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The newest first; of one scope, or with null of all. */
    systemLog: build.infiniteQuery<Page<LogEntry>, string | null, number>({
      query: ({ queryArg: scopeId, pageParam: page }) => ({
        url: systemLogUrls.list,
        params: { ...(scopeId !== null && { scopeId }), page, pageSize: PAGE_SIZE },
        schema: LogPage,
      }),
      infiniteQueryOptions: pageAfterPage<LogEntry>(PAGE_SIZE),
      /* Each try to put a message through adds a line. */
      providesTags: ['undelivered'],
    }),
  }),
});
