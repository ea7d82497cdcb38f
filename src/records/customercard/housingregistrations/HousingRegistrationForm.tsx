import { useDispatch } from 'react-redux';
import { submissionDismissed } from '@/core/submissions/submissionsSlice';
import { useSubmission } from '@/core/submissions/useSubmission';
import { formTexts } from '@/kit/form/formTexts';
import { ConflictNotice } from '@/ui/feedback/ConflictNotice';
import { FormState } from '@/ui/feedback/FormState';
import { InPlaceForm } from '@/ui/fields/InPlaceForm';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { housingRegistrationTexts as texts } from './housingRegistrationTexts';
import type { RegistrationFormState } from './useHousingRegistrationForm';

interface RegistrationFormProps {
  name: string;
  form: RegistrationFormState;
  /** True if the registration was deleted meanwhile. */
  isGone: boolean;
  onClose: () => void;
}

/** The fields of a registration that may be changed. */
export function HousingRegistrationForm({ name, form, isGone, onClose }: RegistrationFormProps) {
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
  useSubmission(form.key, () => {
    form.saved();
    onClose();
  });
  return (
    <InPlaceForm
      label={texts.editOf(name)}
      form={{ ...form, busy: submission?.status === 'sending', isGone, close, discard }}
    >
      <FormState
        submission={submission}
        help={texts.uncertainHelp}
        isGone={isGone}
        conflict={
          conflicts.length > 0 && (
            <ConflictNotice theirs={conflicts} onTake={form.takeTheirs} onKeep={form.keepMine}>
              {formTexts.changedMeanwhile}
            </ConflictNotice>
          )
        }
      />
      <TextField
        label={texts.renewalDate}
        placeholder={fieldTexts.dateHint}
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
