import type { Contract } from '@/domain/tenancy/contract';
import { type ContractFlag, contractFlagLabel, flagsOf } from '@/domain/tenancy/contractFlags';
import { CalendarIcon, EuroIcon, GavelIcon, type IconComponent, TriangleAlertIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { statusTones } from '@/ui/record/statusTones';
import styles from './Contracts.module.css';

const icons: Record<ContractFlag, IconComponent> = {
  bailiffCase: GavelIcon,
  hasArrears: TriangleAlertIcon,
  hasPaymentArrangement: CalendarIcon,
  hasUnpaidBills: EuroIcon,
};

/** Warnings about the payments of a contract, in words and with an icon. */
export function ContractFlags({ contract }: { contract: Contract }) {
  return (
    <span className={styles.flags}>
      {flagsOf(contract).map((flag) => (
        <Badge key={flag} tone={statusTones[flag]} icon={icons[flag]}>
          {contractFlagLabel(flag)}
        </Badge>
      ))}
    </span>
  );
}
