import clsx from 'clsx';
import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import styles from './Button.module.css';
import { LoaderIcon, type IconComponent } from './icons';
import { uiTexts } from './uiTexts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  variant?: ButtonVariant;
  size?: 'm' | 's';
  icon?: IconComponent | undefined;
  /** At work: looks so, keeps the focus, ignores clicks. */
  busy?: boolean;
  /** Why it cannot be used now; it stays focusable so that the reason can be read. */
  disabledReason?: string | null | undefined;
  ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'm',
    icon: Icon,
    busy = false,
    disabledReason = null,
    ...rest
  } = props;
  const { onClick, className, children, type = 'button', ...attributes } = rest;
  const off = busy || disabledReason !== null;

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (off) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...(disabledReason === null
        ? {}
        : { 'data-tooltip': disabledReason, 'aria-description': disabledReason })}
      {...(busy ? { 'aria-busy': true, 'aria-description': uiTexts.busy } : {})}
      {...attributes}
      type={type}
      aria-disabled={off || undefined}
      className={clsx(
        styles.button,
        styles[variant],
        size === 's' && styles.small,
        busy && styles.busy,
        className,
      )}
      onClick={click}
    >
      {busy ? (
        <LoaderIcon className={clsx(styles.spinner, Icon === undefined && styles.alone)} aria-hidden />
      ) : (
        Icon && <Icon className={styles.icon} aria-hidden />
      )}
      {children !== undefined && <span className={styles.label}>{children}</span>}
    </button>
  );
}
