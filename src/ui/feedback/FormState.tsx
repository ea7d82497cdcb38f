import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { fieldTexts } from '../fields/fieldTexts';
import { Banner } from './Banner';
import { SubmissionNotice, type SubmissionShown } from './SubmissionNotice';

interface FormStateProps {
  submission: SubmissionShown | null;
  help?: string;
  /** The record was deleted meanwhile: what was typed can be read and copied. */
  isGone?: boolean | undefined;
  /** Shows what a colleague changed meanwhile, where they changed the same. */
  conflict?: ReactNode;
}

/** Above the fields of a form over a record: that it is gone, or what a colleague made of it, and else how the last attempt went. */
export function FormState({ submission, help = '', isGone = false, conflict = null }: FormStateProps) {
  const overtaken = isGone ? <Gone /> : conflict;
  const isTold = isGone || (Boolean(conflict) && submission?.isConflict === true);
  const place = useRef<HTMLDivElement>(null);
  useFocusAfterPress(place, isTold && submission?.status === 'failed');
  return (
    <>
      {overtaken && (
        <div ref={place} tabIndex={-1}>
          {overtaken}
        </div>
      )}
      {!isTold && <SubmissionNotice submission={submission} help={help} />}
    </>
  );
}

const Gone = () => (
  <Banner tone="warning" role="alert">
    {fieldTexts.gone.notice}
  </Banner>
);

/** A press on 'save' came to this; who is still typing is left alone. */
function useFocusAfterPress(place: RefObject<HTMLElement | null>, isRefused: boolean): void {
  const before = useRef(isRefused);
  useEffect(() => {
    if (isRefused && !before.current) place.current?.focus();
    before.current = isRefused;
  }, [place, isRefused]);
}
