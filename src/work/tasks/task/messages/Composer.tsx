import { type FocusEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { selectUser } from '@/core/session/sessionSlice';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { submissionDismissed } from '@/core/submissions/submissionsSlice';
import { useSubmission, useUnsettled } from '@/core/submissions/useSubmission';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { Task } from '@/domain/tasks/task';
import { sendByKey } from '@/lib/keys';
import { isFilledIn } from '@/lib/text';
import { MessageArea } from '@/shared/standardtexts';
import { SendIcon } from '@/ui/icons';
import { EditedElsewhere } from '@/ui/feedback/EditedElsewhere';
import { ReadOnlyFields } from '@/ui/fields/ReadOnlyFields';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { uiTexts } from '@/ui/uiTexts';
import { ComposerFoot } from '@/ui/thread/ComposerFoot';
import { whyNotReply } from '../../taskPermissions';
import { taskKey } from '../performTask';
import { replyLookedFor, replyRequested } from '../../tasksActions';
import { taskMessages } from '../../taskMessages';
import { taskKeys } from '../../taskShortcutTexts';
import { selectIsRemoved } from '../../tasksSelectors';
import { taskDetailTexts } from '../taskDetailTexts';
import styles from './Messages.module.css';
import { replyDraftKey, taskSurfaces } from './taskDrafts';
import { useReplyAndFinish } from './useReplyAndFinish';
import { useTaskUploads } from './useTaskUploads';

const texts = taskDetailTexts.messages;

interface ComposerProps {
  task: Task;
  /** True on the tab with the messages; on other tabs the field is one line until it gets the focus. */
  isOpen: boolean;
}

/** The reply to a task: its draft and both ways to send it. On tabs without the messages a toast reports success. */
function useReply(task: Task, isBesideMessages: boolean) {
  const { id } = task;
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const draft = useDraft(taskSurfaces.reply, id, '', {
    label: { title: task.subject, href: to.taskTab(id, 'berichten') },
  });
  const key = taskKey('reply', id);
  const further = useReplyAndFinish(task);
  const submission = useSubmission(key, () => {
    if (!isBesideMessages && !further.busy)
      dispatch(toastShown({ kind: 'success', text: uiTexts.messageSent }));
  });
  const [tried, setTried] = useState(false);
  useUnsettled(key, replyDraftKey(id), () => dispatch(replyLookedFor(id)));

  const isSending = submission?.status === 'sending' && !further.busy;
  const isRemoved = useSelector(selectIsRemoved(id));
  const obstacle = user === null ? null : whyNotReply(task, user);
  const whyNot = isRemoved ? taskMessages.whyNot.removed : obstacle;
  /** False if the reply is empty, forbidden, being sent or open in another tab. */
  const isReady = () => {
    const filledIn = isFilledIn(draft.value);
    setTried(!filledIn);
    const isFree = !isSending && !further.busy && whyNot === null && draft.takeOver === null;
    if (filledIn && isFree) draft.keep();
    return filledIn && isFree;
  };
  return {
    draft,
    submission,
    isSending,
    further,
    whyNot,
    isMissing: tried && !isFilledIn(draft.value),
    send: () => {
      if (!isReady()) return;
      further.stop();
      dispatch(replyRequested({ id, message: draft.value }));
    },
    sendAndFinish: () => {
      if (further.can && isReady()) further.start();
    },
    discard: () => {
      dispatch(submissionDismissed(key));
      draft.clear();
    },
  };
}

/** The reply field of a task. Its text stays until the server has stored it. */
export function Composer({ task, isOpen }: ComposerProps) {
  const [wasEntered, setEntered] = useState(false);
  const field = useReplyShortcut();
  const paste = usePastedImages(task);
  const reply = useReply(task, isOpen);
  const { draft, submission, further, whyNot } = reply;
  const keys = useKeysInWords(further.isOffered);
  const isUnfolded = isOpen || wasEntered || draft.dirty || submission !== null;

  return (
    <form
      className={styles['composer']}
      aria-label={texts.reply}
      onFocus={({ target }: FocusEvent) => {
        if (target === field.current) setEntered(true);
      }}
      onKeyDownCapture={(event) => {
        if (sendByKey(event.nativeEvent, reply.sendAndFinish, true)) event.stopPropagation();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        reply.send();
      }}
    >
      <EditedElsewhere takeOver={draft.takeOver} />
      <SubmissionNotice submission={submission} help={texts.uncertainHelp} />
      <ReadOnlyFields when={draft.takeOver !== null || further.busy}>
        <MessageArea
          key={task.id}
          person={task.relatedPerson}
          label={texts.reply}
          hideLabel
          placeholder={texts.placeholder}
          value={draft.value}
          onChange={draft.setValue}
          rows={isUnfolded ? 3 : 1}
          maxRows={10}
          onSubmit={reply.send}
          onPasteFiles={paste}
          textareaRef={field}
          {...(isUnfolded && { description: whyNot ?? keys })}
          {...(reply.isMissing && { error: fieldTexts.emptyMessage })}
        />
      </ReadOnlyFields>
      {isUnfolded && <Foot reply={reply} />}
    </form>
  );
}

function Foot({ reply }: { reply: ReturnType<typeof useReply> }) {
  const { draft, submission, isSending, further, whyNot } = reply;
  const isFirst = submission === null || isSending || further.busy;
  return (
    <ComposerFoot
      draft={draft}
      isSending={isSending}
      icon={SendIcon}
      submitLabel={isFirst ? texts.send : texts.sendAgain}
      whyNot={whyNot}
      further={further.isOffered ? { ...further, onPress: reply.sendAndFinish } : null}
      onDiscard={reply.discard}
    />
  );
}

/** Names the keys that send the reply, on desktops only. */
function useKeysInWords(isFurther: boolean): string {
  const typing = useSelector(selectDeviceMode) === 'desktop';
  if (!typing) return texts.replyDescriptionTouch;
  return isFurther ? texts.replyDescriptionFurther : texts.replyDescription;
}

/** 'r' focuses the field on every tab. */
function useReplyShortcut() {
  const field = useRef<HTMLTextAreaElement>(null);
  useShortcut(taskKeys.reply, () => field.current?.focus());
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
