import { call, put, takeEvery } from 'typed-redux-saga';
import type { HttpError } from '@/api/http/httpError';
import { queries } from '@/api/http/queries';
import { deleteLabels } from '@/api/lists/labels';
import { readListRecords } from '@/api/lists/lists';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { labelsRemovalRequested, UNUSED } from './labelsActions';
import { labelTexts as texts } from './labelTexts';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    'labels/remove': true;
  }
}

const CONFLICT = 409;

export function* labelsSaga() {
  yield* takeEvery(labelsRemovalRequested, remove);
}

/** All of them go, or none (knowledge.md). */
function* remove({ payload: ids }: ReturnType<typeof labelsRemovalRequested>) {
  yield* call(submit, submissionKey('labels/remove', UNUSED), {
    success: texts.removed(ids.length),
    failure: (error: HttpError) => ({
      text: texts.removeFailed,
      ...(error.status === CONFLICT && { reason: texts.inUse }),
    }),
    *work() {
      yield* call(deleteLabels, ids);
    },
    *verify() {
      const all = yield* call(() => readListRecords('smartLabels'));
      return all.every(({ id }) => !ids.includes(id));
    },
  });
  yield* put(queries.util.invalidateTags(['lists']));
}
