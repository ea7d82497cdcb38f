import { type SubmitEvent, useEffect, useRef } from 'react';
import { listShortcut } from '@/core/shortcuts/activeShortcuts';
import { ariaKeys } from '@/core/shortcuts/defineShortcuts';
import { type Faq, publicationStatusLabel } from '@/domain/knowledge/faq';
import { SubjectPicker } from '@/shared/answers';
import { focusFirstFaultSoon } from '@/lib/focus';
import { Button } from '@/ui/buttons/Button';
import { Banner } from '@/ui/feedback/Banner';
import { FormState } from '@/ui/feedback/FormState';
import { FieldGroup, FieldPair } from '@/ui/fields/FieldLayout';
import { restoredNote } from '@/ui/fields/FormFields';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { RecordForm } from '@/ui/fields/FormScreen';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { DateField } from '@/ui/pickers/DateField';
import { Select } from '@/ui/pickers/Select';
import { RichTextField } from '@/ui/richtext/RichTextField';
import { knowledgeKeys } from '../knowledgeShortcutTexts';
import { ApplicationsField } from './ApplicationsField';
import styles from './Editing.module.css';
import { editingTexts } from './editingTexts';
import { FaqConflict } from './FaqConflict';
import { FaqMedia, useFaqUploads } from './FaqMedia';
import { FaqPreview } from './FaqPreview';
import { FollowUpField } from './followUp/FollowUpField';
import { TargetGroupFields } from './TargetGroupFields';
import { TagsField } from './TagsField';
import type { FaqForm } from './useFaqForm';
import { useStatusOptions } from './useStatusOptions';

const { fields: labels, form: texts } = editingTexts;

interface QuestionFormProps {
  form: FaqForm;
  /** The stored question; null for a new one. */
  stored: Faq | null;
  /** The question was deleted in the meantime. */
  isGone: boolean;
}

/** The whole form of a question, beside a preview. */
export function QuestionForm({ form, stored, isGone }: QuestionFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const uploads = useFaqUploads(form, stored?.id ?? null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isGone) return;
    form.save();
    focusFirstFaultSoon(element);
  };
  return (
    <RecordForm
      label={stored === null ? texts.newTitle : texts.title}
      formRef={element}
      onSubmit={submit}
      busy={form.busy}
      takeOver={form.takeOver}
      note={restoredNote(form)}
      buttons={<Buttons form={form} isNew={stored === null} isUploading={uploads.busy} isGone={isGone} />}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <FormState
            submission={form.submission}
            help={texts.uncertainHelp}
            isGone={isGone}
            conflict={
              form.conflicts.length > 0 && stored !== null && <FaqConflict form={form} stored={stored} />
            }
          />
          <Words form={form} />
          <Subjects form={form} />
          <Asides form={form} />
          <Standing form={form} stored={stored} />
          <TargetGroupFields form={form} />
          <ApplicationsField form={form} />
          <FollowUpField
            root={form.fields.followupQuestion}
            onChange={(followupQuestion) => form.change({ followupQuestion })}
            isChecked={form.problems.followupQuestion !== undefined}
          />
          <FaqMedia form={form} uploads={uploads} />
        </div>
        <FaqPreview fields={form.fields} />
      </div>
    </RecordForm>
  );
}

interface ButtonsProps {
  form: FaqForm;
  isNew: boolean;
  isUploading: boolean;
  isGone: boolean;
}

function Buttons({ form, isNew, isUploading, isGone }: ButtonsProps) {
  const { dirty, busy, conflicts, clear } = form;
  const whyNot = isGone
    ? fieldTexts.gone.whyNot
    : conflicts.length > 0
      ? editingTexts.conflict.help
      : isUploading
        ? texts.filesUnderWay
        : null;
  const whyNotSave = whyNot ?? (dirty ? null : fieldTexts.form.nothingChanged);
  return (
    <>
      {dirty && !busy && (
        <Button variant="quiet" onClick={clear}>
          {fieldTexts.form.discard}
        </Button>
      )}
      {form.isUnpublished && <Publish form={form} whyNot={isNew ? whyNotSave : whyNot} />}
      <Button type="submit" variant="primary" busy={busy} disabledReason={whyNotSave}>
        {fieldTexts.form.save}
      </Button>
    </>
  );
}

/** Saves the question with the status 'published'. */
function Publish({ form: { busy, publish }, whyNot }: { form: FaqForm; whyNot: string | null }) {
  useEffect(() => listShortcut(knowledgeKeys.publish), []);
  return (
    <Button
      busy={busy}
      disabledReason={whyNot}
      aria-keyshortcuts={ariaKeys(knowledgeKeys.publish)}
      data-goes-further
      onClick={publish}
    >
      {texts.publish}
    </Button>
  );
}

function Words({ form: { fields, problems, change } }: { form: FaqForm }) {
  return (
    <>
      <TextField
        label={labels.question}
        value={fields.question}
        onChange={(question) => change({ question })}
        required
        error={problems.question ?? null}
      />
      <RichTextField
        label={labels.answer}
        description={texts.labelsHint}
        value={fields.answer}
        onChange={(answer) => change({ answer })}
      />
    </>
  );
}

/** The first field is shown to colleagues only, the second is used by the search only. */
function Asides({ form: { fields, change } }: { form: FaqForm }) {
  return (
    <>
      <TextArea
        label={labels.additionalInternalInfo}
        description={texts.internalHint}
        value={fields.additionalInternalInfo}
        onChange={(additionalInternalInfo) => change({ additionalInternalInfo })}
        rows={2}
      />
      <TextArea
        label={labels.synonyms}
        description={texts.synonymsHint}
        value={fields.synonyms}
        onChange={(synonyms) => change({ synonyms })}
        rows={2}
      />
    </>
  );
}

/** An unknown status stays unchanged until another one is chosen. */
function Standing({ form: { fields, change }, stored }: Pick<QuestionFormProps, 'form' | 'stored'>) {
  const kept = stored ? texts.unknownStatus(publicationStatusLabel(stored.status)) : undefined;
  return (
    <FieldPair>
      <Select
        label={labels.status}
        options={useStatusOptions()}
        value={fields.status === '' ? null : fields.status}
        onChange={(status) => status !== null && change({ status })}
        {...(kept && { placeholder: kept })}
      />
      <DateField
        label={labels.expiresOn}
        description={texts.expiresHint}
        value={fields.expiresOn}
        onChange={(expiresOn) => change({ expiresOn })}
      />
    </FieldPair>
  );
}

function Subjects({ form }: { form: FaqForm }) {
  const { fields, problems, change } = form;
  return (
    <>
      <FieldGroup legend={labels.mainTag}>
        <SubjectPicker value={fields.mainTag} onChange={(mainTag) => change({ mainTag })} />
        {problems.mainTag !== undefined && (
          <div tabIndex={-1} data-invalid="true">
            <Banner tone="danger">{problems.mainTag}</Banner>
          </div>
        )}
      </FieldGroup>
      <TagsField form={form} />
    </>
  );
}
