import { createAction } from '@reduxjs/toolkit';
import { call, put, takeEvery } from 'typed-redux-saga';
import { getChatConfig, setChatConfig } from '@/api/chat/chat';
import { queries } from '@/api/http/queries';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { PORTAL } from '../availability/portalActions';
import { portalTexts } from '../portalTexts';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    'portal/chat': true;
  }
}

const texts = portalTexts.chat;

export const chatOfferRequested = createAction<boolean>('portal/chatOfferRequested');

export function* chatOfferSaga() {
  yield* takeEvery(chatOfferRequested, change);
}

/** Offers visitors a chat, or no longer. */
function* change({ payload: isOn }: ReturnType<typeof chatOfferRequested>) {
  const done = yield* call(submit, submissionKey('portal/chat', PORTAL), {
    success: texts.done(isOn),
    failure: texts.changeFailed,
    *work() {
      yield* call(setChatConfig, isOn);
    },
    *verify() {
      return (yield* call(getChatConfig)) === isOn;
    },
  });
  if (done) yield* closeDialogs((dialog) => dialog.kind === 'chatOffer');
  yield* put(queries.util.invalidateTags(['chatConfig']));
}
