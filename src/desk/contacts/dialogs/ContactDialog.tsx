import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import type { Submission } from '@/core/submissions/submissionsSlice';
import { focusFirstFaultSoon } from '@/lib/focus';
import { sendByKey } from '@/lib/keys';
import { useSaveWhenReady } from '@/lib/useSaveWhenReady';
import { Button } from '@/ui/buttons/Button';
import { DialogState, type Meanwhile, whyNotYet } from '@/ui/feedback/MeanwhileNotice';
import { FormNote } from '@/ui/fields/FormFields';
import { CancelButton } from '@/ui/overlays/CancelButton';
import { Dialog, DialogAbout } from '@/ui/overlays/Dialog';
import { contactTexts } from '../contactTexts';
import styles from './ContactDialog.module.css';
import { contactDialogTexts as texts } from './contactDialogTexts';

/** The state and the actions that the forms of all kinds of records have in common. */
interface ContactDialogForm {
  submission: Submission | null;
  /** Moves the form here from the other tab in which it is open, if there is one. */
  takeOver: (() => void) | null;
  /** True while a value to be saved is still loading; saving waits for it. */
  isWaiting?: boolean;
  whyNot?: string | null;
  /** A change outside the dialog that the user has not seen yet. */
  meanwhile?: Meanwhile | null;
  restored: boolean;
  save: () => void;
  /** Clears the entered values; null if there are none. */
  discard: (() => void) | null;
}

interface ContactDialogProps {
  title: string;
  /** The name of the person or record that the form is about. */
  about: string;
  saveLabel: string;
  form: ContactDialogForm;
  /** The advice for when it is unknown whether the record was stored. */
  help?: string;
  /** The name of the field to focus first; by default the first field of the form. */
  firstField?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog. It stays open until the server has stored the record; closing the dialog keeps the entered
 * values.
 */
export function ContactDialog(props: ContactDialogProps) {
  const {
    title,
    about,
    saveLabel,
    form,
    help = contactTexts.finish.uncertainHelp,
    firstField,
    onClose,
    children,
  } = props;
  const { submission, isWaiting = false, meanwhile = null, restored, save, discard } = form;
  const whyNot = form.whyNot ?? whyNotYet(meanwhile);
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  useSaveWhenReady({ isReady: !isWaiting, isAsked, setAsked }, () => {
    save();
    focusFirstFaultSoon(element);
  });
  const busy = submission?.status === 'sending';
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy && whyNot === null && form.takeOver === null) setAsked(true);
  };
  return (
    <Dialog
      title={title}
      size="l"
      busy={busy}
      takeOver={form.takeOver}
      firstField={firstField}
      onClose={onClose}
      footer={
        <>
          {discard && !busy && (
            <Button variant="quiet" onClick={discard}>
              {texts.discard}
            </Button>
          )}
          <CancelButton busy={busy} onClick={onClose} />
          <Button type="submit" form={id} variant="primary" busy={busy || isAsked} disabledReason={whyNot}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={id}
        className={styles.form}
        onSubmit={send}
        onKeyDownCapture={({ nativeEvent, currentTarget }) =>
          sendByKey(nativeEvent, () => currentTarget.requestSubmit())
        }
        noValidate
      >
        <DialogAbout>{about}</DialogAbout>
        <FormNote>{restored && texts.restored}</FormNote>
        <DialogState submission={submission} help={help} meanwhile={meanwhile} />
        {children}
      </form>
    </Dialog>
  );
}
