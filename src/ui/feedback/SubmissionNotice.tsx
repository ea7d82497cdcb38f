import { useEffect, useRef } from 'react';
import { Banner } from './Banner';
import { fieldTexts } from '../fields/fieldTexts';

/** How far what was sent is, as far as a form shows it. */
export interface SubmissionShown {
  status: 'sending' | 'failed' | 'uncertain';
  message: string | null;
  reason?: string;
  /** A colleague was first. */
  isConflict?: boolean;
  /** A toast says it too, and is read aloud. */
  isToasted?: boolean;
}

interface SubmissionNoticeProps {
  submission: SubmissionShown | null;
  /** What to do when nobody knows whether it is stored. */
  help?: string;
}

/** How the last attempt went, beside what was typed: refused, or not sure. */
export function SubmissionNotice({ submission, help = '' }: SubmissionNoticeProps) {
  const place = useIntoSight(submission?.status);
  if (submission === null || submission.status === 'sending') return null;
  const { status, message, reason = '', isToasted = false } = submission;
  const uncertain = status === 'uncertain';
  return (
    <Banner ref={place} tone={uncertain ? 'warning' : 'danger'} role={isToasted ? undefined : 'alert'}>
      <span>{message}</span> {uncertain ? help : reason}
    </Banner>
  );
}

/** The button may be far below it. */
function useIntoSight(status: SubmissionShown['status'] | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  useEffect(() => {
    if (status !== before.current) place.current?.scrollIntoView({ block: 'nearest' });
    before.current = status;
  }, [status]);
  return place;
}

/** Of what may be written on while it is sent: how much is not part of what was sent. */
export const ChangesSince = ({ count }: { count: number }) =>
  count > 0 && <span role="status">{fieldTexts.changesSince(count)}</span>;
