import { clsx } from 'clsx';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';
import { type IconComponent, InfoIcon } from '../icons';
import { Localised } from '../layout/Localised';
import buttonStyles from './Menu.module.css';
import { OverDialogs } from './modals';
import styles from './Overlay.module.css';
import { usePressedBeside } from './usePressedBeside';

const over: CSSProperties = { zIndex: 'var(--z-call-menu)' };
const usual: CSSProperties = {};

/**
 * The stacking level that keeps a panel above the part of the page that opened it, also if that part is above dialogs.
 */
export const useMenuLevel = (): CSSProperties => (useContext(OverDialogs) ? over : usual);

interface Props {
  /** The content of the button; by default an icon. */
  trigger?: ReactNode;
  icon?: IconComponent;
  variant?: 'quiet' | 'secondary';
  size?: 'm' | 's';
  /** The trigger shows only a part of the label, so the label becomes the button's name and tooltip, as for an icon. */
  isBrief?: boolean;
  /** The ref of the button, for code that opens the panel by a key. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
  /** The key that opens the panel, in the notation of `aria-keyshortcuts`. */
  keys?: string;
  /** Names the button and the panel. */
  label: string;
  /** The content of the panel; a function if a choice in it closes the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

const contentOf = (children: Props['children']) =>
  typeof children === 'function' ? ({ close }: { close: () => void }) => children(close) : children;

const tooltipOf = (label: string, keys: string | undefined): string =>
  keys === undefined ? label : `${label} (${keys})`;

/** Sets `aria-keyshortcuts`, which React Aria omits. */
function useKeysOf(button: RefObject<HTMLButtonElement | null>, keys: string | undefined): void {
  useEffect(() => {
    if (keys === undefined) button.current?.removeAttribute('aria-keyshortcuts');
    else button.current?.setAttribute('aria-keyshortcuts', keys);
  }, [button, keys]);
}

/** A button with a small panel beside it; Escape and a click elsewhere close it. */
export function Popover(props: Props) {
  const { trigger, icon: Icon = InfoIcon, variant = 'quiet', size = 'm', label, children } = props;
  const { isBrief = trigger === undefined } = props;
  const [isOpen, setOpen] = useState(false);
  const own = useRef<HTMLButtonElement>(null);
  const button = props.buttonRef ?? own;
  useKeysOf(button, props.keys);
  usePressedBeside(isOpen, button, () => setOpen(false));
  return (
    <Localised>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <AriaButton
          ref={button}
          className={clsx(
            buttonStyles.button,
            buttonStyles[variant],
            size === 's' && buttonStyles.small,
            !trigger && buttonStyles.iconOnly,
          )}
          {...(isBrief && {
            'aria-label': label,
            'data-tooltip': tooltipOf(label, props.keys),
          })}
        >
          {trigger ?? <Icon aria-hidden size="1.125em" />}
        </AriaButton>
        <AriaPopover className={styles.popover ?? ''} style={useMenuLevel()}>
          <Dialog aria-label={label} className={styles.body ?? ''}>
            {contentOf(children)}
          </Dialog>
        </AriaPopover>
      </DialogTrigger>
    </Localised>
  );
}
