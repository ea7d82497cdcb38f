import { skipToken } from '@reduxjs/toolkit/query/react';
import { customerQueries } from '@/api/person/customerQueries';
import { type ChatConversation, linkedCustomerId } from '@/domain/chat/chatConversation';

const { personOfCustomer } = customerQueries.endpoints;

/** Whose conversation it is, for their card; null while it is not linked, or nobody knows. */
export function usePersonOf(conversation: ChatConversation): string | null {
  const { currentData } = personOfCustomer.useQuery(linkedCustomerId(conversation) ?? skipToken);
  return currentData ?? null;
}
