import { clsx } from 'clsx';
import {
  Button as AriaButton,
  ListBox,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import { ChevronDownIcon, CloseIcon } from './icons';
import { Localised } from './Localised';
import { OptionItem } from './OptionItem';
import overlay from './Overlay.module.css';
import picker from './Picker.module.css';
import type { SelectOption } from './Select';
import { uiTexts } from './uiTexts';

interface Props {
  label: string;
  options: readonly SelectOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  placeholder?: string;
  emptyText?: string;
  error?: string | null;
  description?: string;
  hideLabel?: boolean;
}

/** What is chosen, in words while it is little and as a number when it is more. */
const summary = (options: readonly SelectOption[], values: readonly string[]): string =>
  values.length === 1
    ? (options.find(({ value }) => value === values[0])?.label ?? String(values[0]))
    : uiTexts.selectedCount(values.length);

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
  return (
    <Localised>
      <AriaSelect
        className={styles.field ?? ''}
        selectionMode="multiple"
        value={[...values]}
        onChange={(keys) => onChange(keys.map(String))}
        placeholder={placeholder ?? uiTexts.select}
        allowsEmptyCollection
        isInvalid={Boolean(error)}
      >
        <FieldFrame label={label} error={error} {...frame}>
          <span className={clsx(styles.control, picker.control)} data-invalid={error ? true : undefined}>
            <AriaButton className={picker.trigger ?? ''}>
              <SelectValue className={picker.value ?? ''}>
                {values.length === 0 ? (
                  <span className={picker.placeholder}>{placeholder ?? uiTexts.select}</span>
                ) : (
                  summary(options, values)
                )}
              </SelectValue>
              <ChevronDownIcon aria-hidden className={picker.chevron} />
            </AriaButton>
            {values.length > 0 && (
              <button
                type="button"
                className={picker.inside}
                aria-label={uiTexts.clearOf(label)}
                onClick={() => onChange([])}
              >
                <CloseIcon aria-hidden size="1em" />
              </button>
            )}
          </span>
        </FieldFrame>
        <Popover className={overlay.popover ?? ''}>
          <ListBox
            className={overlay.list ?? ''}
            renderEmptyState={() => <p className={overlay.empty}>{emptyText ?? uiTexts.noResults}</p>}
          >
            {options.map((option) => (
              <OptionItem key={option.value} id={option.value} label={option.label} icon={option.icon} />
            ))}
          </ListBox>
        </Popover>
      </AriaSelect>
    </Localised>
  );
}
