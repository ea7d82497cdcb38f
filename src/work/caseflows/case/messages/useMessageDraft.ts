import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { useSubmissionDone, useUnsettled } from '@/core/submissions/useSubmission';
import type { Audience, CaseFlow } from '@/domain/caseflows/caseFlow';
import { MediaCategory } from '@/domain/media/media';
import { selectUploads, uploadRestored, useUploads, type WithMedia } from '@/shared/media';
import { caseFlowContentTexts } from '../caseFlowContentTexts';
import {
  messageDraftKey,
  messageNames,
  messageSubmissionKey,
  messageUploadOwner,
} from './caseFlowMessageAudience';
import { isMessageDraft, type MessageDraft } from './caseFlowMessageDraft';
import { messageLookedFor } from '../../caseFlowsActions';

const EMPTY: MessageDraft = { text: '', attachment: null };
const CASE_MEDIA = { category: MediaCategory.CaseMedia };

/** The draft for one audience of one case, with its attachment; kept over navigation, reload and signing in again. */
export function useMessageDraft(audience: Audience, { id, title }: CaseFlow) {
  const dispatch = useDispatch();
  const { surface, tab } = messageNames[audience];
  const owner = messageUploadOwner(audience, id);
  const draft = useDraft(surface, id, EMPTY, {
    label: { title: caseFlowContentTexts.messages[audience].draft(title), href: to.caseFlowTab(id, tab) },
    isValue: isMessageDraft,
  });
  const uploads = useUploads(CASE_MEDIA, owner);
  const { value, setValue } = draft;
  const [key, draftKey] = [messageSubmissionKey(audience, id), messageDraftKey(audience, id)];
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  useSubmissionDone(key, () => setIgnored([]));
  useUnsettled(key, draftKey, () => dispatch(messageLookedFor({ audience, caseFlowId: id })));
  useRestoredUpload(owner, value.attachment);

  const upload = uploads.uploads[0] ?? null;
  const arrived = upload?.status === 'done' ? upload : null;
  useEffect(() => {
    if (arrived?.mediaId == null || arrived.mediaId === value.attachment?.mediaId) return;
    const { mediaId, name, size } = arrived;
    setValue({ ...value, attachment: { mediaId, name, size } });
  }, [arrived, value, setValue]);

  return {
    text: value.text,
    setText: (text: string) => setValue({ ...value, text }),
    keep: draft.keep,
    restored: draft.restored,
    changesSince: draft.changesSince,
    takeOver: draft.takeOver,
    dirty: draft.dirty || upload !== null,
    upload,
    mediaId: arrived?.mediaId ?? null,
    uploads: {
      ...uploads,
      /** Takes only the first file (AMB-105). */
      start: (files: readonly File[]) => {
        const taken = upload === null ? files.slice(0, 1) : [];
        uploads.start(taken);
        setIgnored(files.slice(taken.length).map(({ name }) => name));
      },
      remove: (uploadId: string) => {
        uploads.remove(uploadId);
        setIgnored([]);
        setValue({ ...value, attachment: null });
      },
    },
    /** The names of the files that were not taken, because a message has only one file. */
    ignored,
    discard: () => {
      if (upload !== null) uploads.remove(upload.id);
      setIgnored([]);
      draft.clear();
    },
  };
}

export type EditedMessage = ReturnType<typeof useMessageDraft>;

/** Restores the upload that the draft remembers after a reload, so that the file need not be sent again (W10). */
function useRestoredUpload(owner: string, attachment: MessageDraft['attachment']) {
  const dispatch = useDispatch();
  const store = useStore<WithMedia>();
  const first = useRef(attachment);
  useEffect(() => {
    const kept = first.current;
    if (kept === null || selectUploads(store.getState()).some((upload) => upload.owner === owner)) return;
    dispatch(uploadRestored({ id: nanoid(), owner, target: CASE_MEDIA, ...kept }));
  }, [dispatch, store, owner]);
}
