import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ChevronRightIcon } from '../icons';
import { Clamped } from '../text/Clamped';
import styles from './Tree.module.css';

/** The classes of `role="tree"`, of `role="group"` in it, and of `role="treeitem"`. */
export const treeClass = styles.tree;
export const treeGroupClass = styles.group;
export const treeItemClass = styles.item;

interface TreeLineProps extends ComponentProps<'span'> {
  /** The number of branches above the item. */
  depth: number;
  /** Whether the branches are shown; null if the item has no branches. */
  isOpen: boolean | null;
}

/** The line of a tree item; a press on its arrow folds it (`useTreeKeys`, `isFoldPress`). */
export const TreeLine = ({ depth, isOpen, children, ...line }: TreeLineProps) => (
  <span {...line} className={styles.row} style={{ paddingInlineStart: `calc(${depth} * var(--space-4))` }}>
    <span
      className={clsx(styles.fold, isOpen && styles.open, isOpen === null && styles.end)}
      data-fold={isOpen !== null || undefined}
    >
      <ChevronRightIcon aria-hidden size={16} />
    </span>
    <span className={styles.name}>
      <Clamped>{children}</Clamped>
    </span>
  </span>
);

export const isFoldPress = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-fold]') !== null;
