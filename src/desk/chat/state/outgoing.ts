import { createSelector } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { draftKey, type DraftLabel, type WithDrafts } from '@/core/drafts/draftsSlice';
import { keptRecords } from '@/core/drafts/keptRecords';
import { paths } from '@/core/paths';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { chatTexts } from '../chatTexts';

/** The surface of the drafts of unsent messages, by conversation (W9). */
export const COMPOSER = 'chatMessage';

export const composerKey = (conversationId: string): string => draftKey(COMPOSER, conversationId);

/** The label of a message to this visitor in the list of unfinished work. */
export const labelOf = (visitor: string): DraftLabel => ({
  title: chatTexts.window.label(visitor),
  href: paths.chat,
});

const Outgoing = v.object({
  id: v.string(),
  conversationId: v.string(),
  text: v.string(),
  /** The moment of the first attempt, in ms since 1970. */
  at: v.number(),
});
export type Outgoing = v.InferOutput<typeof Outgoing>;

/**
 * The messages that are not known to have arrived. They are kept apart, so that the field is free for the next message.
 */
export const outgoingMessages = keptRecords('chatOutgoing', Outgoing);

export const outgoingSubmission = (id: string): string => submissionKey('chat/message', id);

/** Returns the outgoing messages of a conversation, in the order of sending. */
export const selectOutgoing = createSelector(
  [outgoingMessages.selectAll, (_: WithDrafts, conversationId: string) => conversationId],
  (all, conversationId): readonly Outgoing[] =>
    all.filter((one) => one.conversationId === conversationId).sort((one, other) => one.at - other.at),
);
