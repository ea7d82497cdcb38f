import { type Page, pageOf } from '@/domain/decode/page';
import { LogEntry } from '@/domain/diagnostics/logEntry';
import { pageAfterPage, queries } from '../http/queries';

export const systemLogUrls = { list: '/api/v1/systemlog' } as const;

const LogPage = pageOf(LogEntry);
const PAGE_SIZE = 25;

export const systemLogQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The entries of one scope, or of all scopes for null; newest first. */
    systemLog: build.infiniteQuery<Page<LogEntry>, string | null, number>({
      query: ({ queryArg: scopeId, pageParam: page }) => ({
        url: systemLogUrls.list,
        params: { ...(scopeId !== null && { scopeId }), page, pageSize: PAGE_SIZE },
        schema: LogPage,
      }),
      infiniteQueryOptions: pageAfterPage<LogEntry>(PAGE_SIZE),
      /* Each retry of an undelivered message adds a log entry, so the log is read again with these messages. */
      providesTags: ['undelivered'],
    }),
  }),
});
