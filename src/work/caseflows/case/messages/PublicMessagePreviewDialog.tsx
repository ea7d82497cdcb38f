import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useMeanwhile } from '@/core/dialogs/useMeanwhile';
import { selectUser } from '@/core/session/sessionSlice';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { MediaList } from '@/shared/media';
import { Banner } from '@/ui/feedback/Banner';
import { DialogState, whyNotYet } from '@/ui/feedback/MeanwhileNotice';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { Facts } from '@/ui/record/Facts';
import { SendIcon } from '@/ui/icons';
import { RichText } from '@/ui/text/RichText';
import { caseFlowContentTexts } from '../caseFlowContentTexts';
import { customerName, personOf } from '../../caseFlowsRules';
import { messageSubmissionKey } from './caseFlowMessageAudience';
import styles from './CaseFlowMessages.module.css';
import { caseFlowDetailTexts } from '../caseFlowDetailTexts';
import { selectOpenCaseFlow, selectOpenCaseFlowRemoved } from '../openCaseFlow';
import { messageRequested } from '../../caseFlowsActions';

const texts = caseFlowContentTexts.preview;

/** The message as the customer will read it: exactly what is shown here is sent. */
export function PublicMessagePreviewDialog({
  dialog: { caseFlowId, message, mediaId },
  onClose,
}: DialogProps<'publicMessagePreview'>) {
  const dispatch = useDispatch();
  const caseFlow = useSelector(selectOpenCaseFlow);
  const submission = useDialogSubmission(messageSubmissionKey('public', caseFlowId), onClose);
  const busy = submission?.status === 'sending';
  const blocked = useSelector(selectOpenCaseFlowRemoved) ? caseFlowDetailTexts.edit.removed : null;
  const { meanwhile } = useMeanwhile({
    now: caseFlow === null ? undefined : personOf(caseFlow),
    submission,
    text: texts.meanwhile(customerName(caseFlow?.relatedPerson ?? null)),
  });
  const send = () => dispatch(messageRequested({ audience: 'public', caseFlowId, message, mediaId }));

  return (
    <Dialog
      title={texts.title}
      busy={busy}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button onClick={() => !busy && onClose()}>{texts.back}</Button>
          <Button
            variant="primary"
            icon={SendIcon}
            busy={busy}
            disabledReason={blocked ?? whyNotYet(meanwhile)}
            onClick={send}
          >
            {submission === null || busy ? texts.send : texts.again}
          </Button>
        </>
      }
    >
      <DialogState
        submission={submission}
        help={texts.uncertainHelp}
        blocked={blocked}
        meanwhile={meanwhile}
      />
      {caseFlow?.relatedPerson === null && <Banner tone="warning">{texts.noPerson}</Banner>}
      <Letter caseFlow={caseFlow} message={message} mediaId={mediaId} />
    </Dialog>
  );
}

interface LetterProps {
  caseFlow: CaseFlow | null;
  message: string;
  mediaId: string | null;
}

function Letter({ caseFlow, message, mediaId }: LetterProps) {
  const user = useSelector(selectUser);
  const files = useMemo(() => (mediaId === null ? [] : [mediaId]), [mediaId]);
  return (
    <article className={styles['letter']} aria-label={texts.heading}>
      <h3 className={styles['letterHeading']}>{texts.heading}</h3>
      <Facts
        items={[
          { label: texts.from, value: user?.name },
          { label: texts.to, value: customerName(caseFlow?.relatedPerson ?? null) },
          { label: texts.about, value: caseFlow?.title },
        ]}
      />
      <RichText text={message.trim()} />
      {files.length > 0 && (
        <div className={styles['letterPart']}>
          <strong>{texts.attachment}</strong>
          <MediaList ids={files} readOnly />
        </div>
      )}
    </article>
  );
}
