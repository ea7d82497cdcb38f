import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate } from 'react-router';
import { vendorQueries } from '@/api/vendors/vendors';
import { workAreaQueries } from '@/api/properties/workAreas';
import type { DialogProps } from '@/core/dialogs/dialog';
import { to } from '@/core/paths';
import { areasOf } from '@/domain/vendors/vendor';
import { optionsOf } from '@/kit/form/FormInputs';
import { RecordDialog } from '@/kit/form/RecordDialog';
import { useRecordForm } from '@/kit/form/useForm';
import { vendorsTitles } from '../vendorsTitles';
import { vendorForm } from './vendorForm';
import { vendorFormTexts as texts } from './vendorFormTexts';

/** Adds or changes a vendor. A new vendor is then shown in the overview. */
export function VendorDialog({ dialog: { vendorId }, onClose }: DialogProps<'vendor'>) {
  const navigate = useNavigate();
  const answer = vendorQueries.endpoints.vendorToEdit.useQuery(vendorId ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const form = useRecordForm(vendorForm, vendorId, answer);
  const { isNew, record, fields } = form;
  const showNew = () =>
    void navigate(to.vendorOverview(new URLSearchParams({ query: fields.name.trim() }).toString()));
  const { phoneNumbers = [], emailAddresses = [] } = record?.contactDetails ?? {};
  return (
    <RecordDialog
      title={isNew ? vendorsTitles.add : texts.edit(record?.name ?? '')}
      form={form}
      options={{ workAreaIds: useAreaOptions(fields.workAreaIds) }}
      hints={{
        phoneNumber: more(phoneNumbers.length - 1, texts.phones),
        emailAddress: more(emailAddresses.length - 1, texts.emails),
      }}
      onSaved={() => isNew && showNew()}
      onClose={onClose}
    />
  );
}

const more = (count: number, what: (count: number) => string): string | undefined =>
  count > 0 ? texts.more(count, what(count)) : undefined;

/** The work areas to choose from: those of complexes, of other vendors, and the ones already chosen. */
function useAreaOptions(chosen: readonly string[]) {
  const answer = workAreaQueries.endpoints.allWorkAreas.useQuery(undefined);
  const { currentData: vendors = [] } = vendorQueries.endpoints.vendorsWithAreas.useQuery(undefined);
  const areas = [
    ...chosen.map((id) => ({ id, name: '' })),
    ...areasOf(vendors),
    ...(answer.currentData ?? []),
  ];
  return { options: optionsOf(areas, texts.areas.unknown), answer, ...texts.areas };
}
