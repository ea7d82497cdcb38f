import { db } from '../db/db';
import { seedStoredConversations } from './seedStored';
import { usualConversations } from './seedUsual';

/** A morning at the chat: who waits, whom colleagues speak with, and what was kept of before. */
export function seedChat(): void {
  for (const conversation of usualConversations()) db.conversations.add(conversation);
  seedStoredConversations();
}
