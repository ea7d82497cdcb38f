import { useId } from 'react';
import styles from './Notifications.module.css';

interface NativeSelectProps<T extends string> {
  label: string;
  /** Hides the label if the options are clear without it; screen readers still get the label. */
  hidesLabel?: boolean;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** The select of the browser, which opens within the panel and needs no widget code. */
export function NativeSelect<T extends string>(props: NativeSelectProps<T>) {
  const { label, hidesLabel = false, options, value, onChange } = props;
  const id = useId();
  return (
    <div className={styles.choice}>
      {!hidesLabel && <label htmlFor={id}>{label}</label>}
      <select
        id={id}
        aria-label={hidesLabel ? label : undefined}
        className={styles.select}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
