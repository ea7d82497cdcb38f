import type * as v from 'valibot';
import { ChatOperator } from '@/domain/chat/chatOperator';
import { ChatConfig, DefaultMessages } from '@/domain/chat/chatSettings';
import { StoredConversation } from '@/domain/chat/storedConversation';
import * as d from '@/domain/decode/decode';
import { fillPath } from '@/lib/address';
import { queries } from '../http/queries';
import { chatUrls } from './chat';

/** What is asked once and shown. */
export const chatQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    defaultMessages: build.query<string[], undefined>({
      query: () => ({ url: chatUrls.defaultMessages, schema: DefaultMessages }),
      keepUnusedDataFor: Infinity,
    }),
    /** Whether visitors are offered a chat. */
    chatEnabled: build.query<boolean, undefined>({
      query: () => ({ url: chatUrls.config, schema: ChatConfig }),
      transformResponse: ({ enabled }: v.InferOutput<typeof ChatConfig>) => enabled,
      providesTags: ['chatConfig'],
    }),
    /** As they stand when it is asked, for who does not hear of them by polling. */
    chatOperators: build.query<ChatOperator[], undefined>({
      query: () => ({ url: chatUrls.operators, schema: d.listOf(ChatOperator) }),
      keepUnusedDataFor: 0,
    }),
    /** Null for one that was not kept, or has not ended. */
    storedConversation: build.query<StoredConversation | null, string>({
      query: (id) => ({ url: fillPath(chatUrls.stored, { id }), schema: StoredConversation, missing: null }),
    }),
  }),
});
