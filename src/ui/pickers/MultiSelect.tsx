import { clsx } from 'clsx';
import { Select as AriaSelect } from 'react-aria-components';
import styles from '../fields/Field.module.css';
import { FieldFrame } from '../fields/FieldFrame';
import { Localised } from '../layout/Localised';
import picker from './Picker.module.css';
import { ClearButton, type Option, OptionList, PickerTrigger, useOptionsInTime } from './PickerParts';
import { fieldTexts } from '../fields/fieldTexts';

interface Props {
  label: string;
  options: readonly Option[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  placeholder?: string;
  emptyText?: string;
  error?: string | null;
  description?: string;
  hideLabel?: boolean;
}

/** What is chosen, in words while it is little and as a number when it is more. */
const summary = (options: readonly Option[], values: readonly string[]): string =>
  values.length === 1
    ? (options.find(({ value }) => value === values[0])?.label ?? String(values[0]))
    : fieldTexts.selectedCount(values.length);

/** Any number of choices out of a list; the list stays open while choosing. */
export function MultiSelect({
  label,
  options,
  values,
  onChange,
  placeholder,
  emptyText,
  error,
  ...frame
}: Props) {
  const { drawn, readOnly, whenWanted } = useOptionsInTime(options, values);
  return (
    <Localised>
      <AriaSelect
        {...whenWanted}
        className={styles.field ?? ''}
        selectionMode="multiple"
        value={[...values]}
        onChange={(keys) => !readOnly && onChange(keys.map(String))}
        placeholder={placeholder ?? fieldTexts.select}
        allowsEmptyCollection
        isInvalid={Boolean(error)}
      >
        <FieldFrame label={label} error={error} {...frame}>
          <span
            className={clsx(styles.control, picker.control)}
            data-invalid={error ? true : undefined}
            data-readonly={readOnly || undefined}
          >
            <PickerTrigger
              text={values.length === 0 ? (placeholder ?? fieldTexts.select) : summary(options, values)}
              isPlaceholder={values.length === 0}
            />
            {values.length > 0 && <ClearButton label={label} onClear={() => onChange([])} />}
          </span>
        </FieldFrame>
        <OptionList options={drawn} empty={emptyText ?? fieldTexts.noResults} />
      </AriaSelect>
    </Localised>
  );
}
