import * as v from 'valibot';
import { ChatConversation } from '@/domain/chat/chatConversation';
import { ChatOperator } from '@/domain/chat/chatOperator';
import * as d from '@/domain/decode/decode';

/** What the tabs of one browser tell each other about the chat. */
const Word = v.variant('kind', [
  /** By the tab that asks the server: what it knows. */
  v.object({
    kind: v.literal('state'),
    isEnabled: v.nullable(v.boolean()),
    isFailing: v.boolean(),
    operatorId: v.nullable(v.string()),
    operators: d.listOf(ChatOperator),
    pending: d.listOf(ChatConversation),
    active: d.listOf(ChatConversation),
  }),
  /** By a tab that has just come, or lost its turn. */
  v.object({ kind: v.literal('hello') }),
  v.object({ kind: v.literal('registered'), operator: ChatOperator }),
  v.object({ kind: v.literal('deregistered') }),
  /** Something was done, so the server has something else. */
  v.object({ kind: v.literal('moved') }),
  v.object({ kind: v.literal('seen'), ids: v.array(v.string()) }),
  v.object({ kind: v.literal('read'), id: v.string(), at: v.string() }),
]);
export type Word = v.InferOutput<typeof Word>;

export function readWord(heard: object): Word | null {
  const { success, output } = v.safeParse(Word, heard);
  return success ? output : null;
}
