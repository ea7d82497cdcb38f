import { createAction } from '@reduxjs/toolkit';
import { call, put, takeEvery } from 'typed-redux-saga';
import { muteIndicator } from '@/api/indicators';
import { queries } from '@/api/queries';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { indicatorTexts } from './indicatorTexts';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    muteIndicator: true;
  }
}

interface Muted {
  indicatorId: string;
  key: string;
}

export const indicatorMuteRequested = createAction<Muted>('personCard/indicatorMuteRequested');

export const muteKey = ({ indicatorId, key }: Muted): string =>
  submissionKey('muteIndicator', `${indicatorId}/${key}`);

export function* indicatorsSaga() {
  yield* takeEvery(indicatorMuteRequested, mute);
}

/** However it ends, what is asked again afterwards tells how it stands. */
function* mute({ payload }: ReturnType<typeof indicatorMuteRequested>) {
  const done = yield* call(submit, muteKey(payload), {
    ...indicatorTexts.muted,
    *work() {
      yield* call(muteIndicator, payload.indicatorId, payload.key);
    },
  });
  yield* put(queries.util.invalidateTags(['indicators']));
  if (done)
    yield* closeDialogs(
      (dialog) =>
        dialog.kind === 'indicatorMute' &&
        dialog.indicatorId === payload.indicatorId &&
        dialog.key === payload.key,
    );
}
