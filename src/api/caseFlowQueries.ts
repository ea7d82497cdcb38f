import { CancelationStatus, type CaseFlow, CaseFlowType, CaseMessage } from '@/domain/caseFlow';
import type { Audience } from '@/domain/caseMessage';
import { listOf } from '@/domain/decode';
import type { Page } from '@/domain/page';
import { fillPath } from '@/lib/fillPath';
import { CaseFlowPage, caseFlowParams, type CaseFlowQuery, caseFlowUrls } from './caseFlows';
import { queries } from './queries';

interface Conversation {
  caseFlowId: string;
  audience: Audience;
}

const messagesUrl: Readonly<Record<Audience, string>> = {
  internal: caseFlowUrls.messages,
  public: caseFlowUrls.publicMessages,
};

/** Apart from `api/caseFlows`, which is there before the first row. */
export const caseFlowQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** What was said to one audience. */
    caseMessages: build.query<CaseMessage[], Conversation>({
      query: ({ caseFlowId, audience }) => ({
        url: fillPath(messagesUrl[audience], { id: caseFlowId }),
        schema: listOf(CaseMessage),
      }),
      providesTags: (_messages, _error, { audience }) => [{ type: 'caseMessages', id: audience }],
      keepUnusedDataFor: Infinity,
    }),
    /** Cases beside the one that is open. */
    otherCases: build.query<Page<CaseFlow>, CaseFlowQuery>({
      query: (query) => ({ url: caseFlowUrls.search, params: caseFlowParams(query), schema: CaseFlowPage }),
      providesTags: ['otherWork'],
      keepUnusedDataFor: Infinity,
    }),
    caseFlowTypes: build.query<CaseFlowType[], void>({
      query: () => ({ url: caseFlowUrls.types, schema: listOf(CaseFlowType) }),
      providesTags: ['lookUps'],
      keepUnusedDataFor: Infinity,
    }),
    cancelationStatuses: build.query<CancelationStatus[], void>({
      query: () => ({ url: caseFlowUrls.cancelationStatuses, schema: listOf(CancelationStatus) }),
      providesTags: ['lookUps'],
      keepUnusedDataFor: Infinity,
    }),
  }),
});
