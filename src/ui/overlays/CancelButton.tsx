import type { ComponentProps } from 'react';
import { Button } from '../buttons/Button';
import { uiTexts } from '../uiTexts';

interface CancelButtonProps extends Pick<ComponentProps<typeof Button>, 'ref' | 'onClick'> {
  /** The dialog is sending; closing it would not cancel that. */
  busy: boolean;
  label?: string;
}

/** The button that leaves a dialog. */
export const CancelButton = ({ busy, label = uiTexts.cancel, ...rest }: CancelButtonProps) => (
  <Button {...rest} disabledReason={busy ? uiTexts.stillSending : null}>
    {label}
  </Button>
);
