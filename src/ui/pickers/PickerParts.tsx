import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Button as AriaButton, ListBox, Popover, SelectValue } from 'react-aria-components';
import { type Answer, loadOf } from '../feedback/answer';
import { ChevronDownIcon, CloseIcon, type IconComponent } from '../icons';
import { OptionItem } from './OptionItem';
import overlay from '../overlays/Overlay.module.css';
import picker from './Picker.module.css';
import styles from '../fields/Field.module.css';
import { FieldFrame } from '../fields/FieldFrame';
import { useReadOnly } from '../fields/ReadOnlyFields';
import { fieldTexts } from '../fields/fieldTexts';
import { uiTexts } from '../uiTexts';

export interface Option {
  value: string;
  label: string;
  icon?: IconComponent;
}

export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  if (useReadOnly()) return null;
  return (
    <button type="button" className={picker.inside} aria-label={fieldTexts.clearOf(label)} onClick={onClear}>
      <CloseIcon aria-hidden size="1em" />
    </button>
  );
}

/** The open state of a list or calendar; it stays closed while the field is read-only. */
export function useOpened() {
  const readOnly = useReadOnly();
  const [isOpen, setOpen] = useState(false);
  return {
    readOnly,
    isOpen: isOpen && !readOnly,
    onOpenChange: (open: boolean) => setOpen(open && !readOnly),
  };
}

/**
 * Returns all options once the user reaches the field, and only the selected ones until then: React Aria also renders
 * every option in a native select that nobody sees.
 */
export function useOptionsInTime(options: readonly Option[], chosen: readonly string[]) {
  const [wanted, setWanted] = useState(false);
  const { readOnly, isOpen, onOpenChange } = useOpened();
  const want = () => setWanted(true);
  return {
    drawn: wanted ? options : options.filter(({ value }) => chosen.includes(value)),
    readOnly,
    whenWanted: {
      isOpen,
      onFocus: want,
      onOpenChange: (open: boolean) => {
        want();
        onOpenChange(open);
      },
    },
  };
}

interface PickerTriggerProps {
  text: string;
  isPlaceholder: boolean;
}

/** Shows the selection; a press opens the list. */
const PickerTrigger = ({ text, isPlaceholder }: PickerTriggerProps) => (
  <AriaButton className={picker.trigger ?? ''}>
    <SelectValue
      className={clsx(picker.value, isPlaceholder && picker.placeholder)}
      data-tooltip={text}
      data-tooltip-when="truncated"
    >
      {text}
    </SelectValue>
    <ChevronDownIcon aria-hidden className={picker.chevron} />
  </AriaButton>
);

interface OptionListProps {
  options: readonly Option[];
  /** The content that is shown when there are no options. */
  empty: ReactNode;
}

const OptionList = ({ options, empty }: OptionListProps) => (
  <Popover className={overlay.popover ?? ''}>
    <ListBox className={overlay.list ?? ''} renderEmptyState={() => <p className={overlay.empty}>{empty}</p>}>
      {options.map(({ value, label, icon }) => (
        <OptionItem key={value} id={value} label={label} icon={icon} />
      ))}
    </ListBox>
  </Popover>
);

const emptyWords = {
  loading: uiTexts.loading,
  failed: fieldTexts.optionsFailed,
  loaded: fieldTexts.noResults,
};

/** The text of an empty list, which reports a lack of options only after its query has answered. */
export function emptyListWords(answer: Answer<unknown> | undefined, emptyText: string | undefined): string {
  const load = answer === undefined ? 'loaded' : loadOf(answer);
  return load === 'loaded' && emptyText !== undefined ? emptyText : emptyWords[load];
}

interface PickerFieldProps extends PickerTriggerProps, OptionListProps {
  label: string;
  error?: string | null | undefined;
  description?: string | undefined;
  hideLabel?: boolean;
  readOnly: boolean;
  /** Clears the selection; null if it cannot be cleared. */
  onClear: (() => void) | null;
}

/** The field with the selection, and the list that it opens. */
export function PickerField(props: PickerFieldProps) {
  const { label, error, readOnly, text, isPlaceholder, onClear, options, empty, ...frame } = props;
  return (
    <>
      <FieldFrame label={label} error={error} {...frame}>
        <span
          className={clsx(styles.control, picker.control)}
          data-invalid={error ? true : undefined}
          data-readonly={readOnly || undefined}
        >
          <PickerTrigger text={text} isPlaceholder={isPlaceholder} />
          {onClear && <ClearButton label={label} onClear={onClear} />}
        </span>
      </FieldFrame>
      <OptionList options={options} empty={empty} />
    </>
  );
}
