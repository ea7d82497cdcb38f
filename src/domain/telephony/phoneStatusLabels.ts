import { CallStatus, PhoneStatus } from './phoneStatus';
import { labelsOf } from '../decode/received';

/** The sixth label of the documents, 'Even weg', is a presence only (TEL-40, AMB-180). */
export const phoneStatusLabel = labelsOf<PhoneStatus>({
  [PhoneStatus.Unavailable]: 'Niet beschikbaar',
  [PhoneStatus.Available]: 'Beschikbaar',
  [PhoneStatus.Offline]: 'Offline',
  [PhoneStatus.Busy]: 'Bezet',
  [PhoneStatus.ACW]: 'Nawerktijd',
});

export const callStatusLabel = labelsOf<CallStatus>({
  [CallStatus.Dialing]: 'Belt',
  [CallStatus.Established]: 'In gesprek',
  [CallStatus.Ringing]: 'Gaat over',
  [CallStatus.LineClosed]: 'Beëindigd',
  [CallStatus.OnHold]: 'In de wacht',
  [CallStatus.TryHold]: 'Gaat in de wacht',
  [CallStatus.TryPickUp]: 'Wordt opgenomen',
  [CallStatus.TryResume]: 'Wordt hervat',
});
