import { createSelector } from '@reduxjs/toolkit';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { isFromVisitor } from '@/domain/chat/chatMessage';
import type { ChatOperator } from '@/domain/chat/chatOperator';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import { isOneOf } from '@/domain/decode/received';
import { sameId } from '@/lib/guid';
import { lookUp, sameValue } from '@/lib/values';
import { isMine, type Me } from './chatRules';
import { initialChat, type ChatState, type WithChat } from './chatSlice';
import { selectMayOperate } from './mayOperate';
import { type OwnNames, otherOwnName } from './ownNames';
import { inQueue } from './queue';
import { countUnread } from './unread';

export const selectChat = (state: WithChat): ChatState => state.chat ?? initialChat;

/** True while the message is being sent, or waits for an earlier one. */
export const selectIsQueued = (state: WithChat, id: string): boolean =>
  selectChat(state).queuedIds.includes(id);

export const selectIsRegistered = (state: WithChat): boolean => selectChat(state).operatorId !== null;

/** Returns my own operator; null when I am not registered, or no longer in the list. */
export const selectOwnOperator = (state: WithChat): ChatOperator | null => {
  const { operators, operatorId } = selectChat(state);
  return operators.find(({ id }) => id === operatorId) ?? null;
};

export const selectIsLoggedIn = (state: WithChat): boolean => selectOwnOperator(state)?.isLoggedIn ?? false;

/** Returns the operator of a colleague (CHAT-15). */
export const operatorOfPerson = (operators: readonly ChatOperator[], personId: string): ChatOperator | null =>
  operators.find((operator) => sameId(personId, operator.personId)) ?? null;

export const selectMe = createSelector(
  [
    selectMayOperate,
    (state: WithChat) => selectChat(state).isEnabled,
    (state: WithChat) => selectChat(state).operatorId,
  ],
  (mayOperate, isEnabled, operatorId): Me => ({ mayOperate, isEnabled: isEnabled === true, operatorId }),
);

/** Returns the waiting conversations in the order of the queue, for the bar, the menu and the dashboard. */
export const selectPending = createSelector(
  [(state: WithChat) => selectChat(state).pending, (state: WithChat) => selectChat(state).firstSeen],
  inQueue,
);

const selectActive = (state: WithChat) => selectChat(state).active;
const selectOperatorId = (state: WithChat) => selectChat(state).operatorId;

/** Returns my own conversations, which are Active or ACW. */
export const selectMine = createSelector([selectActive, selectOperatorId], (active, operatorId) =>
  active.filter((conversation) => isMine(conversation, operatorId)),
);

export const selectOfColleagues = createSelector([selectActive, selectOperatorId], (active, operatorId) =>
  active.filter((conversation) => !isMine(conversation, operatorId)),
);

/** Returns the conversations with a tab in the bar: my own, and those that ended while they were open. */
export const selectTabs = createSelector(
  [selectMine, (state: WithChat) => selectChat(state).ended],
  (mine, ended): readonly ChatConversation[] => [...mine, ...ended],
);

/**
 * Returns the names that the visitors gave in the conversations with a tab. Until the lists are known, for example
 * after a reload, it returns the names of all conversations.
 */
export const selectOwnNames = createSelector(
  [
    (state: WithChat) => selectChat(state).ownNames,
    (state: WithChat) => selectChat(state).isKnown,
    selectTabs,
  ],
  (names, isKnown, tabs): OwnNames =>
    isKnown
      ? Object.fromEntries(
          Object.entries(names).filter(([id, name]) => name && tabs.some((tab) => tab.id === id)),
        )
      : names,
);

/** Returns the name that the visitor gave, when the conversation has another name. */
export const selectOtherOwnName = (state: WithChat, conversation: ChatConversation): string | null =>
  otherOwnName(selectChat(state).ownNames, conversation);

export const selectConversation = (state: WithChat, id: string): ChatConversation | null => {
  const { active, pending, ended } = selectChat(state);
  return [active, pending, ended].flatMap((list) => list.filter((one) => one.id === id))[0] ?? null;
};

/** Returns the visitor's last message with a text; empty when there is none. */
export const selectLastWords = (state: WithChat, id: string): string =>
  selectConversation(state, id)?.messages.findLast(
    (message) => isFromVisitor(message) && message.text.trim() !== '',
  )?.text ?? '';

export const selectOpenConversation = (state: WithChat): ChatConversation | null => {
  const { openId } = selectChat(state);
  return openId === null ? null : selectConversation(state, openId);
};

/** Returns the open conversation without its messages, so that a new message does not redraw the window's frame. */
export const selectOpenAbout = createSelector(
  [selectOpenConversation],
  (conversation): ChatConversation | null => conversation && { ...conversation, messages: [] },
  { memoizeOptions: { resultEqualityCheck: sameValue } },
);

export const selectUnread = (state: WithChat, conversation: ChatConversation): number =>
  countUnread(conversation, lookUp(selectChat(state).lastRead, conversation.id) ?? null);

export const selectHasActiveChat = (state: WithChat): boolean =>
  selectMine(state).some(({ status }) => status === ConversationStatus.Active);

/** Returns whether the conversation is over for its operator, or gone; false until the lists are known. */
export function selectHasEnded(state: WithChat, id: string): boolean {
  const { isKnown, operatorId } = selectChat(state);
  if (!isKnown || operatorId === null) return false;
  const { ACW, Ended } = ConversationStatus;
  return isOneOf([ACW, Ended], selectConversation(state, id)?.status ?? Ended);
}

export const selectHasChatAfterWork = (state: WithChat): boolean =>
  selectMine(state).some(({ status }) => status === ConversationStatus.ACW);
