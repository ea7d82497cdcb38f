import { useDispatch, useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';
import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { callIdOf } from '../state/callStage';
import { callPassedOn, type PassedOnTo } from '../state/passedOn';
import { dialRequested, forwardRequested, transferRequested } from '../state/phoneCommands';
import { selectWhyNotDial } from '../state/telephonySelectors';
import { usePhoneCommand } from '../usePhoneCommand';

/** Passes a call on: transfers an established call, which can wait during a consultation, or forwards a ringing one. */
export function usePassOn(call: PhoneCall, onDone: () => void) {
  const dispatch = useDispatch();
  const { ask, isAsked, reason } = usePhoneCommand();
  const whyNotDial = useSelector(selectWhyNotDial);
  const mayCreate = useSelector(selectMay)('createTask');
  const { connectionId, status, subjectRoleId } = call;
  const isGoing = status === CallStatus.Established;
  const request = status === CallStatus.Ringing ? forwardRequested : transferRequested;
  const passOn = (target: string) => ask(request(connectionId, target));
  const consult = (number: string) => {
    ask(dialRequested(number));
    onDone();
  };
  return {
    busy: isAsked('forwardCall', 'transferDirect'),
    reason,
    passOn,
    passOnTo: (to: PassedOnTo) => {
      dispatch(callPassedOn({ callId: callIdOf(call), to }));
      passOn(to.id);
    },
    /** Null for a ringing call, which cannot wait. */
    consult: isGoing ? consult : null,
    whyNotConsult: reason(whyNotDial),
    /** True if the notes in the contact go along, which needs a known caller (contactmoments). */
    hasNotes: isGoing && mayCreate && subjectRoleId !== null,
  };
}

export type PassingOn = ReturnType<typeof usePassOn>;
