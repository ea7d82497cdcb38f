import { useDispatch } from 'react-redux';
import { useRecordForm } from '@/card/form/useRecordForm';
import { paths } from '@/core/paths';
import type { VendorToEdit } from '@/domain/tenancy/vendor';
import { NEW_SUPPLIER, SUPPLIER_SURFACE, supplierKey, supplierSaveRequested } from '../suppliersSaga';
import { fieldsOf, isSupplierFields, noSupplier } from './supplierFields';
import { supplierFormTexts as texts } from './supplierFormTexts';
import { supplierProblems } from './supplierProblems';

/** The form of an existing or new supplier; `vendor` is null until it is loaded. */
export function useSupplierForm(vendorId: string | null, vendor: VendorToEdit | null) {
  const dispatch = useDispatch();
  const id = vendorId ?? NEW_SUPPLIER;
  const submission = supplierKey(id);
  const form = useRecordForm({
    surface: SUPPLIER_SURFACE,
    id,
    now: vendor === null ? noSupplier : fieldsOf(vendor),
    isFields: isSupplierFields,
    label: { title: vendor === null ? texts.newDraft : texts.draft(vendor.name), href: paths.suppliers },
    submission,
    problemsOf: supplierProblems,
    numbersOf: ({ phoneNumber = '' }) => ({ phoneNumber }),
    send: (changes) => dispatch(supplierSaveRequested({ id, changes })),
  });
  return { form, submission };
}

export type SupplierForm = ReturnType<typeof useSupplierForm>['form'];
