import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import styles from './Field.module.css';
import { CircleAlertIcon, CloseIcon } from './icons';
import { Localised } from './Localised';
import picker from './Picker.module.css';
import { uiTexts } from './uiTexts';
import { VisuallyHidden } from './VisuallyHidden';

export interface DateFieldProps {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string | null;
  description?: string;
  required?: boolean;
  hideLabel?: boolean;
  /** `yyyy-MM-dd`: earlier days are refused. */
  minValue?: string;
}

interface Props extends Omit<DateFieldProps, 'minValue'> {
  hint: string;
  invalidText: string;
  /** The value as people write it. */
  format: (value: string) => string;
  parse: (text: string) => string | null;
  /** Why a value that exists cannot be used. */
  refuse?: (value: string) => string | null;
  calendar: ReactNode;
}

/** Text entry of a date with a calendar beside it: typing and pasting are always possible. */
export function TypedDate(props: Props) {
  const {
    label,
    value,
    onChange,
    error,
    description,
    required,
    hideLabel,
    hint,
    invalidText,
    format,
    parse,
    refuse,
  } = props;
  const id = useId();
  const shown = value === null ? '' : format(value);
  const [typed, setTyped] = useState<string | null>(null);
  const problem = typed === null ? null : problemOf(typed);

  function problemOf(text: string): string | null {
    if (text.trim() === '') return null;
    const parsed = parse(text);
    return parsed === null ? invalidText : (refuse?.(parsed) ?? null);
  }

  function settle() {
    if (typed === null) return;
    const parsed = parse(typed);
    if (typed.trim() === '') onChange(null);
    else if (parsed !== null && problemOf(typed) === null) onChange(parsed);
    else return;
    setTyped(null);
  }

  const [left, setLeft] = useState(false);
  const message = (left ? problem : null) ?? error;
  const described = [description && `${id}-help`, message && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Localised>
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </label>
        <span className={clsx(styles.control, picker.control)} data-invalid={message ? true : undefined}>
          <input
            id={id}
            className={picker.input}
            value={typed ?? shown}
            placeholder={hint}
            autoComplete="off"
            required={required}
            aria-invalid={Boolean(message)}
            aria-describedby={described || undefined}
            onChange={({ target }) => setTyped(target.value)}
            onFocus={() => setLeft(false)}
            onBlur={() => {
              setLeft(true);
              settle();
            }}
            onKeyDown={({ key }) => {
              if (key !== 'Enter') return;
              setLeft(true);
              settle();
            }}
          />
          {shown !== '' && (
            <button
              type="button"
              className={picker.inside}
              aria-label={uiTexts.clearOf(label)}
              onClick={() => {
                setTyped(null);
                onChange(null);
              }}
            >
              <CloseIcon aria-hidden size="1em" />
            </button>
          )}
          {props.calendar}
        </span>
        {description && (
          <span id={`${id}-help`} className={styles.description}>
            {description}
          </span>
        )}
        {message && (
          <span id={`${id}-error`} role="alert" className={styles.error}>
            <CircleAlertIcon aria-hidden size="1em" /> {message}
          </span>
        )}
      </div>
    </Localised>
  );
}
