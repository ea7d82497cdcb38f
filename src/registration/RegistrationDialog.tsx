import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import type { Submission } from '@/core/submissions/submissionsSlice';
import { Button } from '@/ui/fields/Button';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { Dialog } from '@/ui/overlays/Dialog';
import { DialogAbout, DialogText } from '@/ui/overlays/DialogParts';
import styles from './Registration.module.css';
import { registrationTexts as texts } from './registrationTexts';

/** What every form of something that is registered can tell and do. */
interface RegistrationForm {
  submission: Submission | null;
  /** Why it cannot be saved now. */
  whyNot?: string | null;
  restored: boolean;
  save: () => void;
  /** Forgets what was typed, if anything was. */
  discard: (() => void) | null;
}

interface RegistrationDialogProps {
  title: string;
  /** Whom it is about. */
  about: string;
  saveLabel: string;
  form: RegistrationForm;
  /** What to do when nobody knows whether it is stored. */
  help?: string;
  onClose: () => void;
  children: ReactNode;
}

const FIRST_FIELD = 'textarea, input:not([type="radio"], [type="file"])';

/** Typing can begin at once. */
function useFirstFieldFocused() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus(), []);
  return form;
}

/** A form in a dialog. It stays open until the server has it; closing it keeps what was typed. */
export function RegistrationDialog(props: RegistrationDialogProps) {
  const { title, about, saveLabel, form, help = texts.uncertainHelp, onClose, children } = props;
  const { submission, whyNot = null, restored, save, discard } = form;
  const id = useId();
  const element = useFirstFieldFocused();
  const busy = submission?.status === 'sending';
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy && whyNot === null) save();
  };
  return (
    <Dialog
      title={title}
      size="l"
      busy={busy}
      onClose={() => !busy && onClose()}
      footer={
        <>
          {discard && (
            <Button variant="quiet" onClick={discard}>
              {texts.discard}
            </Button>
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={id} variant="primary" busy={busy} disabledReason={whyNot}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form ref={element} id={id} className={styles.form} onSubmit={send} noValidate>
        <DialogAbout>{about}</DialogAbout>
        {restored && <DialogText>{texts.restored}</DialogText>}
        <SubmissionNotice submission={submission} help={help} />
        {children}
      </form>
    </Dialog>
  );
}
