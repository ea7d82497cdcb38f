import { useDispatch, useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';
import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { callIdOf } from '../state/callStage';
import { callPassedOn, type PassedOnTo } from '../state/passedOn';
import { dialRequested, forwardRequested, transferRequested } from '../state/phoneCommands';
import { selectWhyNotDial } from '../state/telephonySelectors';
import { usePhoneCommand } from '../usePhoneCommand';

/** A conversation is transferred, a call that rings is forwarded; a conversation can also wait while a colleague is asked. */
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
    /** Null for a call that rings: it cannot wait. */
    consult: isGoing ? consult : null,
    whyNotConsult: reason(whyNotDial),
    /** The contact of a known caller sends its notes along (contactmoments). */
    hasNotes: isGoing && mayCreate && subjectRoleId !== null,
  };
}

export type PassingOn = ReturnType<typeof usePassOn>;
