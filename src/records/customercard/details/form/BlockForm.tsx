import type { ReactNode } from 'react';
import { formTexts } from '@/kit/form/formTexts';
import { ConflictNotice } from '@/ui/feedback/ConflictNotice';
import { FormState } from '@/ui/feedback/FormState';
import { InPlaceForm } from '@/ui/fields/InPlaceForm';
import { detailsTexts as texts } from '../detailsTexts';
import type { BlockForm as Form } from './useBlockForm';

interface BlockFormProps {
  label: string;
  form: Form;
  children: ReactNode;
}

/** The frame of every form of the details: notices above its fields, buttons below them. */
export function BlockForm({ label, form, children }: BlockFormProps) {
  return (
    <InPlaceForm label={label} form={form}>
      <FormNotices form={form} />
      {children}
    </InPlaceForm>
  );
}

/** The changes of colleagues, and the result of the last attempt to save. */
export const FormNotices = ({ form }: { form: Form }) => (
  <FormState
    submission={form.submission}
    help={texts.uncertainHelp}
    isGone={form.isGone}
    conflict={
      form.conflicts.length > 0 && (
        <ConflictNotice theirs={form.conflicts} onTake={form.takeTheirs} onKeep={form.keepMine}>
          {formTexts.changedMeanwhile}
        </ConflictNotice>
      )
    }
  />
);
