import * as v from 'valibot';
import { ChatConversation } from '@/domain/chat/chatConversation';
import { ChatOperator } from '@/domain/chat/chatOperator';
import * as d from '@/domain/decode/decode';

export const TabMessage = v.variant('kind', [
  /** The state, sent by the tab that polls the server. */
  v.object({
    kind: v.literal('state'),
    isEnabled: v.nullable(v.boolean()),
    isFailing: v.boolean(),
    operatorId: v.nullable(v.string()),
    operators: d.listOf(ChatOperator),
    pending: d.listOf(ChatConversation),
    active: d.listOf(ChatConversation),
  }),
  v.object({ kind: v.literal('registered'), operator: ChatOperator }),
  v.object({ kind: v.literal('deregistered') }),
  /** The lists have changed, because this tab did something. */
  v.object({ kind: v.literal('moved') }),
  v.object({ kind: v.literal('seen'), ids: v.array(v.string()) }),
  v.object({ kind: v.literal('read'), id: v.string(), at: v.string() }),
]);
export type TabMessage = v.InferOutput<typeof TabMessage>;
