import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { GenericSchema } from 'valibot';
import { http } from './http';
import { type HttpError, isHttpError } from './httpError';
import { announceQueries, QUERY_TAGS } from './lateQueries';
import type { Query } from './uri';

interface Question {
  url: string;
  params?: Query;
  schema: GenericSchema;
  /** What a 404 stands for, where it is an answer. */
  missing?: unknown;
}

/** Why there is no answer: an {@link HttpError} as the store can keep it. */
type FailedRead = Pick<HttpError, 'kind' | 'status' | 'url'>;

const NOT_FOUND = 404;

const ask: BaseQueryFn<Question, unknown, FailedRead> = async (question, { signal }) => {
  const { url, params = {}, schema, missing } = question;
  try {
    return { data: await http.get(url, schema, { params, signal }) };
  } catch (error) {
    if (!isHttpError(error)) throw error;
    if (error.status === NOT_FOUND && missing !== undefined) return { data: missing };
    return { error: { kind: error.kind, status: error.status, url: error.url } };
  }
};

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
