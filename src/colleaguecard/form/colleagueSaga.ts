import { createAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'typed-redux-saga';
import type { HttpError } from '@/api/http/httpError';
import { problemOf } from '@/api/http/problem';
import { queries } from '@/api/http/queries';
import {
  addColleague,
  type ColleagueBody,
  findColleagues,
  updateColleague,
} from '@/api/person/colleagueChanges';
import { getColleague } from '@/api/person/people';
import { peopleQueries } from '@/api/person/peopleQueries';
import { type Changes, changedNames } from '@/lib/fieldChanges';
import { saveChanges } from '@/card/form/saveChanges';
import { draftKey } from '@/core/drafts/draftsSlice';
import { readAgain } from '@/core/sagas/readAgain';
import { sendOnce } from '@/core/submissions/sendOnce';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import type { Refused } from '@/core/submissions/submit';
import { isRecord } from '@/lib/values';
import { asStored, colleagueBody, type ColleagueFields, fieldsOf, noColleague } from './colleagueFields';
import { colleagueFormTexts as texts } from './colleagueFormTexts';

/** The form name for drafts, completed with the colleague's id or the id for a new one. */
export const COLLEAGUE_SURFACE = 'colleague';
export const NEW_COLLEAGUE = 'new';

export const colleagueSaveRequested = createAction<{ id: string; changes: Changes<ColleagueFields> }>(
  'colleagueCard/saveRequested',
);

export const colleagueKey = (id: string): string => submissionKey('colleaguecard/save', id);

export function* colleagueSaga() {
  yield* takeEvery(colleagueSaveRequested, save);
}

function* save({ payload: { id, changes } }: ReturnType<typeof colleagueSaveRequested>) {
  if (id === NEW_COLLEAGUE) yield* add(changes.to);
  else yield* change(id, changes);
}

const CONFLICT = 409;

/** The server's only conflict is about the e-mail address. */
const refusedEmail = (error: HttpError): Refused | null =>
  error.status === CONFLICT ? { text: texts.emailTaken, reason: '', fields: ['email'] } : null;

function* outdate() {
  yield* put(queries.util.invalidateTags(['colleagues']));
}

function* change(id: string, changes: Changes<ColleagueFields>) {
  const isSaved = yield* saveChanges({
    submission: colleagueKey(id),
    draft: draftKey(COLLEAGUE_SURFACE, id),
    changes,
    read: () => getColleague(id),
    fieldsOf,
    asStored,
    write: () => updateColleague({ id, ...colleagueBody(asStored(changes.to), changedNames(changes)) }),
    texts: {
      saved: texts.saved,
      failed: texts.saveFailed,
      changedMeanwhile: texts.changedMeanwhile,
      gone: texts.missing,
    },
    refused: refusedEmail,
    readAgain: () => readAgain(['colleagues'], peopleQueries.endpoints.colleague),
  });
  if (!isSaved) yield* outdate();
}

const ALL = Object.keys(noColleague) as (keyof ColleagueFields)[];

function* add(typed: ColleagueFields) {
  yield* sendOnce<unknown, ColleagueBody>({
    submission: colleagueKey(NEW_COLLEAGUE),
    draft: draftKey(COLLEAGUE_SURFACE, NEW_COLLEAGUE),
    body: colleagueBody(asStored(typed), ALL),
    isBody: (kept): kept is ColleagueBody => isRecord(kept),
    readSame: readEqual,
    post: addColleague,
    onStored: outdate,
    texts: {
      success: texts.added,
      stored: texts.added,
      failure: (error: HttpError) =>
        refusedEmail(error) ?? { text: texts.addFailed, fields: problemOf(error).fields },
    },
  });
}

/** The ids of colleagues with the same name and e-mail address. */
async function readEqual({ name, email }: ColleagueBody): Promise<string[]> {
  const found = await findColleagues(name ?? '');
  return found.filter((one) => one.name === name && one.email === email).map(({ id }) => id);
}
