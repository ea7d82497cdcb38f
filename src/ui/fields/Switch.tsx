import { useId } from 'react';
import { useReadOnly } from './ReadOnlyFields';
import styles from './Switch.module.css';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  description?: string | undefined;
  disabled?: boolean | undefined;
}

export function Switch({ label, checked, onChange, description, disabled }: SwitchProps) {
  const id = useId();
  const readOnly = useReadOnly();
  return (
    <label className={styles.switch}>
      <span className={styles.words}>
        {label}
        {description && (
          <span id={id} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={description ? id : undefined}
        aria-checked={checked}
        className={styles.track}
        checked={checked}
        disabled={disabled}
        aria-readonly={readOnly || undefined}
        onChange={(event) => !readOnly && onChange(event.target.checked)}
      />
    </label>
  );
}
