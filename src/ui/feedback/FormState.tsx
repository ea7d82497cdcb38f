import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { fieldTexts } from '../fields/fieldTexts';
import { Banner } from './Banner';
import { SubmissionNotice, type SubmissionShown } from './SubmissionNotice';

interface FormStateProps {
  submission: SubmissionShown | null;
  help?: string;
  /** The record was deleted meanwhile; the typed values can still be read and copied. */
  isGone?: boolean | undefined;
  /** The notice about fields that both the user and a colleague changed. */
  conflict?: ReactNode;
}

/**
 * Says above the fields of a record's form that the record is gone, that a colleague changed it, or how the last
 * attempt went.
 */
export function FormState({ submission, help = '', isGone = false, conflict = null }: FormStateProps) {
  const overtaken = isGone ? <Gone /> : conflict;
  const hasOwnNotice = isGone || (Boolean(conflict) && submission?.isConflict === true);
  const place = useRef<HTMLDivElement>(null);
  useFocusAfterPress(place, hasOwnNotice && submission?.status === 'failed');
  return (
    <>
      {overtaken && (
        <div ref={place} tabIndex={-1}>
          {overtaken}
        </div>
      )}
      {!hasOwnNotice && <SubmissionNotice submission={submission} help={help} />}
    </>
  );
}

const Gone = () => (
  <Banner tone="warning" role="alert">
    {fieldTexts.gone.notice}
  </Banner>
);

/** Moves the focus only after a refused press on 'save', so that nobody is interrupted while typing. */
function useFocusAfterPress(place: RefObject<HTMLElement | null>, isRefused: boolean): void {
  const before = useRef(isRefused);
  useEffect(() => {
    if (isRefused && !before.current) place.current?.focus();
    before.current = isRefused;
  }, [place, isRefused]);
}
