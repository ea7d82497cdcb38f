import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../fields/Button';
import { Dialog } from './Dialog';
import { TextField } from '../fields/TextField';
import { uiTexts } from '../uiTexts';

interface SaveViewDialogProps {
  texts: {
    title: string;
    label: string;
    required: string;
    replaces: (name: string) => string;
    confirm: string;
  };
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  /** The names that are taken; saving under one of them replaces it. */
  taken: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** A name for the filters and the order of this moment. */
export function SaveViewDialog(props: SaveViewDialogProps) {
  const { texts, value, onChange, maxLength, taken, onSave, onClose } = props;
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useId();
  const name = value.trim();

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (name === '') field.current?.focus();
    else onSave(name);
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
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save}>
        <TextField
          label={texts.label}
          value={value}
          onChange={onChange}
          maxLength={maxLength}
          required
          inputRef={field}
          {...(taken.includes(name) && { description: texts.replaces(name) })}
          {...(tried && name === '' && { error: texts.required })}
        />
      </form>
    </Dialog>
  );
}
