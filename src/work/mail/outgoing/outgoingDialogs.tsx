import type { DialogProps } from '@/core/dialogs/dialog';
import { TextArea } from '@/ui/fields/TextArea';
import { mutedClass } from '@/ui/layout/Section';
import { Dialog, DialogAbout, DialogBody } from '@/ui/overlays/Dialog';
import { FormDialog } from '@/ui/overlays/FormDialog';
import { lookUp } from '@/lib/values';
import { outgoingTexts as texts } from '../outgoingTexts';
import { OutgoingMailView } from './OutgoingMailView';
import { RECEIVER_KINDS, useCopyForm } from './useCopyForm';

/** Forwards a mail, or sends it again to its receivers (002 §2.6, §5). */
export function MailCopyDialog(props: DialogProps<'mailCopy'>) {
  const { dialog, onClose } = props;
  const { draft, submission, problems, count, doubled, send } = useCopyForm(props);
  return (
    <FormDialog
      texts={texts.copy[dialog.copy]}
      draft={draft}
      submission={submission}
      isGone={submission?.isGone}
      onSave={send}
      onClose={onClose}
    >
      <DialogAbout>{dialog.subject}</DialogAbout>
      {RECEIVER_KINDS.map((kind) => (
        <TextArea
          key={kind}
          label={texts[kind]}
          rows={1}
          maxRows={6}
          required={kind === 'to'}
          spellCheck={false}
          value={draft.value[kind]}
          onChange={(text) => draft.setValue({ ...draft.value, [kind]: text })}
          error={lookUp(problems, kind) ?? null}
          {...(kind === 'to' && { description: texts.hint })}
        />
      ))}
      <p className={mutedClass} role="status">
        {[count > 0 && texts.receivers(count), doubled > 0 && texts.doubled(doubled)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </FormDialog>
  );
}

/** A mail that went out, in a dialog (002 §2.6). */
export const OutgoingMailDialog = ({ dialog: { mailId }, onClose }: DialogProps<'outgoingMail'>) => (
  <Dialog title={texts.title} size="l" onClose={onClose}>
    <DialogBody>
      <OutgoingMailView id={mailId} />
    </DialogBody>
  </Dialog>
);
