import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import choiceStyles from './Checkbox.module.css';
import fieldStyles from './Field.module.css';
import { FieldNotes, RequiredMark, describedBy } from './Field';
import styles from './RadioGroup.module.css';
import { useReadOnly } from './ReadOnlyFields';

export interface RadioOption<V extends string> {
  value: V;
  label: string;
  description?: string | undefined;
  /** The choice is unavailable now; the description of the group gives the reason. */
  isDisabled?: boolean;
}

interface RadioGroupProps<V extends string> {
  label: string;
  options: readonly RadioOption<V>[];
  value: V | null;
  onChange: (value: V) => void;
  error?: string | null | undefined;
  description?: string | undefined;
  required?: boolean | undefined;
  orientation?: 'vertical' | 'horizontal';
}

export function RadioGroup<V extends string>(props: RadioGroupProps<V>): ReactNode {
  const { label, options, value, onChange, error, description, required, orientation = 'vertical' } = props;
  const id = useId();
  const readOnly = useReadOnly();

  return (
    <fieldset
      role="radiogroup"
      className={fieldStyles.field}
      aria-readonly={readOnly || undefined}
      {...describedBy(id, { error, description, required })}
    >
      <legend className={clsx(fieldStyles.label, styles.legend)}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={clsx(styles.options, orientation === 'horizontal' && styles.horizontal)}>
        {options.map((option, index) => (
          <span key={option.value} className={choiceStyles.line}>
            <label className={choiceStyles.choice}>
              <input
                type="radio"
                name={id}
                value={option.value}
                className={choiceStyles.box}
                checked={option.value === value}
                aria-disabled={option.isDisabled}
                aria-describedby={option.description ? `${id}-${index}` : undefined}
                onChange={() => !readOnly && !option.isDisabled && onChange(option.value)}
              />
              <span>{option.label}</span>
            </label>
            {option.description && (
              <span id={`${id}-${index}`} className={choiceStyles.description}>
                {option.description}
              </span>
            )}
          </span>
        ))}
      </div>
      <FieldNotes id={id} error={error} description={description} />
    </fieldset>
  );
}
