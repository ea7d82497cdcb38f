import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';
import { createCustomer, lookUpRelation } from '@/api/people/customers';
import { isHttpError } from '@/api/http/httpError';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { sendOnce } from '@/core/submissions/sendOnce';
import { asToast } from '@/core/submissions/submit';
import { toastShown } from '@/core/toasts/toastsSlice';
import { type Customer, isRelation, type Relation } from '@/domain/people/relation';
import {
  createRequested,
  type LookUp,
  lookUpDropped,
  lookUpEnded,
  lookUpRequested,
  personKnown,
  relationFound,
} from './newRelationSlice';
import { newRelationTexts as texts } from './newRelationTexts';
import { relationDraftKey } from './relationRules';

/** Each connection has its own form, and all people without a connection share one form. */
export const creationKey = (formId: string): string => submissionKey('search/createRelation', formId);

export function* newRelationSaga() {
  yield* takeLatest([lookUpRequested, lookUpDropped], follow);
  yield* takeEvery(createRequested, create);
}

/** Only the answer about the shown number counts, so another action cancels the lookup. */
function* follow(action: ReturnType<typeof lookUpRequested> | ReturnType<typeof lookUpDropped>) {
  if (lookUpRequested.match(action)) yield* call(lookUp, action.payload);
}

function* lookUp({ formId, number }: LookUp) {
  try {
    const answer = yield* call(lookUpRelation, number);
    if (answer.kind === 'unknown') yield* put(lookUpEnded('unknown'));
    else if (answer.kind === 'elsewhere') yield* put(relationFound(answer.relation));
    else {
      yield* put(toastShown({ kind: 'info', text: texts.known }));
      yield* put(personKnown({ formId, personId: answer.customer.personId }));
    }
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(lookUpEnded('failed'));
  }
}

/** Only a relation with a number can be found again with certainty. */
async function findRelation({ externalId }: Relation): Promise<string[]> {
  const answer = externalId === null ? null : await lookUpRelation(externalId);
  const personId = answer?.kind === 'here' ? answer.customer.personId : null;
  return personId === null ? [] : [personId];
}

function* create({ payload: { formId, relation } }: ReturnType<typeof createRequested>) {
  yield* sendOnce<unknown, Relation, Customer | undefined>({
    submission: creationKey(formId),
    draft: relationDraftKey(formId),
    texts: { success: texts.created, stored: texts.created, failure: asToast(texts.createFailed) },
    body: relation,
    isBody: isRelation,
    readSame: findRelation,
    post: createCustomer,
    *onStored(_, { answer, foundId }) {
      yield* put(personKnown({ formId, personId: foundId ?? answer?.personId ?? null }));
    },
  });
}
