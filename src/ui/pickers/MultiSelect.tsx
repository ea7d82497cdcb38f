import { Select as AriaSelect } from 'react-aria-components';
import type { Answer } from '../feedback/answer';
import styles from '../fields/Field.module.css';
import { Localised } from '../layout/Localised';
import { emptyListWords, type Option, PickerField, useOptionsInTime } from './PickerParts';
import { fieldTexts } from '../fields/fieldTexts';
import { chosenText } from './PickerLook';

interface Props {
  label: string;
  options: readonly Option[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  placeholder?: string;
  /** The query that fetches the options, if they come from the back end. */
  answer?: Answer<unknown>;
  emptyText?: string;
  error?: string | null;
  description?: string | undefined;
  hideLabel?: boolean;
}

/** Selects any number of options from a list, which stays open while choosing. */
export function MultiSelect({
  label,
  options,
  values,
  onChange,
  placeholder,
  answer,
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
        <PickerField
          label={label}
          error={error}
          readOnly={readOnly}
          text={values.length === 0 ? (placeholder ?? fieldTexts.select) : chosenText(options, values)}
          isPlaceholder={values.length === 0}
          onClear={values.length > 0 ? () => onChange([]) : null}
          options={drawn}
          empty={emptyListWords(answer, emptyText)}
          {...frame}
        />
      </AriaSelect>
    </Localised>
  );
}
