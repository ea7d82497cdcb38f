import { createAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'typed-redux-saga';
import { queries } from '@/api/http/queries';
import { readSameRequests, requestValuation, type ValuationRequest } from '@/api/properties/valuations';
import { draftKey } from '@/core/drafts/draftsSlice';
import { sendOnce } from '@/core/submissions/sendOnce';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { isRecord } from '@/lib/values';
import { unitTexts } from '../unitTexts';

/** The form name for drafts, completed with the id of the unit. */
export const VALUATION_SURFACE = 'request-valuation';

export const valuationRequested = createAction<ValuationRequest>('unitCard/valuationRequested');

export const valuationKey = (unitId: string): string => submissionKey('unitcard/valuation', unitId);

export function* valuationRequestSaga() {
  yield* takeEvery(valuationRequested, request);
}

const isRequest = (kept: unknown): kept is ValuationRequest => isRecord(kept) && 'unitId' in kept;

function* request({ payload }: ReturnType<typeof valuationRequested>) {
  const { unitId } = payload;
  const { success, failure } = unitTexts.request;
  const done = yield* sendOnce<unknown, ValuationRequest>({
    submission: valuationKey(unitId),
    draft: draftKey(VALUATION_SURFACE, unitId),
    texts: { success, stored: success, failure },
    body: payload,
    isBody: isRequest,
    readSame: readSameRequests,
    post: requestValuation,
  });
  if (done) yield* put(queries.util.invalidateTags(['timeline']));
}
