import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { Localised } from '../layout/Localised';
import styles from './Overlay.module.css';
import { useMenuLevel } from './useMenuLevel';
import { usePressedBeside } from './usePressedBeside';

interface AnchoredPopoverProps {
  label: string;
  /** The button that opened it, beside which it stands. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** A small panel that is open beside a button of another's; Escape and a click elsewhere close it. */
export function AnchoredPopover({ label, anchor, onClose, children }: AnchoredPopoverProps) {
  usePressedBeside(true, anchor, onClose);
  return (
    <Localised>
      <Popover
        isOpen
        triggerRef={anchor}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        className={styles.popover ?? ''}
        style={useMenuLevel()}
      >
        <Dialog aria-label={label} className={styles.body ?? ''}>
          {children}
        </Dialog>
      </Popover>
    </Localised>
  );
}
