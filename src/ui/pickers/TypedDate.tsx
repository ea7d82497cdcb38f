import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { speak } from '../feedback/speak';
import { Field, describedBy } from '../fields/Field';
import styles from '../fields/Field.module.css';
import { Localised } from '../layout/Localised';
import { useReadOnly } from '../fields/ReadOnlyFields';
import picker from './Picker.module.css';
import { ClearButton } from './PickerParts';

export interface DateFieldProps {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string | null;
  description?: string;
  required?: boolean;
  hideLabel?: boolean;
  /** `yyyy-MM-dd`; earlier days are refused. */
  minValue?: string;
}

interface Writing {
  invalidText: string;
  /** Returns the value as users type it. */
  format: (value: string) => string;
  parse: (text: string) => string | null;
  /** Returns why a valid date is not allowed, or null. */
  refuse?: (value: string) => string | null;
}

interface Props extends Omit<DateFieldProps, 'minValue'>, Writing {
  hint: string;
  calendar: ReactNode;
}

/** Keeps the typed text until the field is left; invalid text stays even then, with the reason below it. */
function useTyped({
  value,
  onChange,
  invalidText,
  format,
  parse,
  refuse,
}: Writing & Pick<Props, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(null);
    setProblem(null);
  }

  function settle() {
    if (typed === null) return;
    const parsed = parse(typed);
    const isEmpty = typed.trim() === '';
    const found = isEmpty ? null : parsed === null ? invalidText : (refuse?.(parsed) ?? null);
    setProblem(found);
    if (found !== null) speak(found, 'assertive');
    else {
      setTyped(null);
      onChange(isEmpty ? null : parsed);
    }
  }
  function change(text: string) {
    setTyped(text);
    setProblem(null);
  }
  function clear() {
    setTyped(null);
    setProblem(null);
    onChange(null);
  }
  return { text: typed ?? (value === null ? '' : format(value)), problem, change, clear, settle };
}

/** A text field for a date with a calendar beside it; typing and pasting are always possible. */
export function TypedDate(props: Props) {
  const { label, error, description, required, hideLabel, hint, calendar } = props;
  const id = useId();
  const readOnly = useReadOnly();
  const { text, problem, change, clear, settle } = useTyped(props);
  const texts = { label, hideLabel, description, required, error: problem ?? error };

  return (
    <Localised>
      <Field {...texts} id={id}>
        <span className={clsx(styles.control, picker.control)}>
          <input
            {...describedBy(id, texts)}
            id={id}
            readOnly={readOnly}
            className={picker.input}
            value={text}
            placeholder={hint}
            autoComplete="off"
            onChange={({ target }) => change(target.value)}
            onBlur={settle}
            onKeyDown={({ key }) => key === 'Enter' && settle()}
          />
          {text !== '' && <ClearButton label={label} onClear={clear} />}
          {calendar}
        </span>
      </Field>
    </Localised>
  );
}
