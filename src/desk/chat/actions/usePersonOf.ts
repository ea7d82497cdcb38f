import { skipToken } from '@reduxjs/toolkit/query/react';
import { customerQueries } from '@/api/people/customerQueries';
import { type ChatConversation, linkedCustomerId } from '@/domain/chat/chatConversation';

const { personOfCustomer } = customerQueries.endpoints;

/** Returns the person that the conversation is linked to, for their card; null when there is none or it is unknown. */
export function usePersonOf(conversation: ChatConversation): string | null {
  const { currentData } = personOfCustomer.useQuery(linkedCustomerId(conversation) ?? skipToken);
  return currentData ?? null;
}
