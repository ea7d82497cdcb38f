import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react';
import type { Person } from '@/domain/people/person';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { whyNotSave } from '@/ui/fields/whyNotSave';
import { FormFields, restoredNote } from '@/ui/fields/FormFields';
import { TextField } from '@/ui/fields/TextField';
import { CloseIcon, TrashIcon } from '@/ui/icons';
import { uiTexts } from '@/ui/uiTexts';
import { lookUp } from '@/lib/values';
import { detailsTexts } from '../detailsTexts';
import { FormNotices } from '../form/BlockForm';
import { useBlockForm } from '../form/useBlockForm';
import { type Reach, reachLine } from './reach';
import styles from './ReachForm.module.css';

const texts = detailsTexts.header;
const MODES = { email: 'email', phone: 'tel' } as const;

interface ReachFormProps {
  reach: Reach;
  person: Person;
  /** True if the user opened the form, which then takes the focus. */
  isAsked: boolean;
  onClose: () => void;
}

/** A single line that replaces the shown value. Enter saves; Escape closes the form and keeps the typed value. */
export function ReachForm({ reach, person, isAsked, onClose }: ReachFormProps) {
  const form = useBlockForm(reach, person, { isOpen: true, onClose });
  const { name, place, text, change, whyNot } = reachLine[reach](form);
  const isAwaited = form.editor.capabilities === 'asked';
  const { setLookingUp, close, dirty, busy } = form;
  /* Saving waits until it is known whether the field may be changed. */
  useEffect(() => setLookingUp(name, isAwaited), [setLookingUp, name, isAwaited]);
  const input = useSelected(isAsked);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (dirty) form.save();
    else close();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || busy) return;
    event.preventDefault();
    close();
  };
  /* Another field of the person can block saving, such as the type of another number. */
  const [anyError] = Object.values(form.errors);
  const problem = lookUp(form.errors, place) ?? anyError ?? (isAwaited ? null : whyNot);
  return (
    <form
      className={styles.form}
      aria-label={detailsTexts.editOf(texts.labels[reach])}
      noValidate
      onSubmit={submit}
    >
      <FormNotices form={form} />
      <FormFields busy={busy} takeOver={form.takeOver} note={restoredNote(form)}>
        <div className={styles.line} role="presentation" onKeyDown={leave}>
          <TextField
            label={texts.labels[reach]}
            hideLabel
            inputRef={input}
            inputMode={MODES[reach]}
            className={styles.field}
            value={text}
            onChange={change}
            error={problem}
          />
          <Button type="submit" variant="primary" busy={busy} disabledReason={whyNotSave(form)}>
            {fieldTexts.form.save}
          </Button>
          {dirty && !busy && (
            <IconButton icon={TrashIcon} label={fieldTexts.form.discard} onClick={form.discard} />
          )}
          <IconButton icon={CloseIcon} label={uiTexts.cancel} onClick={close} />
        </div>
      </FormFields>
    </form>
  );
}

/** Focuses the field and selects its value, so that typing replaces it. */
function useSelected(isAsked: boolean) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    input.current?.focus();
    input.current?.select();
  }, [isAsked]);
  return input;
}
