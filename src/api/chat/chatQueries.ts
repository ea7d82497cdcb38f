import { DefaultMessages } from '@/domain/chat/chatSettings';
import { StoredConversation } from '@/domain/chat/storedConversation';
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
    /** Null for one that was not kept, or has not ended. */
    storedConversation: build.query<StoredConversation | null, string>({
      query: (id) => ({ url: fillPath(chatUrls.stored, { id }), schema: StoredConversation, missing: null }),
    }),
  }),
});
