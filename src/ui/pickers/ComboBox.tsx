import { clsx } from 'clsx';
import { type ReactNode, useContext, useEffect, useEffectEvent, useRef } from 'react';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Button as AriaButton,
  Input,
  ListBox,
  Popover,
} from 'react-aria-components';
import styles from '../fields/Field.module.css';
import { FieldFrame } from '../fields/FieldFrame';
import { useReadOnly } from '../fields/ReadOnlyFields';
import { ChevronDownIcon, type IconComponent } from '../icons';
import { Localised } from '../layout/Localised';
import { OptionItem } from './OptionItem';
import overlay from '../overlays/Overlay.module.css';
import picker from './Picker.module.css';
import { ClearButton } from './PickerParts';
import { uiTexts } from '../uiTexts';
import { fieldTexts } from '../fields/fieldTexts';

interface ComboBoxItem {
  id: string;
  label: string;
  description?: string | null;
  icon?: IconComponent;
  /** Content at the end of the option's line. */
  aside?: ReactNode;
}

interface Props {
  label: string;
  /** The items that match now; the caller does the search. */
  items: readonly ComboBoxItem[];
  inputValue: string;
  onInputChange: (text: string) => void;
  /** The selected item need not be among `items`. */
  selectedId: string | null;
  /**
   * Also called with the unchanged id when the user leaves the field with other text in it. The caller then restores
   * the text of the selected item.
   */
  onSelect: (id: string | null) => void;
  /**
   * Called instead of `onSelect` when nothing is selected and the user presses Enter or leaves the field with text in
   * it. The text stays.
   */
  onWordsLeft?: () => void;
  /** A search is under way. */
  busy?: boolean;
  /** An empty list reports a failed search instead of an empty result. */
  failed: boolean;
  /** Enter takes the first result. */
  highlightsFirst?: boolean;
  emptyText?: string;
  placeholder?: string;
  error?: string | null;
  description?: string;
  required?: boolean;
  hideLabel?: boolean;
}

type Emptiness = Pick<Props, 'failed'> & { busy: boolean | undefined; emptyText: string | undefined };

function emptyWords({ busy, failed, emptyText = fieldTexts.noResults }: Emptiness): string {
  if (busy) return uiTexts.loading;
  return failed ? fieldTexts.lookUpFailed : emptyText;
}

/**
 * Selects one option from a list that typing filters. A press or an arrow key also opens the list; tabbing past the
 * field does not.
 */
export function ComboBox(props: Props) {
  const {
    label,
    items,
    inputValue,
    onInputChange,
    selectedId,
    onSelect,
    onWordsLeft,
    busy,
    failed,
    highlightsFirst = false,
    emptyText,
    placeholder,
    error,
    required = false,
    ...frame
  } = props;
  const readOnly = useReadOnly();
  const lastKey = useRef('');
  const change = (id: string | null) => {
    if (id === null && onWordsLeft && lastKey.current !== 'Escape') onWordsLeft();
    else onSelect(id);
  };
  return (
    <Localised>
      <AriaComboBox
        className={styles.field ?? ''}
        items={items}
        inputValue={inputValue}
        onInputChange={onInputChange}
        value={selectedId}
        onChange={(key) => change(key === null ? null : String(key))}
        defaultFilter={() => true}
        allowsEmptyCollection
        isInvalid={Boolean(error)}
        isReadOnly={readOnly}
        isRequired={required}
        validationBehavior="aria"
      >
        <FieldFrame label={label} error={error} required={required} {...frame}>
          <span
            className={clsx(styles.control, picker.control)}
            data-invalid={error ? true : undefined}
            aria-busy={busy}
            onKeyDownCapture={({ key }) => {
              lastKey.current = key;
            }}
          >
            <Words
              text={inputValue}
              placeholder={placeholder}
              highlightsFirst={highlightsFirst}
              isLookedUp={busy === true && onWordsLeft === undefined}
            />
            {(selectedId !== null || inputValue !== '') && (
              <ClearButton label={label} onClear={() => onSelect(null)} />
            )}
            <AriaButton className={picker.inside ?? ''} aria-label={fieldTexts.openList}>
              <ChevronDownIcon aria-hidden size="1em" />
            </AriaButton>
          </span>
        </FieldFrame>
        <Options empty={emptyWords({ busy, failed, emptyText })} />
      </AriaComboBox>
    </Localised>
  );
}

/** Scrolling only closes this list, whereas React Aria would also drop the typed text (adobe/react-spectrum#6760). */
function Options({ empty }: { empty: string }) {
  const list = useContext(ComboBoxStateContext);
  return (
    <Popover
      className={overlay.popover ?? ''}
      {...(list && { isOpen: list.isOpen, onOpenChange: (isOpen: boolean) => list.setOpen(isOpen) })}
    >
      <ListBox
        className={overlay.list ?? ''}
        renderEmptyState={() => <p className={overlay.empty}>{empty}</p>}
      >
        {(item: ComboBoxItem) => <OptionItem {...item} />}
      </ListBox>
    </Popover>
  );
}

interface WordsProps {
  text: string;
  placeholder: string | undefined;
  highlightsFirst: boolean;
  /** The results for this text are loading. */
  isLookedUp: boolean;
}

/** Highlights the first option of the open list, after React Aria has cleared the previous highlight. */
function useFirstHighlighted(highlightsFirst: boolean) {
  const list = useContext(ComboBoxStateContext);
  const first = list?.isOpen && highlightsFirst ? list.collection.getFirstKey() : null;
  const highlight = useEffectEvent(() => list?.selectionManager.setFocusedKey(first));
  useEffect(() => {
    const timer = first === null ? undefined : setTimeout(highlight);
    return () => clearTimeout(timer);
  }, [first, list?.inputValue]);
  return list;
}

function Words({ text, placeholder, highlightsFirst, isLookedUp }: WordsProps) {
  const list = useFirstHighlighted(highlightsFirst);
  const readOnly = useReadOnly();
  return (
    <Input
      className={picker.input ?? ''}
      placeholder={placeholder ?? ''}
      autoComplete="off"
      data-tooltip={text}
      data-tooltip-when="truncated"
      onKeyDownCapture={(event) => {
        const isEarly = isLookedUp && list?.selectionManager.focusedKey === null;
        /* Without this, Enter would make React Aria discard the typed text. */
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isEarly) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onClick={() => !readOnly && list?.open(null, 'manual')}
    />
  );
}
