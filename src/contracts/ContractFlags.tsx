import { type Contract, type ContractFlag, contractFlagLabel, flagsOf } from '@/domain/tenancy/contract';
import { CalendarIcon, EuroIcon, GavelIcon, type IconComponent, TriangleAlertIcon } from '@/ui/icons';
import { Badge, type Tone } from '@/ui/record/Badge';
import styles from './Contracts.module.css';

const looks: Record<ContractFlag, { icon: IconComponent; tone: Tone }> = {
  bailiffCase: { icon: GavelIcon, tone: 'danger' },
  hasArrears: { icon: TriangleAlertIcon, tone: 'danger' },
  hasPaymentArrangement: { icon: CalendarIcon, tone: 'info' },
  hasUnpaidBills: { icon: EuroIcon, tone: 'warning' },
};

/** What is to be known about the money of a contract, in words and with an icon. */
export function ContractFlags({ contract }: { contract: Contract }) {
  return (
    <span className={styles.flags}>
      {flagsOf(contract).map((flag) => (
        <Badge key={flag} {...looks[flag]}>
          {contractFlagLabel(flag)}
        </Badge>
      ))}
    </span>
  );
}
