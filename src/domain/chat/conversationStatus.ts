import { labelsOf } from '../decode/received';

/** 000 §3.4. */
export const ConversationStatus = {
  Pending: 'Pending',
  Detached: 'Detached',
  Active: 'Active',
  ACW: 'ACW',
  Ended: 'Ended',
} as const;
export type ConversationStatus = (typeof ConversationStatus)[keyof typeof ConversationStatus];

export const conversationStatusByWireName: Readonly<Record<string, ConversationStatus>> = {
  ...ConversationStatus,
  0: ConversationStatus.Pending,
  1: ConversationStatus.Detached,
  2: ConversationStatus.Active,
  3: ConversationStatus.ACW,
  4: ConversationStatus.Ended,
};

export const conversationStatusLabel = labelsOf<ConversationStatus>({
  Pending: 'Nieuw',
  Detached: 'Vrijgegeven',
  Active: 'Opgepakt',
  ACW: 'Nawerktijd',
  Ended: 'Beëindigd',
});
