import type { Submission } from '@/core/submissions/submissionsSlice';
import { Banner } from '@/ui/Banner';

interface SubmissionNoticeProps {
  submission: Submission | null;
  /** What to do when nobody knows whether it is stored. */
  help?: string;
}

/** How the last attempt went, beside what was typed: refused, or not sure. */
export function SubmissionNotice({ submission, help = '' }: SubmissionNoticeProps) {
  if (submission === null || submission.status === 'sending') return null;
  const uncertain = submission.status === 'uncertain';
  return (
    <Banner tone={uncertain ? 'warning' : 'danger'}>
      {uncertain ? `${submission.message ?? ''} ${help}`.trim() : submission.message}
    </Banner>
  );
}
