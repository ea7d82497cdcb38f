import type { ComponentProps } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { GripIcon } from '../icons';
import styles from './DragHandle.module.css';

interface DragHandleProps {
  /** Names what is dragged. */
  label: string;
  /** What `useDrag` gives for the button. */
  buttonProps: ComponentProps<typeof AriaButton>;
}

/** Where dragging begins for who has no pointer: Enter takes up, Tab goes to a place, Enter lets go, Escape gives up. */
export function DragHandle({ label, buttonProps }: DragHandleProps) {
  return (
    <AriaButton {...buttonProps} className={styles.handle ?? ''} aria-label={label}>
      <GripIcon aria-hidden className={styles.icon} />
    </AriaButton>
  );
}

/** Dragging with pointer, touch, keyboard and screen reader; its words are Dutch inside `Localised`. */
export { useDrag, useDrop } from 'react-aria-components';
