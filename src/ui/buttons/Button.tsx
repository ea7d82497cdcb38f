import clsx from 'clsx';
import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';
import { buttonState } from './buttonState';
import { LoaderIcon, type IconComponent } from '../icons';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  variant?: ButtonVariant;
  size?: 'm' | 's';
  icon?: IconComponent | undefined;
  /** A busy button shows a spinner, keeps the focus and ignores clicks. */
  busy?: boolean;
  /** The reason why the button cannot be used now; it stays focusable so that the reason can be read. */
  disabledReason?: string | null | undefined;
  ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'm', icon, busy = false, disabledReason = null, ...rest } = props;
  const { onClick, className, children, type = 'button', ...attributes } = rest;

  return (
    <button
      {...(disabledReason !== null && { 'data-tooltip': disabledReason })}
      {...attributes}
      {...buttonState({ busy, disabledReason, onClick })}
      type={type}
      data-variant={variant}
      className={clsx(
        styles.button,
        styles[variant],
        size === 's' && styles.small,
        busy && styles.busy,
        className,
      )}
    >
      <ButtonIcon icon={icon} busy={busy} />
      {busy && icon === undefined ? <span className={styles.label}>{children}</span> : children}
    </button>
  );
}

/** The spinner replaces the icon, or the words if there is no icon, so that the button keeps its width. */
function ButtonIcon({ icon: Icon, busy }: Pick<ButtonProps, 'icon' | 'busy'>) {
  if (busy)
    return <LoaderIcon className={clsx(styles.spinner, Icon === undefined && styles.alone)} aria-hidden />;
  return Icon ? <Icon className={styles.icon} aria-hidden /> : null;
}
