import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  Button as AriaButton,
  Keyboard,
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import buttonStyles from './Menu.module.css';
import { ChevronDownIcon, EllipsisIcon, type IconComponent } from '../icons';
import { Localised } from '../layout/Localised';
import styles from './Overlay.module.css';

interface MenuAction {
  id: string;
  label: string;
  icon?: IconComponent;
  danger?: boolean;
  /** The reason why the action is unavailable now. */
  disabledReason?: string | null;
  shortcut?: string;
}

export type MenuEntry = MenuAction | { id: string; separator: true };

interface Props {
  /** Names the button if it has no text of its own. */
  label: string;
  items: readonly MenuEntry[];
  onAction: (id: string) => void;
  icon?: IconComponent;
  /** The content of the button; by default an icon. */
  children?: ReactNode;
  variant?: 'quiet' | 'secondary';
  size?: 'm' | 's';
  /** The button was pressed before its code had loaded. */
  opened?: boolean;
}

const entry = (item: MenuEntry) =>
  'separator' in item ? (
    <Separator key={item.id} className={styles.separator ?? ''} />
  ) : (
    <MenuItem
      key={item.id}
      id={item.id}
      textValue={item.label}
      isDisabled={Boolean(item.disabledReason)}
      className={clsx(styles.item, item.danger && styles.danger)}
    >
      {item.icon && <item.icon aria-hidden size="1em" />}
      <span className={styles.texts}>
        <span>{item.label}</span>
        {item.disabledReason && <span className={styles.detail}>{item.disabledReason}</span>}
      </span>
      {item.shortcut && <Keyboard className={styles.shortcut}>{item.shortcut}</Keyboard>}
    </MenuItem>
  );

const START = { autoFocus: 'first' } as const;

/**
 * Focuses the button at once (its `autoFocus` waits a frame), because the menu returns the focus to the element that
 * had it when the menu opened.
 */
function useOpened(opened: boolean) {
  const [isOpen, onOpenChange] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!opened) return undefined;
    button.current?.focus();
    const opening = requestAnimationFrame(() => onOpenChange(true));
    return () => cancelAnimationFrame(opening);
  }, [opened]);
  return { button, isOpen, onOpenChange, start: opened ? START : {} };
}

/** A button that opens a list of actions. */
export function MenuButton({
  label,
  items,
  onAction,
  icon: Icon = EllipsisIcon,
  children,
  variant = 'quiet',
  size = 'm',
  opened = false,
}: Props) {
  const { button, start, ...trigger } = useOpened(opened);
  return (
    <Localised>
      <MenuTrigger {...trigger}>
        <AriaButton
          ref={button}
          className={clsx(
            buttonStyles.button,
            buttonStyles[variant],
            size === 's' && buttonStyles.small,
            !children && buttonStyles.iconOnly,
          )}
          aria-label={label}
          {...(!children && { 'data-tooltip': label })}
        >
          {children ?? <Icon aria-hidden size="1.125em" />}
          {children && <ChevronDownIcon aria-hidden size="1em" />}
        </AriaButton>
        <Popover className={styles.popover ?? ''} placement="bottom end">
          <AriaMenu
            className={styles.list ?? ''}
            aria-label={label}
            {...start}
            onAction={(id) => onAction(String(id))}
          >
            {items.map(entry)}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </Localised>
  );
}
