import type { ComponentProps } from 'react';
import { Button } from '../buttons/Button';
import { uiTexts } from '../uiTexts';

interface CancelButtonProps extends Pick<ComponentProps<typeof Button>, 'ref' | 'onClick'> {
  /** What the dialog asks for is being sent: it cannot be taken back by leaving. */
  busy: boolean;
  label?: string;
}

/** The way out of a dialog. */
export const CancelButton = ({ busy, label = uiTexts.cancel, ...rest }: CancelButtonProps) => (
  <Button {...rest} disabledReason={busy ? uiTexts.stillSending : null}>
    {label}
  </Button>
);
