import type { MouseEvent, MouseEventHandler } from 'react';
import { uiTexts } from '../uiTexts';

interface State {
  busy: boolean;
  disabledReason: string | null;
  onClick: MouseEventHandler<HTMLButtonElement> | undefined;
}

/**
 * The attributes of a button that keeps the focus and gives its reason while disabled; it neither acts nor submits a
 * form.
 */
export function buttonState({ busy, disabledReason, onClick }: State) {
  const off = busy || disabledReason !== null;
  const reason = busy ? uiTexts.busy : disabledReason;
  return {
    ...(reason !== null && { 'aria-description': reason }),
    ...(busy && { 'aria-busy': true }),
    ...(off && { 'aria-disabled': true }),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (off) event.preventDefault();
      else onClick?.(event);
    },
  } as const;
}
