import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';
import { createCustomer, lookUpRelation } from '@/api/customers';
import { isHttpError } from '@/api/httpError';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { toastShown } from '@/core/toasts/toastsSlice';
import {
  createRequested,
  lookUpEnded,
  lookUpRequested,
  personKnown,
  relationBegun,
  relationFound,
} from './newRelationSlice';
import { newRelationTexts as texts } from './newRelationTexts';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    createRelation: true;
  }
}

/** There is one form for a new relation. */
export const creationKey = submissionKey('createRelation', 'new');

export function* newRelationSaga() {
  yield* takeLatest([lookUpRequested, relationBegun], follow);
  yield* takeEvery(createRequested, create);
}

/** Only the last number counts, and none once the dialog is left. */
function* follow(action: ReturnType<typeof lookUpRequested> | ReturnType<typeof relationBegun>) {
  if (lookUpRequested.match(action)) yield* call(lookUp, action.payload);
}

function* lookUp(number: string) {
  try {
    const answer = yield* call(lookUpRelation, number);
    if (answer.kind === 'unknown') yield* put(lookUpEnded('unknown'));
    else if (answer.kind === 'elsewhere') yield* put(relationFound(answer.relation));
    else {
      yield* put(toastShown({ kind: 'info', text: texts.known }));
      yield* put(personKnown(answer.customer.personId));
    }
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(lookUpEnded('failed'));
  }
}

function* create({ payload: { relation, draft } }: ReturnType<typeof createRequested>) {
  const { externalId } = relation;
  yield* call(submit, creationKey, {
    *work() {
      const customer = yield* call(createCustomer, relation);
      yield* put(personKnown(customer?.personId ?? null));
    },
    /** Only somebody with a number of their own can be found again for sure. */
    *verify() {
      if (externalId === null) return false;
      const answer = yield* call(lookUpRelation, externalId);
      if (answer.kind === 'here') yield* put(personKnown(answer.customer.personId));
      return answer.kind === 'here';
    },
    success: texts.created,
    failure: texts.createFailed,
    draft: { key: draft, known: [] },
  });
}
