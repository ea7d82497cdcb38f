import styles from './Switch.module.css';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  description?: string | undefined;
  disabled?: boolean | undefined;
}

export function Switch({ label, checked, onChange, description, disabled }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <span className={styles.words}>
        {label}
        {description && <span className={styles.description}>{description}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-description={description}
        aria-checked={checked}
        className={styles.track}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
