import { type SubmitEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { toastShown } from '@/core/toasts/toastsSlice';
import { lookUp } from '@/lib/values';
import { Button } from '@/ui/buttons/Button';
import { TextField } from '@/ui/fields/TextField';
import { noteClass } from '@/ui/layout/Section';
import { Dialog, DialogBody } from '@/ui/overlays/Dialog';
import { uiTexts } from '@/ui/uiTexts';
import { standardTextsTexts } from '../standardTextsTexts';
import { fillIn, isUnknown, type Values, variablesIn } from '../variables';
import { insertText } from './insertText';
import { useValues } from './useValues';
import styles from './FillDialog.module.css';

const texts = standardTextsTexts.fill;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Asks for the variables of a standard text that are unknown here; then inserts it into the field. */
export function FillDialog({ dialog, onClose }: DialogProps<'standardTextFill'>) {
  const { fieldId, start, end, text, person } = dialog;
  const form = useId();
  const dispatch = useDispatch();
  const values = useValues(person);
  const [missing] = useState(() => variablesIn(text).filter((name) => isUnknown(values, name)));
  const [typed, setTyped] = useState<Values>({});
  const filled = fillIn(text, { ...values, ...typed });
  const insert = () => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLTextAreaElement)) {
      dispatch(toastShown({ kind: 'warning', text: texts.fieldGone }));
      return;
    }
    /* The dialog closes first, because it holds the focus; an insertion can be undone only in a field that has the
       focus. */
    flushSync(onClose);
    insertText(field, { start, end, text: filled });
  };

  return (
    <Dialog
      title={texts.title}
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button type="submit" form={form} variant="primary">
            {texts.insert}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          insert();
        }}
      >
        <DialogBody>
          {missing.map((name) => (
            <TextField
              key={name}
              label={lookUp(texts.names, name) ?? capital(name)}
              value={lookUp(typed, name) ?? lookUp(values, name) ?? ''}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
            />
          ))}
          <p className={noteClass}>{texts.about}</p>
          <p className={styles.preview}>{filled}</p>
        </DialogBody>
      </form>
    </Dialog>
  );
}
