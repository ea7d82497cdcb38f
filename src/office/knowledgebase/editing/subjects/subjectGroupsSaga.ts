import { call, put, takeEvery } from 'typed-redux-saga';
import { readFirst } from '@/api/http/httpError';
import { queries } from '@/api/http/queries';
import {
  readGroupsOfSubject,
  subjectGroupQueries,
  updateGroupsOfSubject,
} from '@/api/knowledge/subjectGroups';
import { draftKey } from '@/core/drafts/draftsSlice';
import { readAgain } from '@/core/sagas/readAgain';
import { ColleagueWasFirst, refusedFor } from '@/core/submissions/colleagueWasFirst';
import { submit } from '@/core/submissions/submit';
import { groupsKey, GROUPS_SURFACE, sameGroups, subjectGroupsRequested } from './subjectGroups';
import { subjectsTexts as texts } from './subjectsTexts';

/** An update replaces all groups, so the stored groups are read right before the update. */
function* save({ payload: { tagId, draft } }: ReturnType<typeof subjectGroupsRequested>) {
  yield* call(submit, groupsKey(tagId), {
    success: texts.success,
    failure: refusedFor(texts.changedMeanwhile, texts.failure),
    readAgain: () => readAgain(['functionGroups'], subjectGroupQueries.endpoints.groupsOfSubject),
    draft: { key: draftKey(GROUPS_SURFACE, tagId), body: draft },
    *work() {
      const now = yield* call(() => readFirst(readGroupsOfSubject(tagId)));
      if (!sameGroups(now, draft.original)) throw new ColleagueWasFirst(tagId);
      yield* call(updateGroupsOfSubject, tagId, draft.ids);
    },
    *verify() {
      return sameGroups(yield* call(readGroupsOfSubject, tagId), draft.ids);
    },
  });
  yield* put(queries.util.invalidateTags(['functionGroups']));
}

export function* subjectGroupsSaga() {
  yield* takeEvery(subjectGroupsRequested, save);
}
