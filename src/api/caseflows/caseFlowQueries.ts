import * as v from 'valibot';
import {
  CancelationStatus,
  CaseFlow,
  CaseFlowType,
  CaseMessage,
  type Audience,
} from '@/domain/caseflows/caseFlow';
import * as d from '@/domain/decode/decode';
import type { Page } from '@/domain/decode/page';
import { LinkedStepTask } from '@/domain/tasks/taskOutcome';
import { fillPath } from '@/lib/address';
import { CaseFlowPage, caseFlowParams, type CaseFlowQuery } from './caseFlows';
import { caseFlowUrls } from './caseFlowUrls';
import { http } from '../http/http';
import { answerOf, queries } from '../http/queries';

interface Conversation {
  caseFlowId: string;
  audience: Audience;
}

const messagesUrl: Readonly<Record<Audience, string>> = {
  internal: caseFlowUrls.messages,
  public: caseFlowUrls.publicMessages,
};

export const getCaseMessages = ({ caseFlowId, audience }: Conversation): Promise<CaseMessage[]> =>
  http.get(fillPath(messagesUrl[audience], { id: caseFlowId }), d.listOf(CaseMessage));

/** A message about a case, with its attached file. */
const SentMessage = v.object({ message: v.string(), mediaId: v.nullable(v.string()) });
export type SentMessage = v.InferOutput<typeof SentMessage>;
export const isSentMessage = (kept: unknown): kept is SentMessage => v.is(SentMessage, kept);

/** Returns the ids of the user's messages with the same text and the same file. */
export const sameMessages = (
  messages: readonly CaseMessage[],
  sent: SentMessage,
  userId: string | undefined,
) =>
  messages
    .filter(
      ({ message, mediaId, createdBy }) =>
        message.trim() === sent.message && mediaId === sent.mediaId && createdBy?.id === userId,
    )
    .map(({ id }) => id);

/** Kept out of `api/caseflows/caseFlows`, because that module is loaded before the first row is shown. */
export const caseFlowQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The messages for one audience. */
    caseMessages: build.query<CaseMessage[], Conversation>({
      queryFn: (conversation) => answerOf(getCaseMessages(conversation)),
      providesTags: (_messages, _error, { audience }) => [{ type: 'caseMessages', id: audience }],
      keepUnusedDataFor: Infinity,
    }),
    /** Cases found by words, such as the name of their person. */
    otherCases: build.query<Page<CaseFlow>, CaseFlowQuery>({
      query: (query) => ({ url: caseFlowUrls.search, params: caseFlowParams(query), schema: CaseFlowPage }),
      providesTags: (_found, _error, { query = '' }) => [{ type: 'otherWork', id: query }],
      keepUnusedDataFor: Infinity,
    }),
    /** The case with the step that a task of the inbox belongs to; null when there is none. */
    caseFlowOfTask: build.query<CaseFlow | null, string>({
      query: (taskId) => ({
        url: fillPath(caseFlowUrls.byUmbrellaTask, { id: taskId }),
        schema: CaseFlow,
        missing: null,
      }),
      providesTags: ['otherWork'],
    }),
    /** The case flow that belongs to a file on the timeline; null when there is none. */
    caseFlowOfFile: build.query<CaseFlow | null, string>({
      query: (caseId) => ({
        url: fillPath(caseFlowUrls.byUmbrellaCase, { id: caseId }),
        schema: CaseFlow,
        missing: null,
      }),
      providesTags: ['otherWork'],
    }),
    /** The step task, with its outcomes, that belongs to a task of the inbox. */
    stepTask: build.query<LinkedStepTask, string>({
      query: (taskId) => ({ url: fillPath(caseFlowUrls.task, { id: taskId }), schema: LinkedStepTask }),
      providesTags: ['otherWork'],
    }),
    caseFlowTypes: build.query<CaseFlowType[], undefined>({
      query: () => ({ url: caseFlowUrls.types, schema: d.listOf(CaseFlowType) }),
      keepUnusedDataFor: Infinity,
    }),
    cancelationStatuses: build.query<CancelationStatus[], undefined>({
      query: () => ({ url: caseFlowUrls.cancelationStatuses, schema: d.listOf(CancelationStatus) }),
      keepUnusedDataFor: Infinity,
    }),
  }),
});
