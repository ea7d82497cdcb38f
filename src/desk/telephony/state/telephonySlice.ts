import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Turn } from '@/core/tabs/oneTab';
import type { Phone, PhoneCall } from '@/domain/telephony/phone';
import type { QueueStats } from '@/domain/telephony/queueStats';
import { hubDown } from '@/hubs/connectionSlice';
import { type PhoneEvent, phoneEvents } from '@/hubs/phoneHub';
import { keepEqual } from '@/lib/keepEqual';
import { isDiallable, isSameNumber } from '@/lib/phone';
import { type CallDirections, directionsOf } from './callDirections';
import { callsMissed } from './callsMissed';
import { passOnAsked } from './passedOn';
import { type PhoneCommand, sameCommand } from './phoneCommands';

/** The state of the phone that all tabs of this browser share; the tab with the connection sends it to the others. */
export interface SharedPhone {
  /** The connection is up and has delivered something. Otherwise the shown state may be outdated (H21). */
  isLive: boolean;
  /** The last state from the exchange. Null before that, and for a user without a phone. */
  phone: Phone | null;
  /** The moment of that state, in ms since 1970, from which seconds count on. */
  phoneAt: number;
  stats: QueueStats | null;
  statsAt: number;
  sent: readonly PhoneCommand[];
  /** A command whose outcome is unknown, until the exchange reports the phone (H20). */
  doubtful: PhoneCommand | null;
  /** The last error of the exchange (TEL-29). */
  error: string | null;
  /** True if an error cleared the incoming call, which is then hidden until the exchange reports the phone (TEL-29). */
  isIncomingCleared: boolean;
  directions: CallDirections;
}

export interface TelephonyState extends SharedPhone {
  /** The tab that holds the phone: this one or another; null while that is unknown. */
  turn: Turn | null;
  /** True once the icon may show the state of the phone (TEL-28). */
  isChecked: boolean;
  /** The last dialled number, until the exchange reports a call with it. */
  dialled: string | null;
  /** The last missed call with a number to call back, until something is dialled. */
  lastMissed: { number: string; roleId: string | null } | null;
  /** True if the choice of a target was requested and is not open yet. */
  isPassOnAsked: boolean;
}

export const initialTelephony: TelephonyState = {
  turn: null,
  isChecked: false,
  dialled: null,
  lastMissed: null,
  isPassOnAsked: false,
  isLive: false,
  phone: null,
  phoneAt: 0,
  stats: null,
  statsAt: 0,
  sent: [],
  doubtful: null,
  error: null,
  isIncomingCleared: false,
  directions: {},
};

type Ending = { command: PhoneCommand; outcome: 'done' | 'refused' | 'unknown' };

function withRoles(call: PhoneCall, { roles }: PhoneEvent & { kind: 'roles' }): PhoneCall {
  const { phoneCallRegistrationId, ...changes } = roles;
  return call.phoneCallRegistrationId === phoneCallRegistrationId ? { ...call, ...changes } : call;
}

/** Returns the directions of the calls, and forgets the dialled number once there is a call with it. */
function directionsTold({ directions, dialled }: TelephonyState, { calls }: Phone) {
  const now = keepEqual(directions, directionsOf(calls, directions, dialled));
  const isThere = dialled !== null && calls.some(({ number }) => isSameNumber(number, dialled));
  return { directions: now, dialled: isThere ? null : dialled };
}

/**
 * Stores the roles of a call, which the exchange reports separately from the phone. The call may be the last finished
 * one.
 */
function rolesTold(phone: Phone | null, event: PhoneEvent & { kind: 'roles' }): Phone | null {
  if (phone === null) return null;
  const { calls, lastFinishedCall } = phone;
  return {
    ...phone,
    calls: calls.map((call) => withRoles(call, event)),
    lastFinishedCall: lastFinishedCall && withRoles(lastFinishedCall, event),
  };
}

function told(state: TelephonyState, event: PhoneEvent, at: number): TelephonyState {
  switch (event.kind) {
    case 'update':
      return {
        ...state,
        ...directionsTold(state, event.phone),
        phone: keepEqual(state.phone, event.phone),
        phoneAt: at,
        doubtful: null,
        isIncomingCleared: false,
      };
    case 'roles':
      return { ...state, phone: keepEqual(state.phone, rolesTold(state.phone, event)) };
    case 'stats':
      return { ...state, stats: event.stats, statsAt: at };
    case 'error':
      return { ...state, error: event.text, isIncomingCleared: true };
    case 'message':
      return state;
  }
}

/**
 * The phone of an agent as last reported by the exchange, and the commands to it. The reducers return new states
 * instead of changing them.
 */
export const telephonySlice = createSlice({
  name: 'telephony',
  initialState: initialTelephony,
  reducers: {
    /**
     * The tab that holds the phone changes, so the state may be outdated until the new connection delivers something.
     */
    turnChanged: (state, { payload: turn }: PayloadAction<Turn>) => ({
      ...state,
      turn,
      isLive: false,
      sent: [],
      doubtful: state.sent[0] ?? state.doubtful,
    }),
    iconChecked: (state) => ({ ...state, isChecked: true }),
    commandSent: (state, { payload: command }: PayloadAction<PhoneCommand>) => ({
      ...state,
      sent: [...state.sent, command],
      dialled: command.method === 'dial' ? command.args[0] : state.dialled,
      lastMissed: command.method === 'dial' ? null : state.lastMissed,
    }),
    commandEnded: (state, { payload: { command, outcome } }: PayloadAction<Ending>) => ({
      ...state,
      sent: state.sent.filter((one) => !sameCommand(one, command)),
      doubtful: outcome === 'unknown' ? command : state.doubtful,
    }),
    passOnOpened: (state) => ({ ...state, isPassOnAsked: false }),
    /** Takes over the state of the tab that holds the phone. */
    phoneMirrored: (state, { payload }: PayloadAction<SharedPhone>) => ({
      ...state,
      ...payload,
      directions: keepEqual(state.directions, payload.directions),
      phone: keepEqual(state.phone, payload.phone),
      stats: keepEqual(state.stats, payload.stats),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(phoneEvents, (state, { payload: { events, now } }) => ({
        ...events.reduce<TelephonyState>((before, event) => told(before, event, now), state),
        isLive: true,
      }))
      .addCase(callsMissed, (state, { payload }) => {
        const last = payload.findLast(({ phoneNumber }) => isDiallable(phoneNumber));
        if (last === undefined) return state;
        return { ...state, lastMissed: { number: last.phoneNumber ?? '', roleId: last.roleId } };
      })
      .addCase(passOnAsked, (state) => ({ ...state, isPassOnAsked: true }))
      .addCase(hubDown, (state, { payload: name }) =>
        name === 'phoneHub' ? { ...state, isLive: false } : state,
      ),
});

export const { turnChanged, iconChecked, commandSent, commandEnded, passOnOpened, phoneMirrored } =
  telephonySlice.actions;

export interface WithTelephony {
  telephony?: TelephonyState;
}
