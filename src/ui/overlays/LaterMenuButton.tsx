import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { lazyRegion } from '../feedback/LineBoundary';
import { ChevronDownIcon } from '../icons';

/**
 * Keeps the place of a menu button until its code has loaded, so that the buttons beside it do not move under the
 * pointer.
 */
const MenuWaiting = ({ children }: { children?: ReactNode }) => (
  <Button size="s" aria-hidden tabIndex={-1}>
    {children}
    <ChevronDownIcon aria-hidden size="1em" />
  </Button>
);

/** The button of a menu; menus load with the widgets, after the content that they belong to. */
export const MenuButton = lazyRegion(async () => (await import('./Menu')).MenuButton, MenuWaiting);
