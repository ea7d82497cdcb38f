import type * as v from 'valibot';
import { ChatOperator } from '@/domain/chat/chatOperator';
import { ChatConfig, DefaultMessages } from '@/domain/chat/chatSettings';
import { StoredConversation } from '@/domain/chat/storedConversation';
import * as d from '@/domain/decode/decode';
import { fillPath } from '@/lib/address';
import { queries } from '../http/queries';
import { chatUrls } from './chat';

/** Chat data that is read once, not polled. */
export const chatQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    defaultMessages: build.query<string[], undefined>({
      query: () => ({ url: chatUrls.defaultMessages, schema: DefaultMessages }),
      keepUnusedDataFor: Infinity,
    }),
    /** Whether the chat is offered to visitors. */
    chatEnabled: build.query<boolean, undefined>({
      query: () => ({ url: chatUrls.config, schema: ChatConfig }),
      transformResponse: ({ enabled }: v.InferOutput<typeof ChatConfig>) => enabled,
      providesTags: ['chatConfig'],
    }),
    /** The operators at this moment, for users whose client does not poll the chat. */
    chatOperators: build.query<ChatOperator[], undefined>({
      query: () => ({ url: chatUrls.operators, schema: d.listOf(ChatOperator) }),
      keepUnusedDataFor: 0,
    }),
    /** Null for a conversation that was not stored or has not ended. */
    storedConversation: build.query<StoredConversation | null, string>({
      query: (id) => ({ url: fillPath(chatUrls.stored, { id }), schema: StoredConversation, missing: null }),
    }),
  }),
});
