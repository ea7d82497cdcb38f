import clsx from 'clsx';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { submissionDismissed } from '@/core/submissions/submissionsSlice';
import { useSubmission } from '@/core/submissions/useSubmission';
import type { Audience, CaseFlow, NewCaseMessage } from '@/domain/caseflows/caseFlow';
import { isFilledIn } from '@/lib/text';
import { MediaUpload, type UploadStatus, visibleName } from '@/shared/media';
import { MessageArea } from '@/shared/standardtexts';
import { EyeIcon, type IconComponent, LockIcon, UsersIcon } from '@/ui/icons';
import { EditedElsewhere } from '@/ui/feedback/EditedElsewhere';
import { ReadOnlyFields } from '@/ui/fields/ReadOnlyFields';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { ComposerFoot } from '@/ui/thread/ComposerFoot';
import { caseFlowContentTexts } from '../caseFlowContentTexts';
import { messageSubmissionKey } from './caseFlowMessageAudience';
import { caseFlowDetailTexts } from '../caseFlowDetailTexts';
import { selectOpenCaseFlowRemoved } from '../openCaseFlow';
import styles from './CaseFlowMessages.module.css';
import { type EditedMessage, useMessageDraft } from './useMessageDraft';

const texts = caseFlowContentTexts.messages;

const icons: Record<Audience, { audience: IconComponent; submit: IconComponent }> = {
  internal: { audience: LockIcon, submit: LockIcon },
  public: { audience: UsersIcon, submit: EyeIcon },
};

/** A message is sent with its attachment or not at all. */
const whyNotByUpload: Record<UploadStatus, string | null> = {
  done: null,
  uploading: texts.uploading,
  failed: texts.uploadFailed,
  uncertain: texts.uploadFailed,
  tooLarge: texts.uploadFailed,
  empty: texts.uploadFailed,
};

interface MessageComposerProps<A extends Audience> {
  audience: A;
  caseFlow: CaseFlow;
  /** Receives the message with its audience in the type, so that the caller cannot pass it on to the other audience. */
  onSubmit: (message: NewCaseMessage<A>) => void;
}

/**
 * Writes a message for one audience. The caller passes a React `key` of audience and case, so that the text never moves
 * to another audience or case.
 */
export function MessageComposer<A extends Audience>(props: MessageComposerProps<A>) {
  const { audience, caseFlow, onSubmit } = props;
  const draft = useMessageDraft(audience, caseFlow);
  const [missing, setMissing] = useState(false);
  const key = messageSubmissionKey(audience, caseFlow.id);
  const submission = useSubmission(key);
  const dispatch = useDispatch();
  const typing = useSelector(selectDeviceMode) === 'desktop';
  const isSending = submission?.status === 'sending';
  const isRemoved = useSelector(selectOpenCaseFlowRemoved);
  const obstacle = draft.upload === null ? null : whyNotByUpload[draft.upload.status];
  const whyNot = isRemoved ? caseFlowDetailTexts.edit.removed : obstacle;
  const words = texts[audience];
  const Icon = icons[audience].audience;
  const send = () => {
    if (isSending || whyNot !== null) return;
    setMissing(!isFilledIn(draft.text));
    if (!isFilledIn(draft.text)) return;
    draft.keep();
    onSubmit({ audience, message: draft.text, mediaId: draft.mediaId });
  };

  return (
    <form
      className={clsx(styles['composer'], styles[audience])}
      aria-label={words.note}
      data-dirty={draft.dirty}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className={styles['audience']}>
        <Icon aria-hidden="true" className={styles['icon']} />
        {words.note}
      </p>
      <EditedElsewhere takeOver={draft.takeOver} />
      <SubmissionNotice submission={submission} help={texts.uncertainHelp} />
      <ReadOnlyFields when={draft.takeOver !== null}>
        <MessageArea
          person={caseFlow.relatedPerson}
          label={texts.field}
          hideLabel
          description={typing ? words.description : words.descriptionTouch}
          error={missing && !isFilledIn(draft.text) ? fieldTexts.emptyMessage : null}
          value={draft.text}
          onChange={draft.setText}
          rows={3}
          maxRows={10}
          onSubmit={send}
          onPasteFiles={isSending ? undefined : draft.uploads.start}
        />
        <MessageAttachment draft={draft} disabledReason={isSending ? texts.sending : null} />
      </ReadOnlyFields>
      <ComposerFoot
        draft={draft}
        isSending={isSending}
        icon={icons[audience].submit}
        submitLabel={submission === null || isSending ? words.submit : words.again}
        whyNot={whyNot}
        onDiscard={() => {
          dispatch(submissionDismissed(key));
          draft.discard();
        }}
      />
    </form>
  );
}

interface MessageAttachmentProps {
  draft: EditedMessage;
  disabledReason: string | null;
}

/** The one file of a message; other files are refused with an explanation (AMB-105). */
function MessageAttachment({ draft: { uploads, ignored }, disabledReason }: MessageAttachmentProps) {
  return (
    <div className={styles['attachment']}>
      <MediaUpload
        uploads={uploads}
        label={texts.attach}
        hint={texts.attachHint}
        disabledReason={disabledReason}
      />
      <p className={styles['ignored']} role="status">
        {ignored.length > 0 && texts.oneAttachment(ignored.map(visibleName).join(', '))}
      </p>
    </div>
  );
}
