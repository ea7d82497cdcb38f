import { createAction } from '@reduxjs/toolkit';
import { call, put, takeEvery } from 'typed-redux-saga';
import { muteIndicator } from '@/api/person/indicators';
import { queries } from '@/api/http/queries';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { sidebarTexts } from './sidebarTexts';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    'personcard/muteIndicator': true;
  }
}

interface Muted {
  indicatorId: string;
  /** All that it is known of. */
  keys: readonly string[];
}

export const indicatorMuteRequested = createAction<Muted>('personCard/indicatorMuteRequested');

export const muteKey = ({ indicatorId, keys }: Muted): string =>
  submissionKey('personcard/muteIndicator', `${indicatorId}/${keys.join()}`);

export function* indicatorsSaga() {
  yield* takeEvery(indicatorMuteRequested, mute);
}

/** However it ends, what is asked again afterwards tells how it stands. */
function* mute({ payload }: ReturnType<typeof indicatorMuteRequested>) {
  const done = yield* call(submit, muteKey(payload), {
    ...sidebarTexts.indicators.muted,
    *work() {
      for (const key of payload.keys) yield* call(muteIndicator, payload.indicatorId, key);
    },
  });
  yield* put(queries.util.invalidateTags(['indicators']));
  if (done)
    yield* closeDialogs((dialog) => dialog.kind === 'indicatorMute' && muteKey(dialog) === muteKey(payload));
}
