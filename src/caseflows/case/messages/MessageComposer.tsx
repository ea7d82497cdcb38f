import clsx from 'clsx';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import {
  type Submission,
  selectSubmission,
  submissionDismissed,
  type WithSubmissions,
} from '@/core/submissions/submissionsSlice';
import type { CaseFlow } from '@/domain/caseFlow';
import type { Audience, NewCaseMessage } from '@/domain/caseMessage';
import { isFilledIn } from '@/lib/isFilledIn';
import type { UploadStatus } from '@/media';
import { Button } from '@/ui/fields/Button';
import { EyeIcon, type IconComponent, LockIcon, UsersIcon } from '@/ui/icons';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { TextArea } from '@/ui/fields/TextArea';
import { uiTexts } from '@/ui/uiTexts';
import { caseContentTexts } from '../caseContentTexts';
import { messageSubmissionKey } from './caseMessageAudience';
import styles from './CaseMessages.module.css';
import { MessageAttachment } from './MessageAttachment';
import { type EditedMessage, useMessageDraft } from './useMessageDraft';

const texts = caseContentTexts.messages;

const icons: Record<Audience, { audience: IconComponent; submit: IconComponent }> = {
  internal: { audience: LockIcon, submit: LockIcon },
  public: { audience: UsersIcon, submit: EyeIcon },
};

/** A message goes with its attachment or not at all. */
const whyNotByUpload: Record<UploadStatus, string | null> = {
  done: null,
  uploading: texts.uploading,
  failed: texts.uploadFailed,
  uncertain: texts.uploadFailed,
  tooLarge: texts.uploadFailed,
};

interface MessageComposerProps<A extends Audience> {
  audience: A;
  caseFlow: CaseFlow;
  /** The message, typed by its audience: the caller cannot pass it on as one for the other. */
  onSubmit: (message: NewCaseMessage<A>) => void;
}

/** Writes a message for one audience. Give it a key of audience and case: nothing typed may go along to another. */
export function MessageComposer<A extends Audience>(props: MessageComposerProps<A>) {
  const { audience, caseFlow, onSubmit } = props;
  const draft = useMessageDraft(audience, caseFlow);
  const [missing, setMissing] = useState(false);
  const key = messageSubmissionKey(audience, caseFlow.id);
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  const typing = useSelector(selectDeviceMode) === 'desktop';
  const busy = submission?.status === 'sending';
  const whyNot = draft.upload === null ? null : whyNotByUpload[draft.upload.status];
  const words = texts[audience];
  const Icon = icons[audience].audience;
  const send = () => {
    if (busy || whyNot !== null) return;
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
      <SubmissionNotice submission={submission} help={texts.uncertainHelp} />
      <TextArea
        label={texts.field}
        hideLabel
        description={typing ? words.description : words.descriptionTouch}
        error={missing && !isFilledIn(draft.text) ? uiTexts.emptyMessage : null}
        value={draft.text}
        onChange={draft.setText}
        readOnly={busy}
        rows={3}
        maxRows={10}
        onSubmit={send}
        onPasteFiles={busy ? undefined : draft.uploads.start}
      />
      <MessageAttachment draft={draft} disabledReason={busy ? texts.sending : null} />
      <Buttons
        audience={audience}
        draft={draft}
        submission={submission}
        submissionKey={key}
        whyNot={whyNot}
      />
    </form>
  );
}

interface ButtonsProps {
  audience: Audience;
  draft: EditedMessage;
  submission: Submission | null;
  submissionKey: string;
  whyNot: string | null;
}

function Buttons({ audience, draft, submission, submissionKey, whyNot }: ButtonsProps) {
  const dispatch = useDispatch();
  const busy = submission?.status === 'sending';
  const words = texts[audience];
  return (
    <div className={styles['buttons']}>
      <p className={styles['status']}>{draft.restored && draft.dirty && texts.draftRestored}</p>
      {draft.dirty && !busy && (
        <Button
          variant="quiet"
          size="s"
          onClick={() => {
            dispatch(submissionDismissed(submissionKey));
            draft.discard();
          }}
        >
          {texts.discard}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        icon={icons[audience].submit}
        busy={busy}
        disabledReason={whyNot}
      >
        {submission === null || busy ? words.submit : words.again}
      </Button>
    </div>
  );
}
