import { call, put, select, takeEvery } from 'typed-redux-saga';
import { HttpError, isUncertain } from '@/api/http/httpError';
import { queries } from '@/api/http/queries';
import { getMediaFile } from '@/api/media/media';
import {
  deleteCase,
  deleteContact,
  exportTimeline,
  getCaseDeletions,
  restoreCase,
  restoreContact,
} from '@/api/timeline/timeline';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { ColleagueWasFirst } from '@/core/submissions/colleagueWasFirst';
import { asToast, type Refused, submit } from '@/core/submissions/submit';
import { selectMay } from '@/core/session/sessionSlice';
import { toastShown } from '@/core/toasts/toastsSlice';
import { whyNotFetched } from '@/lib/failures/whyFailed';
import { saveFile } from '@/lib/saveFile';
import { mayExport } from './timelineRules';
import {
  exportKey,
  exportRequested,
  type Removal,
  removalKey,
  removalRequested,
  timelineSlice,
} from './timelineSlice';
import { timelineTexts as texts } from './timelineTexts';

const CONFLICT = 409;

function* timelineSaga() {
  yield* takeEvery(removalRequested, remove);
  yield* takeEvery(exportRequested, exportAll);
}

const actions: Readonly<
  Record<Removal['subject'], Readonly<Record<Removal['act'], (id: string) => Promise<unknown>>>>
> = {
  case: { delete: deleteCase, restore: restoreCase },
  activity: { delete: deleteContact, restore: restoreContact },
};

/** Reads from the server whether the removal was done. Called before the request, and after a lost answer. */
function* isDone({ subject, act, id, caseId }: Removal) {
  const { isDeleted, deletedActivities } = yield* call(getCaseDeletions, caseId);
  return (subject === 'case' ? isDeleted : deletedActivities.includes(id)) === (act === 'delete');
}

/** Reloads the timeline after every answer, because even a refusal may mean that a colleague was first. */
function* remove({ payload: removal }: ReturnType<typeof removalRequested>) {
  const { subject, act, id } = removal;
  let overtaken = false as boolean;
  const { failure, ...outcome } = texts.removal.outcomes[subject][act];
  const done = yield* call(submit, removalKey(removal), {
    ...outcome,
    failure: ({ status }: HttpError): Refused => {
      overtaken = status === CONFLICT;
      return { ...asToast(failure)(), ...(overtaken && { reason: texts.removal.overtaken }) };
    },
    *work() {
      if (yield* call(isDone, removal)) throw new ColleagueWasFirst(id);
      yield* call(actions[subject][act], id);
    },
    verify: () => isDone(removal),
  });
  if (done || overtaken)
    yield* closeDialogs((dialog) => dialog.kind === 'timelineRemoval' && dialog.id === id);
  yield* put(queries.util.invalidateTags(['timeline', 'timelineFollowUps', 'colleagueActivities']));
}

/** The server makes the file, which is fetched with the token; some servers send it by mail instead (AMB-146). */
function* exportAll({ payload: personId }: ReturnType<typeof exportRequested>) {
  if (!mayExport(yield* select(selectMay))) return;
  yield* call(submit, exportKey(personId), {
    uncertain: texts.export.uncertain,
    failure: (error: HttpError) => ({ text: texts.export.failed, reason: whyNotFetched(error) }),
    *work() {
      const made = yield* call(exportTimeline, personId);
      yield* put(toastShown({ kind: 'success', text: texts.export.started }));
      if (!made?.mediaId) return;
      const name = made.filename || texts.export.fileName;
      yield* call(saveFile, yield* call(fetchFile, made.mediaId), name);
      yield* put(toastShown({ kind: 'info', text: texts.export.saved(name) }));
    },
  });
}

/** Fetching changes nothing, so an uncertain result counts as a failure. */
async function fetchFile(mediaId: string): Promise<Blob> {
  try {
    return await getMediaFile(mediaId, true);
  } catch (error) {
    throw isUncertain(error) ? new HttpError('refused', null, mediaId) : error;
  }
}

/** The reducers and sagas of the timelines on all cards. */
export const timelineWork = {
  reducers: { timeline: timelineSlice.reducer },
  sagas: { timeline: timelineSaga },
};
