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

/** `deregistering` lasts while the request runs; `notRegistered` follows it (AMB-162). */
type Registration = 'notRegistered' | 'registering' | 'registered' | 'deregistering';

/** The conversations that wait while I am available, and the ids of those that I have not seen. */
export interface WaitingForMe {
  waiting: readonly { id: string; name: string }[];
  unseen: readonly string[];
}

export interface ChatState extends PolledChat {
  /** Null until the server reports it. */
  isEnabled: boolean | null;
  /** True once the server has sent the lists. */
  isKnown: boolean;
  registration: Registration;
  /** Null while the user is not registered. */
  operatorId: string | null;
  /** True if a registration is to be restored, after a reload or after the chat was off. */
  rejoins: boolean;
  /** Another tab of this browser polls the server and shares the answers with this one. */
  isPolledElsewhere: boolean;
  /** The last poll failed, so the lists may be outdated. */
  isFailing: boolean;
  /** The number of places that show the lists without a registration, such as the menu and the dashboard. */
  watchers: number;
  openId: string | null;
  firstSeen: FirstSeen;
  ownNames: OwnNames;
  /** The conversation that was open before a reload; its card was opened before the reload too. */
  restoredId: string | null;
  /** Conversations with a registered contact moment, over which no new contact starts automatically. */
  registeredIds: readonly string[];
  /** My own conversations that ended while their window was open. */
  ended: readonly ChatConversation[];
  /** The ids of waiting conversations that the agent has seen. */
  seen: readonly string[];
  /** Null until the waiting conversations are known, or while another tab reports them. */
  waitingForMe: WaitingForMe | null;
  /** The moment of the last message that was read, by conversation. */
  lastRead: Readonly<Record<string, string>>;
  /** The ids of messages that are being sent, or that wait for the earlier ones of their conversation. */
  queuedIds: readonly string[];
}

export const initialChat: ChatState = {
  isEnabled: null,
  isKnown: false,
  registration: 'notRegistered',
  operatorId: null,
  rejoins: false,
  isPolledElsewhere: false,
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
  queuedIds: [],
};

/** At most this many ids are kept, because more conversations never wait at the same time. */
const SEEN_KEPT = 500;

const isOwn = ({ operatorId }: ChatState, { operator }: ChatConversation): boolean =>
  operatorId !== null && operator?.id === operatorId;

/** Keeps an open conversation that has ended, because the agent still reads it. */
function endedOf(state: ChatState, { pending, active }: PolledChat): readonly ChatConversation[] {
  const isThere = ({ id }: ChatConversation) => [...active, ...pending].some((one) => one.id === id);
  const before = state.ended.filter((one) => !isThere(one));
  const open = state.active.find((one) => one.id === state.openId && isOwn(state, one));
  return open && !isThere(open) ? [...before, { ...open, status: ConversationStatus.Ended }] : before;
}

/** Forgets everything about an operator: conversations, ids and availability (CHAT-26, CHAT-28). */
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
 * My registration, and the conversations as the server last reported them. The reducers return new states instead of
 * changing them, because an unchanged poll yields the same objects, which Immer would have to look into.
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
      isPolledElsewhere: payload === 'elsewhere',
    }),
    rejoining: (state) => ({ ...state, rejoins: true }),
    pollFailed: (state) => (state.isFailing ? state : { ...state, isFailing: true }),
    /** Stores the answer to a step: the conversation in its new state. */
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
    /** Adds a message that the server has stored; a poll may have added it already. */
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
    /** Closes the window; a conversation that has ended keeps its tab. */
    conversationMinimized: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      openId: state.openId === payload ? null : state.openId,
      restoredId: null,
    }),
    /** Removes an ended conversation from the bar. */
    conversationClosed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      openId: state.openId === payload ? null : state.openId,
      ended: state.ended.filter(({ id }) => id !== payload),
    }),
    waitingSeen: (state, { payload }: PayloadAction<readonly string[]>) =>
      payload.every((id) => state.seen.includes(id))
        ? state
        : { ...state, seen: [...new Set([...state.seen, ...payload])].slice(-SEEN_KEPT) },
    waitingForMeChanged: (state, { payload }: PayloadAction<WaitingForMe>) => ({
      ...state,
      waitingForMe: payload,
    }),
    lastReadLoaded: (state, { payload }: PayloadAction<Readonly<Record<string, string>>>) => ({
      ...state,
      lastRead: payload,
    }),
    conversationRead: (state, { payload: { id, at } }: PayloadAction<{ id: string; at: string }>) =>
      (lookUp(state.lastRead, id) ?? '') >= at
        ? state
        : { ...state, lastRead: { ...state.lastRead, [id]: at } },
    messageQueued: (state, { payload: id }: PayloadAction<string>) => ({
      ...state,
      queuedIds: [...state.queuedIds, id],
    }),
    messageTried: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      queuedIds: state.queuedIds.filter((id) => id !== payload),
    }),
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
  messageQueued,
  messageTried,
  conversationChanged,
  conversationOpened,
  conversationRegistered,
  windowRestored,
  conversationMinimized,
  conversationClosed,
  waitingSeen,
  waitingForMeChanged,
  lastReadLoaded,
  conversationRead,
  chatWatched,
} = chatSlice.actions;

/** The state is absent until the code of the chat has loaded. */
export interface WithChat {
  chat?: ChatState;
}
