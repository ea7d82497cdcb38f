import {
  type Bill,
  billAddress,
  billStatusLabel,
  isOverdue,
  type Payment,
  paymentMethodLabel,
  paymentStatusLabel,
} from '@/domain/tenancy/bill';
import type { ContractChoice } from '@/domain/tenancy/contract';
import { formatDate } from '@/lib/dates/format';
import { formatMoney } from '@/lib/formatNumber';
import { useNow } from '@/lib/useNow';
import { HourglassIcon } from '@/ui/icons';
import { cardClass } from '@/ui/rows/Cards';
import { Badge } from '@/ui/record/Badge';
import styles from './Bills.module.css';
import { billsTexts as texts } from './billsTexts';

interface BillCardProps {
  bill: Bill;
  contracts: readonly ContractChoice[];
}

export function BillCard({ bill, contracts }: BillCardProps) {
  const { number, description, date, dueDate, amount, outstandingAmount, status, payments } = bill;
  const overdue = isOverdue(bill, useNow());
  return (
    <li className={cardClass}>
      <div className={styles.top}>
        <strong className={styles.title}>{description ?? number ?? texts.untitled}</strong>
        {overdue && (
          <Badge tone="danger" icon={HourglassIcon}>
            {texts.overdue}
          </Badge>
        )}
        <Badge>{billStatusLabel(status)}</Badge>
        <span className={styles.amount}>{formatMoney(amount)}</span>
      </div>
      <div className={styles.meta}>
        {description !== null && number !== null && <span>{number}</span>}
        <span>{billAddress(bill, contracts) ?? texts.noContract}</span>
        <span>{`${texts.date} ${formatDate(date)}`}</span>
        {dueDate !== null && <span>{`${texts.due} ${formatDate(dueDate)}`}</span>}
        {outstandingAmount !== null && outstandingAmount > 0 && (
          <strong className={styles.outstanding} data-overdue={overdue}>
            {texts.outstanding(formatMoney(outstandingAmount))}
          </strong>
        )}
      </div>
      {payments.length > 0 && (
        <ul className={styles.payments} aria-label={texts.payments}>
          {payments.map((payment) => (
            <li key={payment.id} className={styles.payment}>
              {partsOf(payment).map((words, index) => (
                <span key={index}>{words}</span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const partsOf = ({ status, method, amount, date }: Payment): string[] => [
  paymentStatusLabel(status),
  ...(method === null ? [] : [paymentMethodLabel(method)]),
  ...(amount === null ? [] : [formatMoney(amount)]),
  ...(date === null ? [] : [formatDate(date)]),
];
