import type { MouseEvent } from 'react';
import { Button } from '../buttons/Button';
import { fieldTexts } from '../fields/fieldTexts';
import { Banner } from './Banner';

const texts = fieldTexts.elsewhere;
const FORM = 'form, section, [role="dialog"], [role="alertdialog"]';

export interface EditedElsewhereProps {
  /** Brings the form to this tab; null if no other tab of this browser has the form open. */
  takeOver: (() => void) | null;
}

/** Says that the form is open in another tab and offers to bring it here. Afterwards its first field has the focus. */
export function EditedElsewhere({ takeOver }: EditedElsewhereProps) {
  if (takeOver === null) return null;
  const goOn = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest(FORM)?.querySelector<HTMLElement>('textarea, input')?.focus();
    takeOver();
  };
  return (
    <Banner
      tone="warning"
      role="status"
      actions={
        <Button size="s" onClick={goOn}>
          {texts.goOnHere}
        </Button>
      }
    >
      {texts.title}
    </Banner>
  );
}
