import { skipToken } from '@reduxjs/toolkit/query/react';
import { listQueries } from '@/api/lists/lists';
import type { DialogProps } from '@/core/dialogs/dialog';
import { RecordDialog } from '@/kit/form/RecordDialog';
import { useRecordForm } from '@/kit/form/useForm';
import { definitionOf } from './definitions';
import { LabelUsages } from './labels/LabelUsages';
import { listTexts as texts } from './listTexts';

export function ListRecordDialog({ dialog: { list, id }, onClose }: DialogProps<'listRecord'>) {
  const definition = definitionOf(list);
  const answer = listQueries.endpoints.listRecord.useQuery(id === null ? skipToken : { list, id }, {
    refetchOnMountOrArgChange: true,
  });
  const form = useRecordForm(definition.form, id, answer);
  return (
    <RecordDialog
      title={id === null ? texts.add(definition.one) : texts.changeTitle(definition.one)}
      size="m"
      form={form}
      onClose={onClose}
    >
      {list === 'smartLabels' && id !== null && <LabelUsages labelId={id} onLeave={onClose} />}
    </RecordDialog>
  );
}
