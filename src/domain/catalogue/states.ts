import { SelectedPanel } from '../selectedPanel';
import { UnitLoad } from '../properties/units';

/* States of the program, which no call returns (001 §3, 002 §3). */

/** The state of a conversation's window. */
export const PopupStatus = { New: 0, Open: 1, Minimized: 2 } as const;
type PopupStatus = (typeof PopupStatus)[keyof typeof PopupStatus];

export const popupStatusLabels: Record<PopupStatus, string> = {
  [PopupStatus.New]: 'Nieuw',
  [PopupStatus.Open]: 'Open',
  [PopupStatus.Minimized]: 'Ingeklapt',
};

/** Whether the user is registered as an operator of the chat. */
export const OperatorRegistration = {
  NotRegistered: 'NotRegistered',
  Registered: 'Registered',
  Deregistered: 'Deregistered',
} as const;
type OperatorRegistration = (typeof OperatorRegistration)[keyof typeof OperatorRegistration];

export const operatorRegistrationLabels: Record<OperatorRegistration, string> = {
  NotRegistered: 'Niet aangemeld',
  Registered: 'Aangemeld',
  Deregistered: 'Afgemeld',
};

export const selectedPanelLabels: Record<SelectedPanel, string> = {
  [SelectedPanel.Registration]: 'Vastleggen',
  [SelectedPanel.Sss]: 'Direct regelen',
  [SelectedPanel.None]: 'Geen',
};

export const unitLoadLabels: Record<UnitLoad, string> = {
  [UnitLoad.Empty]: 'Leeg',
  [UnitLoad.Loading]: 'Wordt geladen',
  [UnitLoad.Jitting]: 'Wordt bijgewerkt',
  [UnitLoad.Loaded]: 'Geladen',
};
