import { useRef } from 'react';
import { uiTexts } from '../uiTexts';
import { Banner, BannerButton } from './Banner';
import { SubmissionNotice, type SubmissionShown } from './SubmissionNotice';

/** A change of the data below a dialog, which the user has not seen yet. */
export interface Meanwhile {
  text: string;
  onSeen: () => void;
}

/** Returns the reason why a dialog does not write yet, or null. */
export const whyNotYet = (meanwhile: Meanwhile | null): string | null =>
  meanwhile === null ? null : uiTexts.meanwhile.first;

/**
 * Shows what a push or a poll changed below a dialog and asks for confirmation again; until then the dialog writes
 * nothing.
 */
export function MeanwhileNotice({ meanwhile }: { meanwhile: Meanwhile | null }) {
  const place = useRef<HTMLDivElement>(null);
  if (meanwhile === null) return null;
  const goOn = () => {
    focusNext(place.current);
    meanwhile.onSeen();
  };
  return (
    <div ref={place}>
      <Banner
        tone="warning"
        role="alert"
        actions={<BannerButton label={uiTexts.meanwhile.goOn} onClick={goOn} />}
      >
        {meanwhile.text}
      </Banner>
    </div>
  );
}

interface DialogStateProps {
  submission: SubmissionShown | null;
  /** The advice for an unknown outcome. */
  help?: string;
  /** The reason why the dialog can no longer write, or null. */
  blocked?: string | null;
  meanwhile: Meanwhile | null;
}

/**
 * Shows why a dialog can no longer write, or otherwise what changed below it and how the last attempt went. A conflict
 * with a colleague is not shown twice.
 */
export function DialogState({ submission, help = '', blocked = null, meanwhile }: DialogStateProps) {
  const isChanged = blocked !== null || meanwhile !== null;
  return (
    <>
      {submission?.status !== 'sending' && <Obstacle blocked={blocked} meanwhile={meanwhile} />}
      {!(isChanged && submission?.isConflict) && <SubmissionNotice submission={submission} help={help} />}
    </>
  );
}

function Obstacle({ blocked, meanwhile }: { blocked: string | null; meanwhile: Meanwhile | null }) {
  if (blocked === null) return <MeanwhileNotice meanwhile={meanwhile} />;
  return (
    <Banner tone="warning" role="alert">
      {blocked}
    </Banner>
  );
}

const ALERT = '[role="alertdialog"] > * > footer > button:first-of-type';
const MAIN = '[role="dialog"] > * > footer > button:last-of-type';

/**
 * Moves the focus from the notice to the main button of the dialog, or to the cancel button of a dialog that deletes.
 */
const focusNext = (notice: HTMLElement | null) =>
  notice
    ?.closest('[role="dialog"], [role="alertdialog"]')
    ?.parentElement?.querySelector<HTMLElement>(`${ALERT}, ${MAIN}`)
    ?.focus();
