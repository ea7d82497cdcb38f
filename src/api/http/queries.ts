import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { GenericSchema } from 'valibot';
import { http } from './http';
import { type HttpError, isHttpError, isMissing } from './httpError';
import { announceQueries } from './lateQueries';
import type { Page } from '@/domain/decode/page';
import type { Query } from '@/lib/address';

interface Question {
  url: string;
  params?: Query;
  schema: GenericSchema;
  /** A question with a body is sent by POST, but is still a read. */
  body?: unknown;
  /** The answer to use for a 404, when that is a valid answer. */
  missing?: unknown;
}

/** The reason for a missing answer: the part of an {@link HttpError} that can be stored. */
type FailedRead = Pick<HttpError, 'kind' | 'status' | 'url'>;

/** Turns one call, or several that form one question, into the result of a query. */
export async function answerOf<T>(asking: Promise<T>): Promise<{ data: T } | { error: FailedRead }> {
  try {
    return { data: await asking };
  } catch (error) {
    if (!isHttpError(error)) throw error;
    return { error: { kind: error.kind, status: error.status, url: error.url } };
  }
}

const ask: BaseQueryFn<Question, unknown, FailedRead> = async (question, { signal }) => {
  const { url, params = {}, schema, body, missing } = question;
  const options = { params, signal };
  const asking = body === undefined ? http.get(url, schema, options) : http.post(url, body, schema, options);
  return answerOf<unknown>(
    asking.catch((error: unknown) => {
      if (missing === undefined || !isMissing(error)) throw error;
      return missing;
    }),
  );
};

/** The tags that invalidate answers. Look-ups have none, because no event reports a new name or type. */
export const QUERY_TAGS = [
  'account',
  'announcements',
  'bills',
  'calendar',
  'caseActivities',
  'caseDocuments',
  'caseFile',
  'caseMessages',
  'caseReport',
  'chatConfig',
  'complex',
  'colleagueActivities',
  'colleagues',
  'contractors',
  'contracts',
  'districts',
  'functionGroups',
  'housingTypes',
  'faqs',
  'indicators',
  'latestAnnouncements',
  'linkedTasks',
  'lists',
  'otherWork',
  'mail',
  'mails',
  'outstandingBalance',
  'portalRequests',
  'portalStatus',
  'pastCalls',
  'person',
  'personParts',
  'presence',
  'priceComponents',
  'repairPlanning',
  'repairRequests',
  'housingRegistrations',
  'satisfaction',
  'scenarios',
  'shortcuts',
  'taskHistory',
  'timeline',
  'timelineFollowUps',
  'undelivered',
  'unit',
  'valuation',
  'vendors',
] as const;
export type QueryTag = (typeof QUERY_TAGS)[number];

/** The cache of all reads. The endpoints are defined beside their resource; their tags define what invalidates them. */
export const queries = createApi({
  reducerPath: 'queries',
  baseQuery: ask,
  tagTypes: QUERY_TAGS,
  endpoints: () => ({}),
});

export type WithQueries = Record<typeof queries.reducerPath, ReturnType<typeof queries.reducer>>;

announceQueries(queries);

/** A list ends after this many empty pages in a row (AMB-247). */
const EMPTY_PAGES_MAX = 3;

/** The options of a list that is read page by page. */
export const pageAfterPage = <T>(pageSize: number) => ({
  initialPageParam: 0,
  getNextPageParam: (last: Page<T>, all: readonly Page<T>[], page: number): number | undefined => {
    const recent = all.slice(-EMPTY_PAGES_MAX);
    const { left = 0, total } = last;
    const isDry =
      left === 0 && recent.length === EMPTY_PAGES_MAX && recent.every(({ items }) => items.length === 0);
    const read = (page + 1) * pageSize - left;
    return isDry || read >= total ? undefined : Math.floor(read / pageSize);
  },
});
