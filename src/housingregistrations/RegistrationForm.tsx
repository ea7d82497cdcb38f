import { useDispatch } from 'react-redux';
import { submissionDismissed } from '@/core/submissions/submissionsSlice';
import { useSubmitted } from '@/core/submissions/useSubmitted';
import { ConflictNotice } from '@/ui/feedback/ConflictNotice';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { InPlaceForm } from '@/ui/fields/InPlaceForm';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { uiTexts } from '@/ui/uiTexts';
import { registrationTexts as texts } from './registrationTexts';
import type { RegistrationFormState } from './useRegistrationForm';

interface RegistrationFormProps {
  name: string;
  form: RegistrationFormState;
  onClose: () => void;
}

/** What may be changed of a registration. */
export function RegistrationForm({ name, form, onClose }: RegistrationFormProps) {
  const dispatch = useDispatch();
  const { fields, errors, conflicts, submission, change } = form;
  const close = () => {
    dispatch(submissionDismissed(form.key));
    onClose();
  };
  const discard = () => {
    form.clear();
    close();
  };
  useSubmitted(form.key, form.draft, () => {
    form.clear();
    onClose();
  });
  return (
    <InPlaceForm
      label={texts.editOf(name)}
      tried={form.tried}
      dirty={form.dirty}
      restored={form.restored}
      busy={submission?.status === 'sending'}
      onSave={form.save}
      onClose={close}
      onDiscard={discard}
    >
      {conflicts.length > 0 && (
        <ConflictNotice theirs={conflicts} onTake={form.takeTheirs} onKeep={form.keepMine}>
          {texts.changedMeanwhile}
        </ConflictNotice>
      )}
      <SubmissionNotice submission={submission} help={texts.uncertainHelp} />
      <TextField
        label={texts.renewalDate}
        placeholder={uiTexts.dateHint}
        value={fields.renewalDate}
        onChange={(renewalDate) => change({ renewalDate })}
        error={errors['renewalDate']}
      />
      <TextField
        label={texts.description}
        value={fields.description}
        onChange={(description) => change({ description })}
        error={errors['description']}
      />
      <TextArea
        label={texts.remarks}
        value={fields.remarks}
        onChange={(remarks) => change({ remarks })}
        rows={3}
        maxRows={8}
        error={errors['remarks']}
      />
    </InPlaceForm>
  );
}
