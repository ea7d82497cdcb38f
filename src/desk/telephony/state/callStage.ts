import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { lookUp } from '@/lib/values';

/**
 * The stage of a call for its contact: it rings here, it rings at the other end, it is established or on hold, or it is
 * over. `stageOf` returns null for an unknown status.
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

/** Returns the registration id of the call, which is the same in all tabs and names its contact. */
export const callIdOf = ({ phoneCallRegistrationId, connectionId }: PhoneCall): string =>
  phoneCallRegistrationId ?? connectionId;

/** A dialled or answered call has a contact. */
export const isNoted = (stage: CallStage | null): boolean => stage === 'dialing' || stage === 'going';
