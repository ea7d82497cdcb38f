import { createSelector } from '@reduxjs/toolkit';
import { draftKey, type DraftLabel, selectDrafts, type WithDrafts } from '@/core/drafts/draftsSlice';
import { paths } from '@/core/paths';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { chatTexts } from '../chatTexts';

/** Where a message is typed, by conversation (W9). */
export const COMPOSER = 'chatMessage';
/** A message on its way is a draft of its own, so that it outlives everything and the field is free for the next. */
const OUTGOING = 'chatOutgoing';

export const composerKey = (conversationId: string): string => draftKey(COMPOSER, conversationId);
const prefixOf = (conversationId: string): string => draftKey(OUTGOING, `${conversationId}:`);
export const outgoingKey = (conversationId: string, messageId: string): string =>
  prefixOf(conversationId) + messageId;
export const outgoingSubmission = (key: string): string => submissionKey('chat/message', key);

/** The label of a message to this visitor in the list of unfinished work. */
export const labelOf = (visitor: string): DraftLabel => ({
  title: chatTexts.window.label(visitor),
  href: paths.chat,
});

export interface Outgoing {
  key: string;
  text: string;
  /** When it was sent first, in ms since 1970. */
  at: number;
}

/** What was sent in a conversation and is not known to have arrived, in that order. */
export const selectOutgoing = createSelector(
  [selectDrafts, (_: WithDrafts, conversationId: string) => conversationId],
  (drafts, conversationId): readonly Outgoing[] =>
    Object.entries(drafts)
      .filter(([key]) => key.startsWith(prefixOf(conversationId)))
      .flatMap(([key, { value, savedAt }]) =>
        typeof value === 'string' ? [{ key, text: value, at: savedAt }] : [],
      )
      .sort((one, other) => one.at - other.at),
);

/** Of all conversations: what was sent and nobody knows yet how that ended. */
export const selectUnsettled = (state: WithDrafts) =>
  Object.entries(selectDrafts(state)).flatMap(([key, { sent }]) =>
    key.startsWith(draftKey(OUTGOING, '')) && sent !== null ? [{ key, ...sent }] : [],
  );
