import { useId, useRef } from 'react';
import type { DialogProps } from '@/core/dialogs/dialog';
import { focusFirstFaultSoon } from '@/lib/focus';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { Checkbox } from '@/ui/fields/Checkbox';
import { FormNote } from '@/ui/fields/FormFields';
import { DateField } from '@/ui/pickers/DateField';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { Dialog } from '@/ui/overlays/Dialog';
import { FormFooter } from '@/ui/overlays/FormFooter';
import styles from '../Announcements.module.css';
import { announcementsTexts } from '../announcementsTexts';
import { AboutField } from './AboutField';
import { type AnnouncementForm, useAnnouncementForm } from './useAnnouncementForm';

const texts = announcementsTexts.register;

/** Makes an announcement for a person, or for everybody at an address or in a complex (001 §2, AMB-207). */
export function RegisterAnnouncementDialog({ dialog, onClose }: DialogProps<'registerAnnouncement'>) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const form = useAnnouncementForm(dialog);
  const { fields, draft, submission, set } = form;
  const busy = submission?.status === 'sending';
  return (
    <Dialog
      title={texts.title}
      size="l"
      busy={busy}
      takeOver={draft.takeOver}
      onClose={onClose}
      footer={
        <FormFooter
          form={id}
          saveLabel={texts.save}
          discardLabel={texts.discard}
          onDiscard={draft.dirty ? draft.clear : null}
          onCancel={onClose}
          busy={busy}
        />
      }
    >
      <form
        id={id}
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
          focusFirstFaultSoon(element);
        }}
      >
        <FormNote>{draft.restored && draft.dirty && texts.restored}</FormNote>
        <SubmissionNotice submission={submission} help={texts.uncertainHelp} />
        <AboutField about={dialog} value={fields.unitId} onChange={(unitId) => set({ unitId })} />
        <AnnouncementFields form={form} />
      </form>
    </Dialog>
  );
}

function AnnouncementFields({ form: { fields, problems, set } }: { form: AnnouncementForm }) {
  return (
    <>
      <TextField
        label={texts.fieldTitle}
        value={fields.title}
        onChange={(title) => set({ title })}
        error={problems.title ?? null}
        required
      />
      <TextArea
        label={texts.description}
        value={fields.description}
        onChange={(description) => set({ description })}
        rows={4}
      />
      <div className={styles.pair}>
        <DateField
          label={texts.start}
          description={texts.startHint}
          value={fields.startDate}
          onChange={(startDate) => set({ startDate })}
        />
        <DateField
          label={texts.end}
          description={texts.endHint}
          value={fields.endDate}
          onChange={(endDate) => set({ endDate })}
          error={problems.endDate ?? null}
        />
      </div>
      <TextField
        label={texts.url}
        description={texts.urlHint}
        type="url"
        value={fields.url}
        onChange={(url) => set({ url })}
        error={problems.url ?? null}
      />
      <Checkbox
        label={texts.external}
        checked={fields.isExternal}
        onChange={(isExternal) => set({ isExternal })}
      />
    </>
  );
}
