import type { ComponentProps } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { GripIcon } from '../icons';
import styles from './DragHandle.module.css';

interface DragHandleProps {
  /** Names the dragged item. */
  label: string;
  /** The button props of `useDrag`. */
  buttonProps: ComponentProps<typeof AriaButton>;
}

/** The button to drag without a pointer: Enter picks up, Tab goes to a target, Enter drops, Escape cancels. */
export function DragHandle({ label, buttonProps }: DragHandleProps) {
  return (
    <AriaButton {...buttonProps} className={styles.handle ?? ''} aria-label={label}>
      <GripIcon aria-hidden className={styles.icon} />
    </AriaButton>
  );
}

/** Dragging with pointer, touch, keyboard and screen reader; its words are Dutch inside `Localised`. */
export { useDrag, useDrop } from 'react-aria-components';
