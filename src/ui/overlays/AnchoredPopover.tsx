import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { Localised } from '../layout/Localised';
import styles from './Overlay.module.css';
import { useMenuLevel } from './Popover';
import { usePressedBeside } from './usePressedBeside';

interface AnchoredPopoverProps {
  label: string;
  /** The button that opened the panel and is beside it. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** An open panel beside a button of another component; Escape and a click elsewhere close it. */
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
