import * as v from 'valibot';
import { startOfDutchDay } from '@/lib/dates/calendar';
import * as d from '../decode/decode';
import { labelsOf, isOneOf } from '../decode/received';

/** 002 §9.3; the codes follow the order of the list (AMB-235). */
export const BillStatus = { Open: 0, InProgress: 1, Closed: 2 } as const;
type BillStatus = (typeof BillStatus)[keyof typeof BillStatus];

export const billStatusLabel = labelsOf<BillStatus>({
  [BillStatus.Open]: 'Openstaand',
  [BillStatus.InProgress]: 'In behandeling',
  [BillStatus.Closed]: 'Afgesloten',
});

export const PaymentStatus = {
  New: 0,
  Success: 1,
  Pending: 10,
  Failed: 90,
  Cancelled: 91,
  Expired: 92,
} as const;
type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

/** 002 §8. */
export const paymentStatusLabel = labelsOf<PaymentStatus>({
  [PaymentStatus.New]: 'Nieuwe betaling',
  [PaymentStatus.Success]: 'Betaling ontvangen',
  [PaymentStatus.Pending]: 'Betaling in afwachting',
  [PaymentStatus.Failed]: 'Betaling mislukt',
  [PaymentStatus.Cancelled]: 'Betaling afgebroken',
  [PaymentStatus.Expired]: 'Betaling verlopen',
});

export const PaymentMethod = { None: 0, TransactionForm: 1, PreauthorizedDebit: 2, Electronic: 3 } as const;
type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];

export const paymentMethodLabel = labelsOf<PaymentMethod>({
  [PaymentMethod.None]: 'Geen betaalwijze',
  [PaymentMethod.TransactionForm]: 'Acceptgiro',
  [PaymentMethod.PreauthorizedDebit]: 'Automatische incasso',
  [PaymentMethod.Electronic]: 'Online betaling',
});

const Payment = v.object({
  id: d.id,
  status: d.member<PaymentStatus>({ ...PaymentStatus, Canceled: PaymentStatus.Cancelled }),
  method: d.optionalMember<PaymentMethod>(PaymentMethod),
  amount: d.optionalNumber,
  date: d.instant,
});
export type Payment = v.InferOutput<typeof Payment>;

/** An amount that a person has to pay, with or without a contract. */
export const Bill = v.object({
  id: d.id,
  contractId: d.optionalId,
  number: d.optionalText,
  description: d.optionalText,
  date: d.instant,
  dueDate: d.instant,
  amount: d.optionalNumber,
  outstandingAmount: d.optionalNumber,
  status: d.member<BillStatus>(BillStatus),
  payments: d.listOf(Payment),
});
export type Bill = v.InferOutput<typeof Bill>;

/** The sort orders of bills (AMB-246). */
export const BILL_SORTS = ['NewestFirst', 'OldestFirst'] as const;
export type BillSort = (typeof BILL_SORTS)[number];

const isUnpaid = ({ outstandingAmount, status }: Bill): boolean =>
  outstandingAmount === null
    ? isOneOf([BillStatus.Open, BillStatus.InProgress], status)
    : outstandingAmount > 0;

/** Whether an amount is outstanding after the due day. */
export const isOverdue = (bill: Bill, now: number): boolean =>
  bill.dueDate !== null && bill.dueDate < startOfDutchDay(now) && isUnpaid(bill);

/** Returns the address of the bill's contract, when known (001 §3). */
export const billAddress = (
  { contractId }: Bill,
  contracts: readonly { id: string; addressLine: string | null }[],
): string | null => contracts.find(({ id: contract }) => contract === contractId)?.addressLine ?? null;
