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
  /** What is asked with a body is sent by POST; it is a question all the same. */
  body?: unknown;
  /** What a 404 stands for, where it is an answer. */
  missing?: unknown;
}

/** Why there is no answer: an {@link HttpError} as the store can keep it. */
type FailedRead = Pick<HttpError, 'kind' | 'status' | 'url'>;

/** What a query says of a call, or of several that are one question. */
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

/** What makes the answer to a question old. A look-up has none: no event tells of a new name or type. */
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

/**
 * Everything that is a question and an answer. The endpoints stand beside their resource; the tags of each say what makes
 * its answer old.
 */
export const queries = createApi({
  reducerPath: 'queries',
  baseQuery: ask,
  tagTypes: QUERY_TAGS,
  endpoints: () => ({}),
});

export type WithQueries = Record<typeof queries.reducerPath, ReturnType<typeof queries.reducer>>;

announceQueries(queries);

/** A list that brings nothing so many times in a row has nothing more (AMB-247). */
const EMPTY_PAGES_MAX = 3;

/** How a list goes on that is asked page after page. */
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
