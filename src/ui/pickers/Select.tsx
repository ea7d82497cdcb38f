import { Select as AriaSelect } from 'react-aria-components';
import type { Answer } from '../feedback/answer';
import styles from '../fields/Field.module.css';
import { Localised } from '../layout/Localised';
import { emptyListWords, type Option, PickerField, useOptionsInTime } from './PickerParts';
import { fieldTexts } from '../fields/fieldTexts';

interface Props {
  label: string;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  clearable?: boolean;
  /** The query that fetches the options, if they come from the back end. */
  answer?: Answer<unknown>;
  /** The text that is shown when there are no options (001 §8). */
  emptyText?: string;
  error?: string | null;
  description?: string | undefined;
  hideLabel?: boolean;
}

/** Selects one option from a short, fixed list. */
export function Select({
  label,
  options,
  value,
  onChange,
  placeholder,
  clearable,
  answer,
  emptyText,
  error,
  ...frame
}: Props) {
  const selected = options.find((option) => option.value === value);
  const { drawn, readOnly, whenWanted } = useOptionsInTime(options, selected ? [selected.value] : []);
  return (
    <Localised>
      <AriaSelect
        {...whenWanted}
        className={styles.field ?? ''}
        value={value}
        onChange={(key) => !readOnly && onChange(key === null ? null : String(key))}
        placeholder={placeholder ?? fieldTexts.select}
        allowsEmptyCollection
        isInvalid={Boolean(error)}
      >
        <PickerField
          label={label}
          error={error}
          readOnly={readOnly}
          text={selected?.label ?? placeholder ?? fieldTexts.select}
          isPlaceholder={selected === undefined}
          onClear={clearable && value !== null ? () => onChange(null) : null}
          options={drawn}
          empty={emptyListWords(answer, emptyText)}
          {...frame}
        />
      </AriaSelect>
    </Localised>
  );
}
