import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate } from 'react-router';
import { vendorQueries } from '@/api/tenancy/vendors';
import { RecordDialog } from '@/card/form/RecordDialog';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useStillThere } from '@/core/hooks/useStillThere';
import { to } from '@/core/paths';
import { suppliersTitles } from '../suppliersTitles';
import { SupplierFields } from './SupplierFields';
import { supplierFormTexts as texts } from './supplierFormTexts';
import { inWords } from './inWords';
import { useAreaOptions } from './useAreaOptions';
import { useSupplierForm } from './useSupplierForm';

/** Adds a supplier, or changes one; a new one is shown in the overview. */
export function SupplierDialog({ dialog: { vendorId }, onClose }: DialogProps<'supplier'>) {
  const navigate = useNavigate();
  const answer = vendorQueries.endpoints.vendorToEdit.useQuery(vendorId ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const { record, isGone } = useStillThere(vendorId, answer.currentData);
  const vendor = record ?? null;
  const { form, submission } = useSupplierForm(vendorId, vendor);
  const areas = useAreaOptions(form.fields.workAreaIds);
  const isNew = vendorId === null;
  const showNew = () =>
    void navigate(to.suppliers(new URLSearchParams({ query: form.fields.name.trim() }).toString()));
  return (
    <RecordDialog
      title={isNew ? suppliersTitles.add : texts.edit(vendor?.name ?? '')}
      form={form}
      submission={submission}
      theirs={(field) => ({ label: texts.fields[field], value: inWords(form.now[field], areas.options) })}
      texts={texts}
      isNew={isNew}
      saveLabel={isNew ? texts.add : texts.save}
      answer={{ ...answer, currentData: record }}
      isGone={isGone}
      onSaved={() => isNew && showNew()}
      onClose={onClose}
    >
      <SupplierFields form={form} vendor={vendor} areas={areas} />
    </RecordDialog>
  );
}
