import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { lookUp } from '@/lib/values';

/**
 * Where a call stands for who notes it down: it rings, somebody is rung, somebody talks or is on hold, or it is over. Null for
 * what the exchange does not explain.
 */
export type CallStage = 'ringing' | 'dialing' | 'going' | 'over';

const stages: Record<CallStatus, CallStage> = {
  [CallStatus.Ringing]: 'ringing',
  [CallStatus.TryPickUp]: 'ringing',
  [CallStatus.Dialing]: 'dialing',
  [CallStatus.Established]: 'going',
  [CallStatus.OnHold]: 'going',
  [CallStatus.TryHold]: 'going',
  [CallStatus.TryResume]: 'going',
  [CallStatus.LineClosed]: 'over',
};

export const stageOf = ({ status }: Pick<PhoneCall, 'status'>): CallStage | null =>
  lookUp(stages, status) ?? null;

/** How its contact is named: by the registration of the call, which is the same in all tabs. */
export const callIdOf = ({ phoneCallRegistrationId, connectionId }: PhoneCall): string =>
  phoneCallRegistrationId ?? connectionId;

/** A contact belongs to it from now on: whoever is called or has been answered. */
export const isNoted = (stage: CallStage | null): boolean => stage === 'dialing' || stage === 'going';
