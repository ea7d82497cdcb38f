import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { selectUser } from '@/core/session/sessionSlice';
import { submissionDismissed, submissionKey } from '@/core/submissions/submissionsSlice';
import { useSubmission, useUnsettled } from '@/core/submissions/useSubmission';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { Task } from '@/domain/task/task';
import { isFilledIn } from '@/lib/text';
import { SendIcon } from '@/ui/icons';
import { EditedElsewhere } from '@/ui/feedback/EditedElsewhere';
import { ReadOnlyFields } from '@/ui/fields/ReadOnlyFields';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { TextArea } from '@/ui/fields/TextArea';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { ComposerFoot } from '@/ui/thread/ComposerFoot';
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
  const key = submissionKey('tasks/reply', id);
  const submission = useSubmission(key);
  const isSending = submission?.status === 'sending';
  const typing = useSelector(selectDeviceMode) === 'desktop';
  const field = useReplyFocus();
  const [tried, setTried] = useState(false);
  const missing = tried && !isFilledIn(draft.value);
  const paste = usePastedImages(task);
  useUnsettled(key, replyDraftKey(id), () => dispatch(replyLookedFor(id)));

  const whyNot = user === null ? null : whyNotReply(task, user);
  const send = () => {
    const filledIn = isFilledIn(draft.value);
    setTried(!filledIn);
    if (isSending || whyNot !== null || !filledIn) return;
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
      <EditedElsewhere takeOver={draft.takeOver} />
      <SubmissionNotice submission={submission} help={texts.uncertainHelp} />
      <ReadOnlyFields when={draft.takeOver !== null}>
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
          {...(missing && { error: fieldTexts.emptyMessage })}
        />
      </ReadOnlyFields>
      <ComposerFoot
        draft={draft}
        isSending={isSending}
        icon={SendIcon}
        submitLabel={submission === null || isSending ? texts.send : texts.sendAgain}
        whyNot={whyNot}
        onDiscard={() => {
          dispatch(submissionDismissed(key));
          draft.clear();
        }}
      />
    </form>
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
