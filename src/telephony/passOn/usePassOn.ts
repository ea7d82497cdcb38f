import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { forwardRequested, transferRequested } from '../state/phoneCommands';
import { usePhoneCommand } from '../usePhoneCommand';

/** A conversation is transferred, one that still rings forwarded. */
export function usePassOn({ connectionId, status }: PhoneCall) {
  const { ask, isAsked, reason } = usePhoneCommand();
  const request = status === CallStatus.Ringing ? forwardRequested : transferRequested;
  return {
    busy: isAsked('forwardCall', 'transferDirect'),
    reason,
    passOn: (target: string) => ask(request(connectionId, target)),
  };
}

export type PassingOn = ReturnType<typeof usePassOn>;
