import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { PolledChat } from '@/api/chat/chat';
import type { Turn } from '@/core/tabs/oneTab';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import type { ChatMessage } from '@/domain/chat/chatMessage';
import type { ChatOperator } from '@/domain/chat/chatOperator';
import { keepEqual } from '@/lib/keepEqual';
import { lookUp } from '@/lib/values';
import { type OwnNames, withOwnNames } from './ownNames';
import { type FirstSeen, withFirstSeen } from './queue';

/** `deregistering` passes while the call runs; it ends in `notRegistered` (AMB-162). */
type Registration = 'notRegistered' | 'registering' | 'registered' | 'deregistering';

/** Who waits while I am available, and of whom that is news. */
export interface WaitingForMe {
  waiting: readonly { id: string; name: string }[];
  unseen: readonly string[];
}

export interface ChatState extends PolledChat {
  /** Null as long as nobody knows. */
  isEnabled: boolean | null;
  /** The lists are the server's. */
  isKnown: boolean;
  registration: Registration;
  /** One's own; null while not registered. */
  operatorId: string | null;
  /** Somebody who registered stays so over a reload, and when the chat was off for a while. */
  rejoins: boolean;
  /** Another tab of this browser asks the server, and tells this one. */
  isToldElsewhere: boolean;
  /** The lists may be old: the last time they were asked there was no answer. */
  isFailing: boolean;
  /** How many places show the lists without being registered: the menu, the dashboard. */
  watchers: number;
  /** The conversation in the window. */
  openId: string | null;
  /** The conversations that wait. */
  firstSeen: FirstSeen;
  ownNames: OwnNames;
  /** The conversation that was open before a reload, whose card was shown then. */
  restoredId: string | null;
  /** Conversations of which a contact moment is registered: no contact over them begins by itself. */
  registeredIds: readonly string[];
  /** One's own conversations that ended while their window stood open. */
  ended: readonly ChatConversation[];
  /** Those that wait and are no news any more. */
  seen: readonly string[];
  /** Null as long as it is not known, or another tab tells it. */
  waitingForMe: WaitingForMe | null;
  /** When the last message was recorded that was read, by conversation. */
  lastRead: Readonly<Record<string, string>>;
}

export const initialChat: ChatState = {
  isEnabled: null,
  isKnown: false,
  registration: 'notRegistered',
  operatorId: null,
  rejoins: false,
  isToldElsewhere: false,
  isFailing: false,
  watchers: 0,
  openId: null,
  restoredId: null,
  registeredIds: [],
  operators: [],
  pending: [],
  active: [],
  firstSeen: {},
  ownNames: {},
  ended: [],
  seen: [],
  waitingForMe: null,
  lastRead: {},
};

/** More than wait at once. */
const SEEN_KEPT = 500;

const isOwn = ({ operatorId }: ChatState, { operator }: ChatConversation): boolean =>
  operatorId !== null && operator?.id === operatorId;

/** The one that stands open is still read when it has ended. */
function endedOf(state: ChatState, { pending, active }: PolledChat): readonly ChatConversation[] {
  const isThere = ({ id }: ChatConversation) => [...active, ...pending].some((one) => one.id === id);
  const before = state.ended.filter((one) => !isThere(one));
  const open = state.active.find((one) => one.id === state.openId && isOwn(state, one));
  return open && !isThere(open) ? [...before, { ...open, status: ConversationStatus.Ended }] : before;
}

/** Nothing of an operator is left: conversations, ids and availability (CHAT-26, CHAT-28). */
const FORGOTTEN = {
  isKnown: false,
  operators: [],
  pending: [],
  active: [],
  firstSeen: {},
  ownNames: {},
  ended: [],
  operatorId: null,
  registration: 'notRegistered',
} satisfies Partial<ChatState>;

const withStep = (list: readonly ChatConversation[], changed: ChatConversation, belongs: boolean) => {
  const others = list.some(({ id }) => id === changed.id);
  if (!belongs) return others ? list.filter(({ id }) => id !== changed.id) : list;
  return others
    ? list.map((one) => (one.id === changed.id ? keepEqual(one, changed) : one))
    : [...list, changed];
};

const isWaiting = ({ status }: ChatConversation): boolean =>
  status === ConversationStatus.Pending || status === ConversationStatus.Detached;

/**
 * Who I am for the chat, and the conversations as the server told them last. The reducers return new states instead of changing
 * them: what a poll tells again is the same object, which Immer would have to look into.
 */
export const chatSlice = createSlice({
  name: 'chat',
  initialState: initialChat,
  reducers: {
    chatSwitched: (state, { payload: isEnabled }: PayloadAction<boolean>) =>
      state.isEnabled === isEnabled ? state : { ...state, ...FORGOTTEN, isEnabled },
    registrationBegan: (state, { payload }: PayloadAction<'registering' | 'deregistering'>) => ({
      ...state,
      registration: payload,
    }),
    registrationFailed: (state) => ({
      ...state,
      registration: state.operatorId === null ? ('notRegistered' as const) : ('registered' as const),
    }),
    registered: (state, { payload: operator }: PayloadAction<ChatOperator>) => ({
      ...state,
      registration: 'registered' as const,
      rejoins: true,
      operatorId: operator.id,
      operators: [...state.operators.filter(({ id }) => id !== operator.id), operator],
    }),
    deregistered: (state) => ({ ...state, ...FORGOTTEN, openId: null, rejoins: false }),
    availabilityChanged: (state, { payload: isLoggedIn }: PayloadAction<boolean>) => ({
      ...state,
      operators: state.operators.map((one) => (one.id === state.operatorId ? { ...one, isLoggedIn } : one)),
    }),
    polled: {
      prepare: (payload: PolledChat) => ({ payload, meta: { at: new Date().toISOString() } }),
      reducer: (draft, { payload, meta }: PayloadAction<PolledChat, string, { at: string }>) => {
        const state = original(draft);
        const { operators, pending, active } = state;
        const kept = keepEqual({ operators, pending, active }, payload);
        const firstSeen = withFirstSeen(state.firstSeen, kept.pending, meta.at);
        const ownNames = withOwnNames(state.ownNames, [...kept.pending, ...kept.active]);
        const now = { ...state, ...kept, firstSeen, ownNames, isKnown: true, isFailing: false };
        return keepEqual(state, { ...now, ended: endedOf(state, kept) });
      },
    },
    turnChanged: (state, { payload }: PayloadAction<Turn>) => ({
      ...state,
      isToldElsewhere: payload === 'elsewhere',
    }),
    rejoining: (state) => ({ ...state, rejoins: true }),
    pollFailed: (state) => (state.isFailing ? state : { ...state, isFailing: true }),
    /** The answer to a step: a conversation as it is now. */
    conversationChanged: (state, { payload }: PayloadAction<ChatConversation>) => ({
      ...state,
      ownNames: withOwnNames(state.ownNames, [payload]),
      pending: withStep(state.pending, payload, isWaiting(payload)),
      active: withStep(
        state.active,
        payload,
        !isWaiting(payload) && payload.status !== ConversationStatus.Ended,
      ),
    }),
    /** The server has it; a poll may have told that already. */
    messageStored: (
      state,
      { payload: { id, message } }: PayloadAction<{ id: string; message: ChatMessage }>,
    ) => ({
      ...state,
      active: state.active.map((one) =>
        one.id === id && !one.messages.some((known) => known.id === message.id)
          ? { ...one, messages: [...one.messages, message] }
          : one,
      ),
    }),
    conversationOpened: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      openId: payload,
      restoredId: null,
    }),
    windowRestored: (
      state,
      {
        payload: { openId, registered, ownNames },
      }: PayloadAction<{ openId: string | null; registered: readonly string[]; ownNames: OwnNames }>,
    ) => ({
      ...state,
      openId: state.openId ?? openId,
      restoredId: openId,
      registeredIds: registered,
      ownNames: { ...state.ownNames, ...ownNames },
    }),
    conversationRegistered: (state, { payload: id }: PayloadAction<string>) => ({
      ...state,
      registeredIds: [...new Set([...state.registeredIds, id])].slice(-SEEN_KEPT),
    }),
    /** Out of sight; one that has ended keeps its tab. */
    conversationMinimized: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      openId: state.openId === payload ? null : state.openId,
      restoredId: null,
    }),
    /** Nobody wants to see it any more. */
    conversationClosed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      openId: state.openId === payload ? null : state.openId,
      ended: state.ended.filter(({ id }) => id !== payload),
    }),
    waitingSeen: (state, { payload }: PayloadAction<readonly string[]>) =>
      payload.every((id) => state.seen.includes(id))
        ? state
        : { ...state, seen: [...new Set([...state.seen, ...payload])].slice(-SEEN_KEPT) },
    waitingTold: (state, { payload }: PayloadAction<WaitingForMe>) => ({ ...state, waitingForMe: payload }),
    lastReadLoaded: (state, { payload }: PayloadAction<Readonly<Record<string, string>>>) => ({
      ...state,
      lastRead: payload,
    }),
    conversationRead: (state, { payload: { id, at } }: PayloadAction<{ id: string; at: string }>) =>
      (lookUp(state.lastRead, id) ?? '') >= at
        ? state
        : { ...state, lastRead: { ...state.lastRead, [id]: at } },
    /** A place that shows the lists came or went. */
    chatWatched: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      watchers: Math.max(0, state.watchers + (payload ? 1 : -1)),
    }),
  },
});

export const {
  chatSwitched,
  registrationBegan,
  registrationFailed,
  registered,
  deregistered,
  availabilityChanged,
  polled,
  turnChanged,
  rejoining,
  pollFailed,
  messageStored,
  conversationChanged,
  conversationOpened,
  conversationRegistered,
  windowRestored,
  conversationMinimized,
  conversationClosed,
  waitingSeen,
  waitingTold,
  lastReadLoaded,
  conversationRead,
  chatWatched,
} = chatSlice.actions;

/** Its state comes with its work: before that there is no chat. */
export interface WithChat {
  chat?: ChatState;
}
