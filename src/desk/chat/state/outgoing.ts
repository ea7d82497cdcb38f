import { createSelector } from '@reduxjs/toolkit';
import { draftKey, type DraftLabel, selectDrafts, type WithDrafts } from '@/core/drafts/draftsSlice';
import { paths } from '@/core/paths';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { chatTexts } from '../chatTexts';

/** The surface of the drafts of unsent messages, by conversation (W9). */
export const COMPOSER = 'chatMessage';
/** A message being sent is a draft of its own, so that it survives everything and the field is free for the next. */
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
  /** The moment of the first attempt, in ms since 1970. */
  at: number;
}

/** Returns the messages of a conversation that are not known to have arrived, in the order of sending. */
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

/** Returns the sent messages with an unknown outcome, of all conversations. */
export const selectUnsettled = (state: WithDrafts) =>
  Object.entries(selectDrafts(state)).flatMap(([key, { sent }]) =>
    key.startsWith(draftKey(OUTGOING, '')) && sent !== null ? [{ key, ...sent }] : [],
  );
