/** The documents name three kinds of payment provider and two orders of bills, and none of them by name. */
export const PAYMENT_PROVIDERS = 3;
export const BILL_SORT_ORDERS = 2;

/** Why a payment arrangement is not possible (002 §9.3). No call of the back end carries it. */
export const RejectionReason = {
  OutstandingBalanceTooHigh: 'OutstandingBalanceTooHigh',
  OutstandingBalanceTooLow: 'OutstandingBalanceTooLow',
  NoRejection: 'NoRejection',
  NoActiveContract: 'NoActiveContract',
} as const;
type RejectionReason = (typeof RejectionReason)[keyof typeof RejectionReason];

export const rejectionReasonLabels: Record<RejectionReason, string> = {
  OutstandingBalanceTooHigh: 'Openstaand saldo is te hoog',
  OutstandingBalanceTooLow: 'Openstaand saldo is te laag',
  NoRejection: 'Niet afgewezen',
  NoActiveContract: 'Geen lopend contract',
};
