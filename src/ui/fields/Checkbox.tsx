import clsx from 'clsx';
import { type InputHTMLAttributes, type Ref, useCallback, useId } from 'react';
import styles from './Checkbox.module.css';
import { useReadOnly } from './ReadOnlyFields';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'checked' | 'type' | 'className'>;

interface CheckboxProps extends NativeProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  indeterminate?: boolean | undefined;
  /** Only the box is visible, centred in the available room; all of that room can be pressed. */
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
  const readOnly = useReadOnly();
  const mark: Ref<HTMLInputElement> = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  const input = (
    <input
      {...attributes}
      ref={mark}
      type="checkbox"
      className={hideLabel ? clsx(styles.bare, className) : styles.box}
      checked={checked}
      aria-label={hideLabel ? label : undefined}
      aria-describedby={description ? id : undefined}
      aria-readonly={readOnly || undefined}
      onChange={(event) => !readOnly && onChange(event.target.checked)}
    />
  );
  if (hideLabel) return input;

  return (
    <span className={clsx(styles.line, className)}>
      <label className={styles.choice}>
        {input}
        <span>{label}</span>
      </label>
      {description && (
        <span id={id} className={styles.description}>
          {description}
        </span>
      )}
    </span>
  );
}
