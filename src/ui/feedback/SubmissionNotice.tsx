import { useEffect, useRef } from 'react';
import { Banner } from './Banner';
import { fieldTexts } from '../fields/fieldTexts';

/** The part of a submission's state that a form shows. */
export interface SubmissionShown {
  status: 'sending' | 'failed' | 'uncertain';
  message: string | null;
  reason?: string;
  /** A colleague changed the record first. */
  isConflict?: boolean;
  /** A toast shows and announces the message as well. */
  isToasted?: boolean;
}

interface SubmissionNoticeProps {
  submission: SubmissionShown | null;
  /** The advice for when it is unknown whether the values were stored. */
  help?: string;
}

/** Shows beside a form that the last attempt was refused or that its outcome is unknown. */
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

/** Scrolls the notice into view, since the button may be far below it. */
function useIntoSight(status: SubmissionShown['status'] | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  useEffect(() => {
    if (status !== before.current) place.current?.scrollIntoView({ block: 'nearest' });
    before.current = status;
  }, [status]);
  return place;
}

/** Counts the changes that were typed after sending, for text that may be edited while it is sent. */
export const ChangesSince = ({ count }: { count: number }) =>
  count > 0 && <span role="status">{fieldTexts.changesSince(count)}</span>;
