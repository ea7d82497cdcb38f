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
import { ChevronDownIcon, CloseIcon, type IconComponent } from './icons';
import { Localised } from './Localised';
import { OptionItem } from './OptionItem';
import overlay from './Overlay.module.css';
import picker from './Picker.module.css';
import { uiTexts } from './uiTexts';

export interface SelectOption {
  value: string;
  label: string;
  icon?: IconComponent;
}

interface Props {
  label: string;
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  clearable?: boolean;
  /** Shown when there is nothing to choose (001 §8). */
  emptyText?: string;
  error?: string | null;
  description?: string;
  hideLabel?: boolean;
}

/** One choice out of a short, fixed list. */
export function Select({
  label,
  options,
  value,
  onChange,
  placeholder,
  clearable,
  emptyText,
  error,
  ...frame
}: Props) {
  return (
    <Localised>
      <AriaSelect
        className={styles.field ?? ''}
        value={value}
        onChange={(key) => onChange(key === null ? null : String(key))}
        placeholder={placeholder ?? uiTexts.select}
        allowsEmptyCollection
        isInvalid={Boolean(error)}
      >
        <FieldFrame label={label} error={error} {...frame}>
          <span className={clsx(styles.control, picker.control)} data-invalid={error ? true : undefined}>
            <AriaButton className={picker.trigger ?? ''}>
              <SelectValue className={picker.value ?? ''}>
                {({ isPlaceholder, selectedText }) => (
                  <span className={isPlaceholder ? picker.placeholder : undefined}>
                    {isPlaceholder ? (placeholder ?? uiTexts.select) : selectedText}
                  </span>
                )}
              </SelectValue>
              <ChevronDownIcon aria-hidden className={picker.chevron} />
            </AriaButton>
            {clearable && value !== null && (
              <button
                type="button"
                className={picker.inside}
                aria-label={uiTexts.clearOf(label)}
                onClick={() => onChange(null)}
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
