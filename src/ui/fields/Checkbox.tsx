import clsx from 'clsx';
import { type InputHTMLAttributes, type Ref, useCallback, useId } from 'react';
import styles from './Checkbox.module.css';
import { VisuallyHidden } from '../layout/VisuallyHidden';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'checked' | 'type' | 'className'>;

export interface CheckboxProps extends NativeProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  indeterminate?: boolean | undefined;
  hideLabel?: boolean | undefined;
  description?: string | undefined;
  className?: string | undefined;
}

export function Checkbox(props: CheckboxProps) {
  const {
    label,
    checked,
    onChange,
    indeterminate = false,
    hideLabel,
    description,
    className,
    ...attributes
  } = props;
  const id = useId();
  const mark: Ref<HTMLInputElement> = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = indeterminate;
    },
    [indeterminate],
  );

  return (
    <span className={clsx(styles.line, className)}>
      <label className={clsx(styles.choice, hideLabel && styles.bare)}>
        <input
          {...attributes}
          ref={mark}
          type="checkbox"
          className={styles.box}
          checked={checked}
          aria-describedby={description ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </label>
      {description && (
        <span id={id} className={styles.description}>
          {description}
        </span>
      )}
    </span>
  );
}
