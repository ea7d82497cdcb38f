import { type InputHTMLAttributes, type Ref, useId } from 'react';
import fieldStyles from './Field.module.css';
import { Field, type FieldTexts, describedBy } from './Field';
import { CloseIcon, type IconComponent } from '../icons';
import { IconButton } from '../buttons/IconButton';
import { fieldTexts } from './fieldTexts';
import { useReadOnly } from './ReadOnlyFields';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'value' | 'required' | 'className'
>;

export interface TextFieldProps extends FieldTexts, NativeProps {
  value: string;
  onChange: (value: string) => void;
  icon?: IconComponent | undefined;
  /** Shows a button that empties the field while it has a value. */
  onClear?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    description,
    error,
    required,
    value,
    onChange,
    icon: Icon,
    onClear,
    ...rest
  } = props;
  const { inputRef, className, id: givenId, type = 'text', ...attributes } = rest;
  const readOnly = useReadOnly();
  const ownId = useId();
  const id = givenId ?? ownId;
  const texts = { label, hideLabel, description, error, required };

  return (
    <Field {...texts} id={id} className={className}>
      <div className={fieldStyles.control}>
        {Icon && <Icon aria-hidden />}
        <input
          autoComplete="off"
          readOnly={readOnly}
          {...describedBy(id, texts)}
          {...attributes}
          ref={inputRef}
          id={id}
          type={type}
          value={value}
          className={fieldStyles.input}
          onChange={(event) => onChange(event.target.value)}
        />
        {onClear && value !== '' && !readOnly && (
          <IconButton
            size="s"
            icon={CloseIcon}
            label={fieldTexts.clearOf(label)}
            className={fieldStyles.end}
            onClick={onClear}
          />
        )}
      </div>
    </Field>
  );
}
