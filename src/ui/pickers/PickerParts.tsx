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

/** Takes back what was chosen. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  if (useReadOnly()) return null;
  return (
    <button type="button" className={picker.inside} aria-label={fieldTexts.clearOf(label)} onClick={onClear}>
      <CloseIcon aria-hidden size="1em" />
    </button>
  );
}

/** Whether a list or calendar is open, which it never is where nothing may be changed. */
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
 * The options once somebody comes to the field, and until then the chosen ones only: React Aria also draws each of them in a
 * native select that nobody sees.
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

/** What is chosen; a press opens the list. */
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
  /** In place of options, when there are none. */
  empty: ReactNode;
}

/** The opened list. */
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

/** An empty list claims to be empty only after its answer. */
export function emptyListWords(answer: Answer<unknown> | undefined, emptyText: string | undefined): string {
  const load = answer === undefined ? 'loaded' : loadOf(answer);
  return load === 'loaded' && emptyText !== undefined ? emptyText : emptyWords[load];
}

interface PickerFieldProps extends PickerTriggerProps, OptionListProps {
  label: string;
  error?: string | null | undefined;
  description?: string;
  hideLabel?: boolean;
  readOnly: boolean;
  /** Null where nothing can be taken back. */
  onClear: (() => void) | null;
}

/** The field that shows what is chosen, and the list that it opens. */
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
