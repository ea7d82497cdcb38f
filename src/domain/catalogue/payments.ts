/** The documents count three payment providers and two sort orders of bills, but give no names. */
export const PAYMENT_PROVIDERS = 3;
export const BILL_SORT_ORDERS = 2;

/** The reason why a payment arrangement is not possible (002 §9.3). No call of the back end returns it. */
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
