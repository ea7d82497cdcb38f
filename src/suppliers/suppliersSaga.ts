import { createAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'typed-redux-saga';
import * as v from 'valibot';
import type { HttpError } from '@/api/http/httpError';
import { queries } from '@/api/http/queries';
import {
  createVendor,
  findVendors,
  type RawVendor,
  readRawVendor,
  updateVendor,
  vendorQueries,
} from '@/api/tenancy/vendors';
import { type Changes, changedNames } from '@/lib/fieldChanges';
import { saveChanges } from '@/card/form/saveChanges';
import { draftKey } from '@/core/drafts/draftsSlice';
import { readAgain } from '@/core/sagas/readAgain';
import { sendOnce } from '@/core/submissions/sendOnce';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import type { Refused } from '@/core/submissions/submit';
import { problemOf } from '@/api/http/problem';
import { VendorToEdit } from '@/domain/tenancy/vendor';
import { isRecord } from '@/lib/values';
import { supplierBody } from './form/supplierBody';
import { asStored, fieldsOf, noSupplier, type SupplierFields } from './form/supplierFields';
import { supplierFormTexts as texts } from './form/supplierFormTexts';

/** The form name for drafts, completed with the supplier's id or the id for a new one. */
export const SUPPLIER_SURFACE = 'supplier';
export const NEW_SUPPLIER = 'new';

export const supplierSaveRequested = createAction<{ id: string; changes: Changes<SupplierFields> }>(
  'suppliers/saveRequested',
);

export const supplierKey = (id: string): string => submissionKey('suppliers/save', id);

export function* suppliersSaga() {
  yield* takeEvery(supplierSaveRequested, save);
}

function* save({ payload: { id, changes } }: ReturnType<typeof supplierSaveRequested>) {
  if (id === NEW_SUPPLIER) yield* add(changes.to);
  else yield* change(id, changes);
}

const CONFLICT = 409;

/** The server's only conflict is about the number. */
const refusedNumber = (error: HttpError): Refused | null =>
  error.status === CONFLICT
    ? { text: texts.numberTaken, reason: '', fields: ['chamberOfCommerceNumber'] }
    : null;

function* outdate() {
  yield* put(queries.util.invalidateTags(['vendors']));
}

function* change(id: string, changes: Changes<SupplierFields>) {
  const isSaved = yield* saveChanges({
    submission: supplierKey(id),
    draft: draftKey(SUPPLIER_SURFACE, id),
    changes,
    read: () => readRawVendor(id),
    fieldsOf: (raw) => fieldsOf(v.parse(VendorToEdit, raw)),
    asStored,
    write: (raw) => updateVendor({ id, ...supplierBody(raw, asStored(changes.to), changedNames(changes)) }),
    texts: {
      saved: texts.saved,
      failed: texts.saveFailed,
      changedMeanwhile: texts.changedMeanwhile,
      gone: texts.missing,
    },
    refused: refusedNumber,
    readAgain: () => readAgain(['vendors'], vendorQueries.endpoints.vendorToEdit),
  });
  if (!isSaved) yield* outdate();
}

const ALL = Object.keys(noSupplier) as (keyof SupplierFields)[];

function* add(typed: SupplierFields) {
  yield* sendOnce<unknown, RawVendor>({
    submission: supplierKey(NEW_SUPPLIER),
    draft: draftKey(SUPPLIER_SURFACE, NEW_SUPPLIER),
    body: supplierBody({}, asStored(typed), ALL),
    isBody: isRecord,
    readSame: readEqual,
    post: createVendor,
    onStored: outdate,
    texts: {
      success: texts.added,
      stored: texts.added,
      failure: (error) => refusedNumber(error) ?? { text: texts.addFailed, fields: problemOf(error).fields },
    },
  });
}

/** The ids of suppliers with the same name and number. */
async function readEqual({ name, chamberOfCommerceNumber }: RawVendor): Promise<string[]> {
  const found = await findVendors(String(name));
  return found
    .filter((one) => one.name === name && one.chamberOfCommerceNumber === chamberOfCommerceNumber)
    .map(({ id }) => id);
}
