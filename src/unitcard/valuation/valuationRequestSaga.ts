import { createAction } from '@reduxjs/toolkit';
import { call, put, takeEvery } from 'typed-redux-saga';
import { queries } from '@/api/http/queries';
import { requestValuation, type ValuationRequest } from '@/api/tenancy/valuations';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { draftKey } from '@/core/drafts/draftsSlice';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { unitTexts } from '../unitTexts';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    'unitcard/valuation': true;
  }
}

/** Where it is typed; with the id of the unit it names a draft. */
export const VALUATION_SURFACE = 'request-valuation';

export const valuationRequested = createAction<ValuationRequest>('unitCard/valuationRequested');

export const valuationKey = (unitId: string): string => submissionKey('unitcard/valuation', unitId);

export function* valuationRequestSaga() {
  yield* takeEvery(valuationRequested, request);
}

function* request({ payload }: ReturnType<typeof valuationRequested>) {
  const { unitId } = payload;
  const { success, failure, uncertain } = unitTexts.request;
  const done = yield* call(submit, valuationKey(unitId), {
    success,
    failure,
    uncertain,
    draft: { key: draftKey(VALUATION_SURFACE, unitId) },
    *work() {
      yield* call(requestValuation, payload);
    },
  });
  if (!done) return;
  yield* closeDialogs((dialog) => dialog.kind === 'valuationRequest' && dialog.unitId === unitId);
  yield* put(queries.util.invalidateTags(['timeline']));
}
