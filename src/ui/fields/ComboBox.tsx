import { clsx } from 'clsx';
import { useContext } from 'react';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Button as AriaButton,
  Input,
  ListBox,
  Popover,
} from 'react-aria-components';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import { ChevronDownIcon, type IconComponent } from '../icons';
import { Localised } from '../layout/Localised';
import { OptionItem } from './OptionItem';
import overlay from '../overlays/Overlay.module.css';
import picker from './Picker.module.css';
import { ClearButton } from './PickerParts';
import { uiTexts } from '../uiTexts';

interface ComboBoxItem {
  id: string;
  label: string;
  description?: string | null;
  icon?: IconComponent;
}

interface Props {
  label: string;
  /** What matches now; the caller does the looking up. */
  items: readonly ComboBoxItem[];
  inputValue: string;
  onInputChange: (text: string) => void;
  /** It need not be among the items. */
  selectedId: string | null;
  /** Also told, unchanged, when the field is left with other words in it. The text that belongs to it is the caller's to give. */
  onSelect: (id: string | null) => void;
  /** Looking up. */
  busy?: boolean;
  emptyText?: string;
  placeholder?: string;
  error?: string | null;
  description?: string;
  hideLabel?: boolean;
}

/** One choice out of a list that is found by typing; the list also opens by a press or an arrow key, not by tabbing past. */
export function ComboBox(props: Props) {
  const {
    label,
    items,
    inputValue,
    onInputChange,
    selectedId,
    onSelect,
    busy,
    emptyText,
    placeholder,
    error,
    ...frame
  } = props;
  const empty = busy ? uiTexts.loading : (emptyText ?? uiTexts.noResults);
  return (
    <Localised>
      <AriaComboBox
        className={styles.field ?? ''}
        items={items}
        inputValue={inputValue}
        onInputChange={onInputChange}
        value={selectedId}
        onChange={(key) => onSelect(key === null ? null : String(key))}
        defaultFilter={() => true}
        allowsEmptyCollection
        isInvalid={Boolean(error)}
      >
        <FieldFrame label={label} error={error} {...frame}>
          <span
            className={clsx(styles.control, picker.control)}
            data-invalid={error ? true : undefined}
            aria-busy={busy}
          >
            <Words text={inputValue} placeholder={placeholder} />
            {(selectedId !== null || inputValue !== '') && (
              <ClearButton label={label} onClear={() => onSelect(null)} />
            )}
            <AriaButton className={picker.inside ?? ''} aria-label={uiTexts.openList}>
              <ChevronDownIcon aria-hidden size="1em" />
            </AriaButton>
          </span>
        </FieldFrame>
        <Popover className={overlay.popover ?? ''}>
          <ListBox
            className={overlay.list ?? ''}
            renderEmptyState={() => <p className={overlay.empty}>{empty}</p>}
          >
            {(item: ComboBoxItem) => (
              <OptionItem id={item.id} label={item.label} description={item.description} icon={item.icon} />
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </Localised>
  );
}

interface WordsProps {
  text: string;
  placeholder: string | undefined;
}

function Words({ text, placeholder }: WordsProps) {
  const list = useContext(ComboBoxStateContext);
  return (
    <Input
      className={picker.input ?? ''}
      placeholder={placeholder ?? ''}
      autoComplete="off"
      data-tooltip={text}
      data-tooltip-when="truncated"
      onClick={() => list?.open(null, 'manual')}
    />
  );
}
