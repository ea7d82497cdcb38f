import { createSelector } from '@reduxjs/toolkit';
import {
  type DeskFacts,
  type DeskStatus,
  deskStatusTexts as texts,
  hasBreak,
  needsPhone,
  statusOf,
  type ReportedStatus,
} from '@/desk/deskstatus';
import type { Phone } from '@/domain/telephony/phone';
import { PhoneStatus, QueueStatus } from '@/domain/telephony/phoneStatus';
import { lookUp, sameValue } from '@/lib/values';
import { selectMayPhone, selectPhone, selectTelephony, selectTelephonyAvailability } from '@/desk/telephony';
import { selectChat, selectIsLoggedIn } from '../state/chatSelectors';
import { selectMayOperate } from '../state/mayOperate';

const phoneStates: Record<PhoneStatus, DeskFacts['phone']> = {
  [PhoneStatus.Unavailable]: 'notReady',
  [PhoneStatus.Available]: 'ready',
  [PhoneStatus.Offline]: 'loggedOut',
  [PhoneStatus.Busy]: 'occupied',
  [PhoneStatus.ACW]: 'occupied',
};

/** A phone with a ringing call counts as occupied too, so that a status chosen then is set after the call. */
const phoneState = ({ status, calls }: Phone): DeskFacts['phone'] =>
  calls.length > 0 ? 'occupied' : (lookUp(phoneStates, status) ?? 'occupied');

const selectHasBoth = createSelector(
  [
    selectMayPhone,
    selectTelephonyAvailability,
    selectMayOperate,
    (state: Parameters<typeof selectChat>[0]) => selectChat(state).isEnabled,
  ],
  (mayPhone, availability, mayOperate, isEnabled) =>
    mayPhone &&
    (availability === 'Online' || availability === 'NotLoggedIn') &&
    mayOperate &&
    isEnabled === true,
);

/** The facts from which the status follows; null for a user who does not have both phone and chat. */
export const selectDeskFacts = createSelector(
  [selectHasBoth, selectPhone, selectIsLoggedIn],
  (hasBoth, phone, isAtChat): DeskFacts | null => {
    if (!hasBoth || phone === null) return null;
    const { value = null, options = [] } = phone.phoneRichPresenceState ?? {};
    return {
      phone: phoneState(phone),
      isInQueue: phone.queueStatus === QueueStatus.Available,
      isAtChat,
      presence: value,
      presences: options.map((option) => option.value),
    };
  },
);

const STATUSES: readonly DeskStatus[] = ['available', 'phoneOnly', 'chatOnly', 'break', 'away'];

const isPossible = (status: DeskStatus, { phone }: DeskFacts): boolean =>
  phone !== 'loggedOut' || !needsPhone(status);

function whyNot({ phone }: DeskFacts, isLive: boolean): string | null {
  if (!isLive) return texts.notLive;
  return phone === 'loggedOut' ? texts.logInFirst : null;
}

export const selectReportedStatus = createSelector(
  [selectDeskFacts, (state: Parameters<typeof selectTelephony>[0]) => selectTelephony(state).isLive],
  (facts, isLive): ReportedStatus | null =>
    facts && {
      current: statusOf(facts),
      choices: STATUSES.filter((status) => status !== 'break' || hasBreak(facts)).map((status) => ({
        status,
        isPossible: isLive && isPossible(status, facts),
      })),
      whyNot: whyNot(facts, isLive),
      isOccupied: facts.phone === 'occupied',
    },
  { memoizeOptions: { resultEqualityCheck: sameValue } },
);
