import { fieldTexts } from '../fields/fieldTexts';
import { Banner } from './Banner';
import { SubmissionNotice, type SubmissionShown } from './SubmissionNotice';

interface FormStateProps {
  submission: SubmissionShown | null;
  help?: string;
  /** The record was deleted meanwhile: what was typed can be read and copied. */
  isGone: boolean | undefined;
}

/** Above the fields of a form over a record: that the record is gone, or else how the last attempt went. */
export const FormState = ({ submission, help = '', isGone }: FormStateProps) =>
  isGone ? (
    <Banner tone="warning" role="alert">
      {fieldTexts.gone.notice}
    </Banner>
  ) : (
    <SubmissionNotice submission={submission} help={help} />
  );
