import { useRef } from 'react';
import { uiTexts } from '../uiTexts';
import { Banner, BannerButton } from './Banner';
import { SubmissionNotice, type SubmissionShown } from './SubmissionNotice';

/** A change below a dialog, which the user has not seen yet. */
export interface Meanwhile {
  text: string;
  onSeen: () => void;
}

/** Why a dialog does not write yet, or null. */
export const whyNotYet = (meanwhile: Meanwhile | null): string | null =>
  meanwhile === null ? null : uiTexts.meanwhile.first;

/** Says what a push or a poll changed below a dialog, and asks again; until then the dialog writes nothing. */
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
  /** The advice where the outcome stays unknown. */
  help?: string;
  /** Why it cannot be done any more, or null. */
  blocked?: string | null;
  meanwhile: Meanwhile | null;
}

/**
 * Says why a dialog cannot write any more, or else what changed below it, and how the last attempt went. What a colleague did first
 * is not said twice.
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

/** The focus goes from the notice to the main button of the dialog, and to the way out of a dialog that deletes. */
const focusNext = (notice: HTMLElement | null) =>
  notice
    ?.closest('[role="dialog"], [role="alertdialog"]')
    ?.parentElement?.querySelector<HTMLElement>(`${ALERT}, ${MAIN}`)
    ?.focus();
