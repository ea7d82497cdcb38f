import { lookUp } from '@/lib/values';
import { type Received, unknownLabel } from '../decode/received';
import { CallStatus, PhoneStatus } from './phoneStatus';

const phoneLabels: Record<PhoneStatus, string> = {
  [PhoneStatus.Unavailable]: 'Niet beschikbaar',
  [PhoneStatus.Available]: 'Beschikbaar',
  [PhoneStatus.Offline]: 'Offline',
  [PhoneStatus.Busy]: 'Bezet',
  [PhoneStatus.ACW]: 'Nawerktijd',
};

/** TEL-40, AMB-180. */
export const phoneStatusLabel = (status: Received<PhoneStatus>): string =>
  lookUp(phoneLabels, status) ?? unknownLabel(status);

const callLabels: Record<CallStatus, string> = {
  [CallStatus.Dialing]: 'Belt',
  [CallStatus.Established]: 'In gesprek',
  [CallStatus.Ringing]: 'Gaat over',
  [CallStatus.LineClosed]: 'Beëindigd',
  [CallStatus.OnHold]: 'In de wacht',
  [CallStatus.TryHold]: 'Gaat in de wacht',
  [CallStatus.TryPickUp]: 'Wordt opgenomen',
  [CallStatus.TryResume]: 'Wordt hervat',
};

export const callStatusLabel = (status: Received<CallStatus>): string =>
  lookUp(callLabels, status) ?? unknownLabel(status);
