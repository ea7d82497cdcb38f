import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { selectUser } from '@/core/session/sessionSlice';
import {
  type Submission,
  selectSubmission,
  submissionDismissed,
  submissionKey,
  type WithSubmissions,
} from '@/core/submissions/submissionsSlice';
import { useSubmitted } from '@/core/submissions/useSubmitted';
import { useUnsettled } from '@/core/submissions/useUnsettled';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { Task } from '@/domain/task';
import { isFilledIn } from '@/lib/isFilledIn';
import { Button } from '@/ui/fields/Button';
import { SendIcon } from '@/ui/icons';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { TextArea } from '@/ui/fields/TextArea';
import { uiTexts } from '@/ui/uiTexts';
import { whyNotReply } from '../../taskPermissions';
import { replyLookedFor, replyRequested } from '../../tasksActions';
import { taskDetailTexts } from '../taskDetailTexts';
import styles from './Messages.module.css';
import { replyDraftKey, taskSurfaces } from './taskDrafts';
import { useTaskUploads } from './useTaskUploads';

const texts = taskDetailTexts.messages;

/** Says something about a task. The text stays until the server has it. */
export function Composer({ task }: { task: Task }) {
  const { id } = task;
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const draft = useDraft(taskSurfaces.reply, id, '', {
    label: { title: task.subject, href: to.taskTab(id, 'berichten') },
  });
  const key = submissionKey('reply', id);
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  const typing = useSelector(selectDeviceMode) === 'desktop';
  const field = useReplyFocus();
  const [tried, setTried] = useState(false);
  const missing = tried && !isFilledIn(draft.value);
  const paste = usePastedImages(task);
  useSubmitted(key, replyDraftKey(id), draft.clear);
  useUnsettled(key, replyDraftKey(id), () => dispatch(replyLookedFor(id)));

  const whyNot = user === null ? null : whyNotReply(task, user);
  const send = () => {
    const filledIn = isFilledIn(draft.value);
    setTried(!filledIn);
    if (submission?.status === 'sending' || whyNot !== null || !filledIn) return;
    draft.keep();
    dispatch(replyRequested({ id, message: draft.value }));
  };

  return (
    <form
      className={styles['composer']}
      aria-label={texts.reply}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SubmissionNotice submission={submission} help={texts.uncertainHelp} />
      <TextArea
        label={texts.reply}
        description={whyNot ?? (typing ? texts.replyDescription : texts.replyDescriptionTouch)}
        value={draft.value}
        onChange={draft.setValue}
        rows={3}
        maxRows={10}
        onSubmit={send}
        onPasteFiles={paste}
        textareaRef={field}
        {...(missing && { error: uiTexts.emptyMessage })}
      />
      <Buttons
        draft={draft}
        submission={submission}
        whyNot={whyNot}
        onDiscard={() => {
          dispatch(submissionDismissed(key));
          draft.clear();
        }}
      />
    </form>
  );
}

interface ButtonsProps {
  draft: { dirty: boolean; restored: boolean };
  submission: Submission | null;
  whyNot: string | null;
  onDiscard: () => void;
}

function Buttons({ draft: { dirty, restored }, submission, whyNot, onDiscard }: ButtonsProps) {
  const busy = submission?.status === 'sending';
  return (
    <div className={styles['buttons']}>
      <p className={styles['status']}>{restored && dirty && texts.draftRestored}</p>
      {dirty && !busy && (
        <Button variant="quiet" size="s" onClick={onDiscard}>
          {texts.discard}
        </Button>
      )}
      <Button type="submit" variant="primary" icon={SendIcon} busy={busy} disabledReason={whyNot}>
        {submission === null || busy ? texts.send : texts.sendAgain}
      </Button>
    </div>
  );
}

/** The shortcut 'r' comes here with the wish to type. */
function useReplyFocus() {
  const field = useRef<HTMLTextAreaElement>(null);
  const location = useLocation();
  const { key } = location;
  const wanted = (location.state as { reply?: boolean } | null)?.reply === true;
  useEffect(() => {
    if (wanted) field.current?.focus();
  }, [wanted, key]);
  return field;
}

/** Pasted images become attachments of the task (000 §7.4); other files are not taken from the clipboard (T16). */
function usePastedImages(task: Task) {
  const dispatch = useDispatch();
  const { uploads, whyNot } = useTaskUploads(task);
  return (files: readonly File[]) => {
    const images = files.filter(({ type }) => type.startsWith('image/'));
    if (whyNot !== null) dispatch(toastShown({ kind: 'warning', text: texts.pasteRefused }));
    else if (images.length > 0) uploads.start(images);
    else dispatch(toastShown({ kind: 'warning', text: texts.pasteOnlyImages }));
  };
}
