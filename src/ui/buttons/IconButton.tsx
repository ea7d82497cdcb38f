import clsx from 'clsx';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { buttonState } from './buttonState';
import { LoaderIcon, type IconComponent } from '../icons';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'children'> {
  icon: IconComponent;
  /** The full name, read aloud and shown as the tooltip. */
  label: string;
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  controls?: string | undefined;
  busy?: boolean;
  disabledReason?: string | null | undefined;
  variant?: 'quiet' | 'secondary' | 'danger';
  size?: 'm' | 's';
  /** Shows a dot in the corner for something new; `label` must say what is new. */
  dot?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton(props: IconButtonProps) {
  const {
    icon: Icon,
    label,
    pressed,
    expanded,
    controls,
    busy = false,
    disabledReason = null,
    ...rest
  } = props;
  const {
    variant = 'quiet',
    size = 'm',
    dot = false,
    onClick,
    className,
    type = 'button',
    ...attributes
  } = rest;
  const Shown = busy ? LoaderIcon : Icon;

  return (
    <button
      {...attributes}
      {...buttonState({ busy, disabledReason, onClick })}
      type={type}
      aria-label={label}
      data-tooltip={disabledReason === null ? label : `${label}: ${disabledReason}`}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      className={clsx(styles.button, styles[variant], size === 's' && styles.small, className)}
    >
      <Shown className={clsx(styles.icon, busy && styles.spinning)} aria-hidden />
      {dot && <span className={styles.dot} />}
    </button>
  );
}
