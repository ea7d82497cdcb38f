import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { ChevronDownIcon } from '../icons';

/**
 * Keeps the place of a menu button until its code has loaded, so that the buttons beside it do not move under the
 * pointer.
 */
export const MenuWaiting = ({ children }: { children?: ReactNode }) => (
  <Button size="s" aria-hidden tabIndex={-1}>
    {children}
    <ChevronDownIcon aria-hidden size="1em" />
  </Button>
);
