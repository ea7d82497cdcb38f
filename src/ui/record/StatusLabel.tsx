import { CircleDashedIcon, type IconComponent } from '../icons';
import styles from './StatusLabel.module.css';

interface StatusLabelProps {
  /** The word by which style sheets know it (AMB-064): assigned, pickedUp, finished, rejected, removed, canceled … */
  status: string;
  label: string;
  icon?: IconComponent | undefined;
}

/** A status in words, with an icon and its own colour. */
export function StatusLabel({ status, label, icon: Icon = CircleDashedIcon }: StatusLabelProps) {
  return (
    <span className={styles.status} data-status={status}>
      <Icon className={styles.icon} aria-hidden />
      {label}
    </span>
  );
}
