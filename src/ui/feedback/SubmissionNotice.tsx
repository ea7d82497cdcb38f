import { Banner } from './Banner';
import { fieldTexts } from '../fields/fieldTexts';

/** How far what was sent is, as far as a form shows it. */
export interface SubmissionShown {
  status: 'sending' | 'failed' | 'uncertain';
  message: string | null;
  reason?: string;
}

interface SubmissionNoticeProps {
  submission: SubmissionShown | null;
  /** What to do when nobody knows whether it is stored. */
  help?: string;
}

/** How the last attempt went, beside what was typed: refused, or not sure. */
export function SubmissionNotice({ submission, help = '' }: SubmissionNoticeProps) {
  if (submission === null || submission.status === 'sending') return null;
  const { status, message, reason = '' } = submission;
  const uncertain = status === 'uncertain';
  return (
    <Banner tone={uncertain ? 'warning' : 'danger'}>
      <span>{message}</span> {uncertain ? help : reason}
    </Banner>
  );
}

/** Of what may be written on while it is sent: how much is not part of what was sent. */
export const ChangesSince = ({ count }: { count: number }) =>
  count > 0 && <span role="status">{fieldTexts.changesSince(count)}</span>;
