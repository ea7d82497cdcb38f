import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { ToastRequest } from '@/core/toasts/toastsSlice';
import { CallRoles, Phone } from '@/domain/telephony/phone';
import { QueueStats } from '@/domain/telephony/queueStats';
import { isRecord, lookUp } from '@/lib/values';
import { type Hub, method, type Pushed } from './hub';
import { readMessage, sentenceOf } from './hubMessages';
import { hubsTexts } from './hubsTexts';

/** The events about the user's own phone (001 §7). */
export type PhoneEvent =
  | { kind: 'update'; phone: Phone }
  | { kind: 'roles'; roles: CallRoles }
  | { kind: 'stats'; stats: QueueStats }
  | { kind: 'message'; message: ToastRequest }
  | { kind: 'error'; text: string };

/** All events that were pushed since the last frame, in order. */
export const phoneEvents = createAction<Pushed<PhoneEvent>>('hubs/phone/events');

function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : null;
}

/** Returns the text of an error, which is sent alone or in a record; a fixed text if there is none. */
function errorText(value: unknown): string {
  const text = isRecord(value) ? value['message'] : value;
  return (typeof text === 'string' && sentenceOf(text)) || hubsTexts.refused;
}

/** The reader of each event. An update without a phone is ignored; a phone with a broken call loses only that call. */
const readers: Readonly<Record<string, (args: readonly unknown[]) => PhoneEvent | null>> = {
  update: ([first]) => {
    const phone = read(Phone, first);
    return phone && { kind: 'update', phone };
  },
  updatePhoneCallRoles: ([first]) => {
    const roles = read(CallRoles, first);
    return roles && { kind: 'roles', roles };
  },
  stats: ([first]) => {
    const stats = read(QueueStats, first);
    return stats && { kind: 'stats', stats };
  },
  onMessage: (args) => {
    const message = readMessage(args);
    return message && { kind: 'message', message };
  },
  error: ([first]) => ({ kind: 'error', text: errorText(first) }),
};

export const phoneHub = {
  name: 'phoneHub',
  needs: ['usePhone'],
  open: 'onDemand',
  connection: 'none',
  events: Object.keys(readers),
  methods: {
    login: method<[phoneNumber: string]>(),
    logout: method(),
    logoutMultipleByUserIds: method<[userIds: readonly string[]]>(),
    ready: method(),
    notReady: method(),
    enterQueue: method(),
    leaveQueue: method(),
    dial: method<[number: string, roleId?: string]>(),
    pickup: method<[connectionId: string]>(),
    holdCall: method<[connectionId: string]>(),
    resumeCall: method<[connectionId: string]>(),
    releaseCall: method<[connectionId: string]>(),
    forwardCall: method<[connectionId: string, target?: string]>(),
    transferDirect: method<[connectionId: string, target: string]>(),
    setRoleForCall: method<[phoneCallRegistrationId: string, roleId: string]>(),
    unsetRoleForCall: method<[phoneCallRegistrationId: string]>(),
    setPhoneRichPresenceState: method<[value: string]>(),
    endAfterCallWork: method(),
    endAfterCallWorkAndLeaveQueue: method(),
    reportUserReconnected: method(),
  },
  invalidates: [],
  decode: (event, args) => lookUp(readers, event)?.(args) ?? null,
  received: phoneEvents,
} as const satisfies Hub<PhoneEvent>;
