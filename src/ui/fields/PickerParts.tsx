import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  ListBox,
  Popover,
  SelectValue,
  type SelectValueProps,
} from 'react-aria-components';
import { ChevronDownIcon, CloseIcon, type IconComponent } from '../icons';
import { OptionItem } from './OptionItem';
import overlay from '../overlays/Overlay.module.css';
import picker from './Picker.module.css';
import { uiTexts } from '../uiTexts';

export interface Option {
  value: string;
  label: string;
  icon?: IconComponent;
}

/** Takes back what was chosen. */
export const ClearButton = ({ label, onClear }: { label: string; onClear: () => void }) => (
  <button type="button" className={picker.inside} aria-label={uiTexts.clearOf(label)} onClick={onClear}>
    <CloseIcon aria-hidden size="1em" />
  </button>
);

/** What is chosen; a press opens the list. */
export const PickerTrigger = ({ children }: { children: SelectValueProps<object>['children'] }) => (
  <AriaButton className={picker.trigger ?? ''}>
    <SelectValue className={picker.value ?? ''}>{children}</SelectValue>
    <ChevronDownIcon aria-hidden className={picker.chevron} />
  </AriaButton>
);

interface OptionListProps {
  options: readonly Option[];
  /** In place of options, when there are none. */
  empty: ReactNode;
}

/** The opened list. */
export const OptionList = ({ options, empty }: OptionListProps) => (
  <Popover className={overlay.popover ?? ''}>
    <ListBox className={overlay.list ?? ''} renderEmptyState={() => <p className={overlay.empty}>{empty}</p>}>
      {options.map(({ value, label, icon }) => (
        <OptionItem key={value} id={value} label={label} icon={icon} />
      ))}
    </ListBox>
  </Popover>
);
