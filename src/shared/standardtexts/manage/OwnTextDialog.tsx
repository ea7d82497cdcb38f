import { useId } from 'react';
import type { DialogProps } from '@/core/dialogs/dialog';
import { Button } from '@/ui/buttons/Button';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { Dialog, DialogBody } from '@/ui/overlays/Dialog';
import { uiTexts } from '@/ui/uiTexts';
import { MAX_NAME, MAX_TEXT } from '../own/ownTexts';
import { standardTextsTexts } from '../standardTextsTexts';
import { useOwnText } from './useOwnText';

const texts = standardTextsTexts.form;

export function OwnTextDialog({ dialog: { id, text }, onClose }: DialogProps<'standardText'>) {
  const form = useId();
  const { typed, change, takeOver, errors, save, leave } = useOwnText(id, text, onClose);
  return (
    <Dialog
      title={id === null ? texts.newTitle : texts.changeTitle}
      takeOver={takeOver}
      onClose={leave}
      onSubmit={save}
      footer={
        <>
          <Button onClick={leave}>{uiTexts.cancel}</Button>
          <Button type="submit" form={form} variant="primary">
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DialogBody>
          <TextField
            label={texts.name}
            value={typed.name}
            onChange={(name) => change({ name })}
            maxLength={MAX_NAME}
            required
            error={errors.name}
          />
          <TextArea
            label={texts.text}
            description={texts.variables}
            value={typed.text}
            onChange={(value) => change({ text: value })}
            rows={4}
            limit={MAX_TEXT}
            required
            error={errors.text}
          />
        </DialogBody>
      </form>
    </Dialog>
  );
}
