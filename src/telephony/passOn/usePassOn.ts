import { useDispatch } from 'react-redux';
import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { callIdOf } from '../state/callStage';
import { callPassedOn, type PassedOnTo } from '../state/passedOn';
import { forwardRequested, transferRequested } from '../state/phoneCommands';
import { usePhoneCommand } from '../usePhoneCommand';

/** A conversation is transferred, one that still rings forwarded. */
export function usePassOn(call: PhoneCall) {
  const dispatch = useDispatch();
  const { ask, isAsked, reason } = usePhoneCommand();
  const { connectionId, status } = call;
  const request = status === CallStatus.Ringing ? forwardRequested : transferRequested;
  const passOn = (target: string) => ask(request(connectionId, target));
  return {
    busy: isAsked('forwardCall', 'transferDirect'),
    reason,
    passOn,
    passOnTo: (to: PassedOnTo) => {
      dispatch(callPassedOn({ callId: callIdOf(call), to }));
      passOn(to.id);
    },
  };
}

export type PassingOn = ReturnType<typeof usePassOn>;
