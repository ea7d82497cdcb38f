import { db } from '../db/db';
import { seedStoredConversations } from './seedStored';
import { usualConversations } from './seedUsual';

/** Adds a morning of chat: waiting visitors, conversations with colleagues, and stored conversations. */
export function seedChat(): void {
  for (const conversation of usualConversations()) db.conversations.add(conversation);
  seedStoredConversations();
}
