import { select, takeEvery } from 'typed-redux-saga';
import { isMailReceivers, type MailReceivers, readSameCopies, sendCopy } from '@/api/mail/outgoingMail';
import { selectUser } from '@/core/session/sessionSlice';
import { sendOnce } from '@/core/submissions/sendOnce';
import { outgoingTexts } from '../outgoingTexts';
import { mailCopyRequested } from './mailActions';
import { copyDraftKey, mailKey } from './mailKeys';

/** Forwards mail, or sends it again. */
export function* copySaga() {
  yield* takeEvery(mailCopyRequested, send);
}

function* send({ payload: { copy, id, receivers } }: ReturnType<typeof mailCopyRequested>) {
  const user = yield* select(selectUser);
  if (user === null) return;
  const { sent, failed } = outgoingTexts.copy[copy];
  yield* sendOnce<unknown, MailReceivers>({
    submission: mailKey(copy, id),
    draft: copyDraftKey(copy, id),
    texts: { success: sent, stored: sent, failure: failed },
    body: receivers,
    isBody: isMailReceivers,
    readSame: (body) => readSameCopies(id, body, user.id),
    post: (body) => sendCopy(copy, id, body),
  });
}
