import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';
import { Localised } from './Localised';
import styles from './Overlay.module.css';

interface Props {
  /** A button of React Aria that opens it. */
  trigger: ReactElement;
  label: string;
  children: ReactNode;
}

/** A small panel beside the button that opened it; Escape and a click elsewhere close it. */
export function Popover({ trigger, label, children }: Props) {
  return (
    <Localised>
      <DialogTrigger>
        {trigger}
        <AriaPopover className={styles.popover ?? ''}>
          <Dialog aria-label={label} className={styles.body ?? ''}>
            {children}
          </Dialog>
        </AriaPopover>
      </DialogTrigger>
    </Localised>
  );
}
