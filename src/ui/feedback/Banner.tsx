import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import type { Tone } from '../record/Badge';
import styles from './Banner.module.css';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  CloseIcon,
  type IconComponent,
  InfoIcon,
  TriangleAlertIcon,
} from '../icons';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { uiTexts } from '../uiTexts';

interface BannerProps {
  tone?: Tone;
  children: ReactNode;
  actions?: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** `alert` is read at once, `status` waits for its turn. */
  role?: 'alert' | 'status' | undefined;
  ref?: Ref<HTMLDivElement>;
}

const icons: Record<Tone, IconComponent> = {
  neutral: InfoIcon,
  accent: InfoIcon,
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
};

export function Banner({ tone = 'info', children, actions, onDismiss, role, ref }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div ref={ref} className={clsx(styles.banner, styles[tone])} role={role}>
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {onDismiss && (
        <IconButton
          size="s"
          icon={CloseIcon}
          label={uiTexts.close}
          className={styles.close}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}

/** A button for `actions`. */
export const BannerButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="s" onClick={onClick}>
    {label}
  </Button>
);
