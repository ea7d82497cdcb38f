import { lookUp } from '@/lib/values';
import { CircleDashedIcon, type IconComponent } from '../icons';
import type { Tone } from './Badge';
import { workTones } from './workTones';
import styles from './StatusLabel.module.css';

interface StatusLabelProps {
  /** The name of the status in style sheets (AMB-064): assigned, pickedUp, finished, rejected, removed, canceled … */
  status: string;
  label: string;
  icon?: IconComponent | undefined;
}

/** A status in words, with an icon and the colour of its meaning. */
export function StatusLabel({ status, label, icon: Icon = CircleDashedIcon }: StatusLabelProps) {
  return (
    <span className={styles.status} data-status={status} data-tone={lookUp<Tone>(workTones, status)}>
      <Icon className={styles.icon} aria-hidden />
      {label}
    </span>
  );
}
