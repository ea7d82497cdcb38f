import { MediaUpload, visibleName } from '@/shared/media';
import { caseFlowContentTexts } from '../caseFlowContentTexts';
import styles from './CaseFlowMessages.module.css';
import type { EditedMessage } from './useMessageDraft';

const texts = caseFlowContentTexts.messages;

interface MessageAttachmentProps {
  draft: EditedMessage;
  disabledReason: string | null;
}

/** The one file of a message; other files are refused with an explanation (AMB-105). */
export function MessageAttachment({ draft: { uploads, ignored }, disabledReason }: MessageAttachmentProps) {
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
